import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import type { Challenge, Me, OwnStanding, People, PersonView } from '@/protocol';
import { aMe, aTable, NOW } from '@/testing/builders';
import { FakeServer } from '@/testing/FakeServer';
import { FakeSocket } from '@/testing/FakeSocket';
import { makeQueryClient, PersonConnection, PersonLine } from '@/transport';
import { PeopleNews } from './PeopleNews';
import { PeoplePage } from './PeoplePage';
import { PersonActions } from './PersonActions';

function aPerson(name: string, more: Partial<PersonView> = {}): PersonView {
  const ratings = { duel_rating: null, table_rating: null };
  return { public_id: `u_${name}`, name, kind: 'human', avatar: '', country: '', ...ratings, ...more };
}

function aChallenge(from: string, to: string, more: Partial<Challenge> = {}): Challenge {
  return {
    challenge_id: `c_${from}_${to}`,
    from: aPerson(from),
    to: aPerson(to),
    table_id: 'brass-notch-7kq2',
    seats: 2,
    pace: 'normal',
    options: aTable().options,
    state: 'open',
    made_at: NOW,
    expires_at: NOW + 300_000,
    ...more,
  };
}

const NOBODY: People = { following: [], followers: [], blocked: [], muted: [], challenges: [] };
const FINE: OwnStanding = { suspended_until: null, suspension_reason: null, silenced_until: null, warnings: [] };

beforeEach(async () => {
  FakeSocket.opened = [];
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['people', 'session']);
});

interface House {
  me?: Me | null;
  people?: Partial<People>;
  standing?: Partial<OwnStanding>;
}

function enter(room: ReactElement, { me = aMe('marit'), people = {}, standing = {} }: House = {}) {
  const server = new FakeServer();
  server.me = me;
  const known = { ...NOBODY, ...people };
  server.on('GET', /^\/api\/people$/, () => ({ body: known }));
  server.on('GET', /^\/api\/me\/standing$/, () => ({ body: { ...FINE, ...standing } }));
  vi.stubGlobal('fetch', server.fetch);
  const line = new PersonConnection({
    openSocket: (path) => new FakeSocket(path) as unknown as WebSocket,
    local: () => 0,
    random: () => 0,
  });
  line.subscribe(() => undefined);
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <PersonLine value={line}>
        <MemoryRouter>
          <Routes>
            <Route index element={room} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </PersonLine>
    </QueryClientProvider>,
  );
  const tell = (message: unknown) => act(() => FakeSocket.last.say(message as never));
  return { server, client, tell, known };
}

