import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import feed from './gallery/feed.json';
import { ReplayPage } from './ReplayPage';

// Whole tables are slow to search by role on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  await startWords('en');
  await i18n.loadNamespaces(['table', 'replay', 'settings']);
  // The list of moves draws what is in sight, and in jsdom nothing has a size.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32);
});

function Address() {
  return <output data-testid="query">{useLocation().search}</output>;
}

function open(query = '') {
  const client = makeQueryClient();
  client.setQueryData(['replay', 'g'], feed);
  client.setQueryData(['me'], null);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/games/g${query}`]}>
        <Routes>
          <Route path="*" element={<ReplayPage gameId="g" />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const slider = () => screen.getByRole('slider', { name: 'Move' });
const top = () => screen.getByRole('img', { name: /^Top discard/ });
/** What a screen reader is told; the address, further down, is a status of this test's own. */
const told = () => screen.getAllByRole('status')[0];
const query = () => screen.getByTestId('query').textContent;

describe('stepping through a game', () => {
  it('begins at the deal and steps by keys, with an address for every move', async () => {
    open();
    expect(slider()).toHaveAttribute('aria-valuetext', 'Round 1, move 0 of 23');
    expect(top()).toHaveAccessibleName('Top discard: Ten of diamonds');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(top()).toHaveAccessibleName('Top discard: Queen of clubs');
    await waitFor(() => expect(query()).toBe('?at=1.2'));
    await userEvent.keyboard('{PageDown}{End}{ArrowLeft}');
    await waitFor(() => expect(query()).toBe('?at=2.23'));
  });

  it('tells each step to whoever does not see it, but none that is passed by', async () => {
    open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(told()).toHaveTextContent(/^The server played Two of spades.* for Barrel. The crank is open at two/);
    fireEvent.change(slider(), { target: { value: '5' } });
    expect(told()).toBeEmptyDOMElement();
  });

  it('opens at the move of the link, from the seat of the link', () => {
    open('?at=2.5&view=1');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Round 2, move 5 of 24');
    const barrel = screen.getByRole('article', { name: /^Barrel/ });
    expect(within(barrel).getAllByRole('img').length).toBeGreaterThan(0);
    expect(within(screen.getByRole('article', { name: /^ada/ })).queryByRole('img')).not.toBeInTheDocument();
  });

  it('goes to a move by its sentence', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: /The server played Two of spades for Barrel/ }));
    await waitFor(() => expect(query()).toBe('?at=1.3'));
    expect(screen.getByRole('img', { name: 'The crank is open at 2' })).toBeInTheDocument();
  });

  it('opens all hands or one seat’s', async () => {
    open();
    expect(within(screen.getByRole('article', { name: /^ada/ })).getAllByRole('img')).toHaveLength(8);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'As guest-7 saw it');
    expect(within(screen.getByRole('article', { name: /^ada/ })).queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => expect(query()).toBe('?at=1.0&view=2'));
  });

  it('shows the scores that the record holds', async () => {
    open('?at=1.23');
    await userEvent.click(screen.getByRole('button', { name: 'Score sheet' }));
    const pad = screen.getByRole('dialog', { name: 'Round 1: guest-7 went out' });
    expect(within(pad).getByRole('row', { name: /^Total/ })).toHaveTextContent(/146\s*55\s*0/);
    await userEvent.click(within(pad).getByRole('button', { name: 'Back to the replay' }));
    await userEvent.click(screen.getByRole('button', { name: 'Final scores' }));
    const end = screen.getByRole('dialog', { name: 'guest-7 wins by 176' });
    expect(within(end).getAllByRole('listitem')[0]).toHaveTextContent(/^1stGguest-7/);
  });
});

describe('the keys', () => {
  it('jump to cranks, look from seats, and change the speed', async () => {
    open();
    await userEvent.keyboard('c');
    expect(screen.getByRole('img', { name: /^The crank is open/ })).toBeInTheDocument();
    await userEvent.keyboard('3');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('As guest-7 saw it');
    await userEvent.keyboard('0');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Open hands');
    await userEvent.keyboard('9');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Open hands');
    await userEvent.keyboard('++');
    expect(screen.getByRole('button', { name: 'Speed 4, change it' })).toBeVisible();
    await userEvent.keyboard('---');
    expect(screen.getByRole('button', { name: 'Speed 0.5, change it' })).toBeVisible();
    await userEvent.keyboard('-');
    expect(screen.getByRole('button', { name: 'Speed 8, change it' })).toBeVisible();
  });

  it('are all told where one asks', async () => {
    open();
    await userEvent.keyboard('?');
    const keys = screen.getByRole('dialog', { name: 'Keys' });
    expect(within(keys).getAllByRole('term')).toHaveLength(11);
    // What lies over the table has the keys for itself.
    await userEvent.keyboard('{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Round 1, move 0 of 23');
  });
});

describe('sharing', () => {
  it('gives the move, the view and, where ticked, the look', async () => {
    open('?at=2.5&view=1');
    await userEvent.keyboard('s');
    const dialog = screen.getByRole('dialog', { name: 'Share round 2, move 5' });
    const link = within(dialog).getByRole('textbox', { name: /^A link/ });
    const game = feed.record.game_id;
    expect(link).toHaveDisplayValue(`http://localhost:8000/games/${game}?at=2.5&view=1`);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /dark/ }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /two colours/ }));
    expect(link).toHaveDisplayValue(`http://localhost:8000/games/${game}?at=2.5&view=1&theme=dark&deck=two`);
    const picture = within(dialog).getByRole('img', { name: /^The table at this move/ });
    expect(picture).toHaveAttribute('src', expect.stringContaining('/picture?at=2.5&view=1&theme=dark&deck=two'));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /dark/ }));
    expect(within(dialog).getByRole('textbox', { name: /page of your own/ })).toHaveDisplayValue(
      new RegExp(`^<iframe src="http://localhost:8000/embed/${game}\\?at=2.5&amp;view=1&amp;deck=two"`),
    );
  });

  it('stays at the moment it was opened at, while the game plays on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('?at=1.1');
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyDown(document.body, { key: 's' });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    vi.useRealTimers();
    expect(slider()).not.toHaveAttribute('aria-valuetext', 'Round 1, move 1 of 23');
    const dialog = screen.getByRole('dialog', { name: 'Share round 1, move 1' });
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^A link/ }).value).toMatch(/at=1\.1$/);
  });

  it('says so when the picture cannot be had', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Share this move' }));
    fireEvent.error(screen.getByRole('img', { name: /^The table at this move/ }));
    expect(screen.getByRole('alert')).toHaveTextContent('The picture could not be drawn.');
  });

  it('shows the look of the sender, and gives it back', () => {
    const { unmount } = open('?at=1.2&theme=light&deck=four');
    const { dataset } = document.documentElement;
    expect([dataset['theme'], dataset['deck']]).toEqual(['light', 'four']);
    unmount();
    expect([dataset['theme'], dataset['deck']]).toEqual(['dark', undefined]);
  });
});

