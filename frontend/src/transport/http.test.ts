// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '@/testing/FakeServer';
import { csrfToken } from './csrf';
import { isPassing } from './errors';
import { answered, api } from './http';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  document.cookie = 'csrftoken=abc';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'csrftoken=; max-age=0';
});

describe('api', () => {
  it('gives the body of an answer', async () => {
    expect(await answered(api.GET('/api/status'))).toEqual({ players_online: 1204, tables_live: 287 });
  });

  it('turns a refusal into an error with its code, sentence and status', async () => {
    server.refuse('GET', /status/, 429, 'throttled', 'Slow down.');
    await expect(answered(api.GET('/api/status'))).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      code: 'throttled',
      message: 'Slow down.',
    });
  });

  it('calls a page of HTML what it is', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    await expect(answered(api.GET('/api/status'))).rejects.toMatchObject({ status: 502, code: 'unreadable_answer' });
  });

  it('tells a server that is away for a moment from one that is broken', async () => {
    server.refuse('GET', /status/, 503, 'unavailable', 'Try again.');
    await expect(answered(api.GET('/api/status'))).rejects.toSatisfy(isPassing);
    server.refuse('GET', /status/, 500, 'error', 'Something went wrong.');
    await expect(answered(api.GET('/api/status'))).rejects.not.toSatisfy(isPassing);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Away</h1>', { status: 503 })));
    await expect(answered(api.GET('/api/status'))).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('calls silence no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(answered(api.GET('/api/status'))).rejects.toMatchObject({ status: 0, code: 'no_connection' });
  });

  it('puts the token of the cookie, as it is now, on unsafe calls alone', async () => {
    const tokens: (string | null)[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      tokens.push(request.headers.get('X-CSRFToken'));
      return server.fetch(request);
    });
    await answered(api.POST('/api/guests'));
    document.cookie = 'csrftoken=def';
    await answered(api.POST('/api/guests'));
    await answered(api.GET('/api/me'));
    expect(tokens).toEqual(['abc', 'def', null]);
  });

  it('fetches the cookie first where there is none', async () => {
    document.cookie = 'csrftoken=; max-age=0';
    await answered(api.POST('/api/guests'));
    expect(server.calls.map(({ path }) => path)).toEqual(['/_allauth/browser/v1/config', '/api/guests']);
  });
});

describe('csrfToken', () => {
  it('finds its cookie among others', () => {
    expect(csrfToken('a=1; csrftoken=x%3Dy; b=2')).toBe('x=y');
    expect(csrfToken('notcsrftoken=1')).toBeNull();
  });
});