function Address(): ReactElement {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

describe('the people room', () => {
  it('puts whoever is here first, with a way to watch them', async () => {
    const following = [
      { person: aPerson('abe'), online: false, table_id: null },
      { person: aPerson('zoe'), online: true, table_id: 't9' },
    ];
    enter(<PeoplePage />, { people: { following } });
    await screen.findByRole('button', { name: 'zoe' });
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual(['zoe', 'abe']);
    expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/table/t9');
    expect(rows[1]).toHaveTextContent('not here');
  });

  it('says what to do when one follows nobody', async () => {
    enter(<PeoplePage />);
    expect(await screen.findByText('You follow nobody yet')).toBeVisible();
  });

  it('answers a challenge and leads to its table', async () => {
    const challenge = aChallenge('sitinur', 'marit');
    const { server } = enter(<PeoplePage />, { people: { challenges: [challenge] } });
    server.on('POST', /\/accept$/, () => ({ body: { ...challenge, state: 'accepted' } }));
    await screen.findByText('sitinur challenges you');
    expect(screen.getByText('Duel, short, normal pace')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/table/brass-notch-7kq2'));
  });

  it('keeps a challenge whose answer is refused, and says why', async () => {
    const { server } = enter(<PeoplePage />, { people: { challenges: [aChallenge('sitinur', 'marit')] } });
    server.refuse('POST', /\/accept$/, 409, 'challenge_over');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This challenge is over.');
  });

  it('lets somebody near again', async () => {
    const { server, known } = enter(<PeoplePage />, { people: { blocked: [aPerson('rude')] } });
    server.on('DELETE', /^\/api\/users\/u_rude\/block$/, () => {
      known.blocked = [];
      return { body: { following: false, muted: false, blocked: false } };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Blocked' })).toBeNull());
  });

  it('says so when it cannot be fetched, and asks again', async () => {
    const { server } = enter(<PeoplePage />);
    server.refuse('GET', /^\/api\/people$/, 429, 'throttled');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
    server.on('GET', /^\/api\/people$/, () => ({ body: NOBODY }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You follow nobody yet')).toBeVisible();
  });
});

describe('news from people', () => {
  it('shows a challenge as it comes, and takes it away as it ends', async () => {
    const { tell, server } = enter(<PeopleNews />);
    await waitFor(() => expect(server.calls.some(({ path }) => path === '/api/people')).toBe(true));
    await screen.findByRole('log');
    const challenge = aChallenge('sitinur', 'marit');
    tell({ type: 'challenge', challenge });
    expect(await screen.findByRole('region', { name: 'sitinur challenges you' })).toBeVisible();
    tell({ type: 'challenge', challenge: { ...challenge, state: 'cancelled' } });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('tells the challenger what came of it', async () => {
    const { tell } = enter(<PeopleNews />);
    await screen.findByRole('log');
    tell({ type: 'challenge', challenge: aChallenge('marit', 'sitinur', { state: 'declined' }) });
    expect(await screen.findByRole('region', { name: 'sitinur cannot play now' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Put away' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows a warning until it is read', async () => {
    const warnings = [{ warning_id: 7, reason: 'Mind your words.', at: NOW }];
    const { server } = enter(<PeopleNews />, { standing: { warnings } });
    server.on('POST', /^\/api\/me\/warnings\/7\/acknowledge$/, () => ({ body: FINE }));
    expect(await screen.findByText('Mind your words.', { exact: false })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have read it' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('says until when one is suspended, and why', async () => {
    enter(<PeopleNews />, { standing: { suspended_until: NOW, suspension_reason: 'Stalling.' } });
    const note = await screen.findByRole('region', { name: 'You are suspended' });
    expect(note).toHaveTextContent('29 November 2026');
    expect(note).toHaveTextContent('Stalling.');
  });
});

describe('what one may do about somebody', () => {
  const actions = <PersonActions publicId="u_sitinur" name="sitinur" kind="human" tableId="t1" />;
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);

  function meet(house: House = {}, ties = { following: false, muted: false, blocked: false }) {
    const entered = enter(actions, house);
    entered.server.on('GET', /^\/api\/users\/u_sitinur\/ties$/, () => ({ body: ties }));
    return entered;
  }

  it('is everything with an account', async () => {
    const { server } = meet();
    server.on('PUT', /\/follow$/, () => ({ body: { following: true, muted: false, blocked: false } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    await screen.findByRole('button', { name: 'Follow no longer' });
    expect(names()).toEqual(['Follow no longer', 'Challenge', 'Mute', 'Block', 'Report']);
  });

  it('is to keep somebody away, as a guest', async () => {
    meet({ me: aMe('guest-7', { kind: 'guest', email: null }) });
    await screen.findByRole('button', { name: 'Block' });
    expect(names()).toEqual(['Mute', 'Block', 'Report']);
  });

  it('is to unblock or report, once blocked', async () => {
    meet({}, { following: false, muted: false, blocked: true });
    await screen.findByRole('button', { name: 'Unblock' });
    expect(names()).toEqual(['Unblock', 'Report']);
  });

  it('stays what it was when it cannot be asked again', async () => {
    const { server, client } = meet();
    await screen.findByRole('button', { name: 'Follow' });
    server.refuse('GET', /ties$/, 404, 'odd', 'Not now.');
    await act(() => client.refetchQueries());
    expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
  });

  it('is nothing about oneself', async () => {
    const { server } = meet({ me: aMe('sitinur') });
    await waitFor(() => expect(server.calls).not.toEqual([]));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a report with the table it happened at', async () => {
    const { server } = meet();
    server.on('POST', /^\/api\/reports$/, () => ({ status: 201, body: { report_id: 'r1' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    await userEvent.click(screen.getByRole('radio', { name: 'They stall or leave on purpose' }));
    await userEvent.type(screen.getByRole('textbox'), 'Every time.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Report' }).at(-1)!);
    expect(await screen.findByText('A moderator will look at it.')).toBeVisible();
    expect(server.calls.at(-1)?.body).toEqual({
      user: 'u_sitinur',
      kind: 'stalling',
      words: 'Every time.',
      table_id: 't1',
    });
  });

  it('is a challenge to a new table, or to the one where one waits', async () => {
    const current = { table_id: 'mine', game_id: null };
    const { server } = meet({ me: aMe('marit', { current }) });
    server.on('POST', /^\/api\/challenges$/, () => ({ status: 201, body: aChallenge('marit', 'sitinur') }));
    await userEvent.click(await screen.findByRole('button', { name: 'Challenge' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Challenge' }).at(-1)!);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/table/brass-notch-7kq2'));
    expect(server.calls.find(({ path }) => path === '/api/challenges')?.body).toEqual({
      user: 'u_sitinur',
      table_id: 'mine',
    });
  });
});