describe('the game as text', () => {
  it('is whole, with every round and its points', async () => {
    open();
    await userEvent.keyboard('t');
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The game as text' }).value;
    expect(text).toContain('Round 1, hands of 8.');
    expect(text).toContain('3. The server played 2♠ for Barrel.');
    expect(text).toContain('Points: ada 146, Barrel 55, guest-7 0.');
    const moves = feed.record.rounds.flatMap((round) => round.moves);
    expect(text.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(moves.length);
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
    );
  });
});

/** Opens a game's page as somebody who is not signed in. */
function openAsNobody(): void {
  const client = makeQueryClient();
  client.setQueryData(['me'], null);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReplayPage gameId="g" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('a game that cannot be shown', () => {
  it.each([
    ['not_over_yet', 409, 'Still being played'],
    ['not_found', 404, 'No such game'],
  ])('says so for %s', async (code, status, heading) => {
    const body = { type: 'client_error', errors: [{ code, detail: '', attr: null }] };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <MemoryRouter>
          <ReplayPage gameId="g" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('says so without a connection, and comes with it', async () => {
    onlineManager.setOnline(false);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(feed)));
    openAsNobody();
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('slider', { name: 'Move' }, { timeout: 10_000 })).toBeVisible();
  });

  it('waits for the record of a rated game that is just over', async () => {
    const body = { type: 'client_error', errors: [{ code: 'not_sealed_yet', detail: '', attr: null }] };
    const answers = [Response.json(body, { status: 409 }), Response.json(feed)];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    openAsNobody();
    expect(await screen.findByRole('slider', { name: 'Move' }, { timeout: 10_000 })).toBeVisible();
  });
});
