import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aMe } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { show } from '@/testing/render';
import { DataSection } from './AccountSections';

function someone(kind: 'human' | 'guest'): FakeServer {
  const server = new FakeServer();
  server.me = aMe('marit', { kind });
  return server;
}

describe('the figures of one’s games', () => {
  it('can be kept to oneself, and shown again', async () => {
    const { server } = await show(<DataSection />, someone('human'));
    const lever = await screen.findByRole('switch', { name: /Figures of your games.*Everybody may see them/ });
    expect(lever).toBeChecked();
    await userEvent.click(lever);
    expect(await screen.findByText(/Only you see them/)).toBeVisible();
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ stats_hidden: true });
    await userEvent.click(screen.getByRole('switch'));
    expect(await screen.findByText(/Everybody may see them/)).toBeVisible();
    expect(server.me?.stats_hidden).toBe(false);
  });

  it('stay as they were when the server refuses', async () => {
    const server = someone('human');
    server.refuse('PATCH', /^\/api\/me$/, 429, 'throttled', 'Too often.');
    await show(<DataSection />, server);
    await userEvent.click(await screen.findByRole('switch'));
    expect(await screen.findByText(/Too many tries/)).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('are not there for guests, who are never rated', async () => {
    await show(<DataSection />, someone('guest'));
    expect(await screen.findByText('Everything about you')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
