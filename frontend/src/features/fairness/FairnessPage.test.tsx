import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { KeptPromise } from '@/features/lobby';
import { i18n, startWords } from '@/i18n';
import { makeQueryClient } from '@/transport';
import sample from '../../../../backend/tests/data/sample-record.json';
import { forgetFile } from './dropped';
import { FairnessPage } from './FairnessPage';
import type { Answer, Question } from './proving/messages';
import { prove, retell } from './verifier';
import { hashOfSeed } from './verifier/seeds';

/** The worker on the test's own thread: it answers at once. Of an empty file it dies, as one whose code cannot be fetched. */
class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();

  postMessage(question: Question): void {
    if (question.ask === 'prove' && question.bytes.length === 0) {
      this.dispatchEvent(new Event('error'));
      return;
    }
    const say = (data: Answer) => this.dispatchEvent(new MessageEvent('message', { data }));
    const { id } = question;
    if (question.ask === 'retell') say({ id, rounds: retell(question.record) });
    else for (const proof of prove(question.bytes)) say({ id, proof });
  }
}

beforeAll(async () => {
  vi.stubGlobal('Worker', FakeWorker);
  await startWords('en');
  await i18n.loadNamespaces(['fairness']);
});

beforeEach(() => {
  forgetFile();
  vi.stubGlobal('Worker', FakeWorker);
});

/** The browser's own way back. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

const asked: string[] = [];

function open(address: string, answer: () => Response = () => Response.json(sample)): void {
  asked.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Promise.resolve(answer());
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="fairness/:gameId?" element={<FairnessPage />} />
        </Routes>
        <Back />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function fileOf(edit: (copy: typeof sample) => void = () => undefined): File {
  const copy = structuredClone(sample);
  edit(copy);
  return new File([JSON.stringify(copy)], 'game.json', { type: 'application/json' });
}

const choose = (file: File) => userEvent.upload(screen.getByLabelText(/^(Choose a record|Check another file)$/), file);

const promise: KeptPromise = {
  game_id: sample.game_id,
  table_id: 't1',
  commitment: sample.fairness.commitment,
  seats: sample.seats.map(({ account }) => account ?? 'g_1'),
  options: sample.options as KeptPromise['options'],
  client_hashes: sample.fairness.client_hashes,
  seat: 0,
  seed: sample.fairness.client_seeds[0]!,
  kept_at: 0,
};

/** As the ready step keeps it. */
const keepPromise = (kept: KeptPromise) => localStorage.setItem(`craits.promise.${kept.game_id}`, JSON.stringify(kept));

describe('a game of this server', () => {
  it('checks out, and claims no more than a record alone can prove', async () => {
    open(`/fairness/${sample.game_id}`);
    expect(await screen.findByRole('heading', { name: 'Every shuffle agrees' })).toBeVisible();
    expect(screen.getByText(/a record alone can only agree with itself/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Not proved: that these secrets were the ones promised');
    expect(screen.queryByText('The server kept its promise')).not.toBeInTheDocument();
    expect(screen.getByText('117 moves, 8 results and the total, by the rules, version 1')).toBeVisible();
    expect(asked).toEqual([`/api/games/${sample.game_id}/record`]);
  });

  it('is compared with what this browser kept', async () => {
    keepPromise(promise);
    open(`/fairness/${sample.game_id}`);
    expect(await screen.findByRole('heading', { name: 'Every shuffle agrees' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Proved: nobody, the server included, chose a card');
    expect(screen.getByText('its own word')).toHaveTextContent('agrees');
  });

  it('that agrees with itself but not with the promise is caught', async () => {
    keepPromise({ ...promise, commitment: 'ab'.repeat(32) });
    open(`/fairness/${sample.game_id}`);
    expect(await screen.findByRole('heading', { name: 'This is not the game that was promised' })).toBeVisible();
    expect(screen.getByText('The server did not keep its promise')).toBeVisible();
    expect(screen.getByText('the server’s promise')).toHaveTextContent('does not agree');
  });

  it('that is not over yet says so', async () => {
    const body = { type: 'client_error', errors: [{ code: 'not_over_yet', detail: '', attr: null }] };
    open('/fairness/g1', () => Response.json(body, { status: 409 }));
    expect(await screen.findByRole('heading', { name: 'No record to check' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('waits for a connection, and says so', async () => {
    onlineManager.setOnline(false);
    open(`/fairness/${sample.game_id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No connection/);
    expect(screen.getByRole('button', { name: 'Choose a record' })).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('heading', { name: 'Every shuffle agrees' })).toBeVisible();
  });

  it('that is answered with the record of another is not what was asked for', async () => {
    open('/fairness/gm_another');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This is the record of another game than gm_another/);
    keepPromise({ ...promise, game_id: 'gm_promised' });
    cleanup();
    open('/fairness/gm_promised');
    expect(await screen.findByText('which game it was')).toHaveTextContent('does not agree');
  });
});

describe('what does not agree', () => {
  const broken = { ...sample, totals: [1, 2, 3] };
  const letter = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What was found' }).value;

  function nameContact(link: string): void {
    const meta = document.createElement('meta');
    meta.name = 'contact';
    meta.content = link;
    document.head.append(meta);
    onTestFinished(() => meta.remove());
  }

  async function openLetter(): Promise<void> {
    open(`/fairness/${sample.game_id}`, () => Response.json(broken));
    await userEvent.click(await screen.findByRole('button', { name: 'Tell the operator' }));
  }

  it('can be told to the operator, in the reader’s own mail', async () => {
    nameContact('mailto:deals@craits.example');
    await openLetter();
    expect(letter()).toContain(`/fairness/${sample.game_id}\n`);
    expect(letter()).toContain('totals · wrong_totals');
    expect(letter()).toContain(hashOfSeed(JSON.stringify(broken)));
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Write a mail' });
    expect(new URL(href).pathname).toBe('deals@craits.example');
    expect(new URL(href).searchParams.get('body')).toBe(letter().replaceAll('\n', '\r\n'));
    expect(asked).toEqual([`/api/games/${sample.game_id}/record`]);
  });

  it('says what this browser had kept, but nothing of its own word', async () => {
    nameContact('https://craits.example/contact');
    keepPromise({ ...promise, commitment: '0'.repeat(64) });
    await openLetter();
    expect(letter()).toContain('Not as my browser kept it from before the game: the server’s promise');
    expect(letter()).not.toContain(promise.seed);
    expect(screen.getByRole('link', { name: 'Open their page' })).toHaveAttribute(
      'href',
      'https://craits.example/contact',
    );
  });

  it('can be copied where the site names no way', async () => {
    await openLetter();
    expect(screen.getByText(/this site does not say how to reach whoever runs it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy it' })).toBeVisible();
    expect(within(screen.getByRole('dialog')).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a record from the disk', () => {
  it('is checked without the server, chosen or dropped', async () => {
    open('/fairness');
    await choose(fileOf());
    expect(await screen.findByRole('heading', { name: 'Every shuffle agrees' })).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer: { files: [fileOf((r) => (r.rounds[0]!.moves[0] = '1:KS'))] } });
    expect(await screen.findByRole('heading', { name: 'This record does not agree' })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('Round 1, move 1: It was not that seat’s turn.');
    expect(screen.getByRole('note')).toHaveTextContent('rounds[0].moves[0] · out_of_turn');
    expect(asked).toEqual([]);
  });

  it('shows the card that does not stand where the arithmetic puts it', async () => {
    open('/fairness');
    await choose(fileOf((r) => (r.rounds[0]!.starter = '6H')));
    expect(await screen.findByText('Round 1 was not dealt so')).toBeVisible();
    const note = screen.getByRole('note');
    expect(within(note).getByRole('img', { name: 'Six of hearts' })).toBeVisible();
    expect(within(note).getByRole('img', { name: 'Ten of diamonds' })).toBeVisible();
  });

  it('names who was dealt what, in every round', async () => {
    open('/fairness');
    await choose(fileOf());
    await userEvent.click(await screen.findByRole('button', { name: 'Round 8, 1 card each' }));
    const pack = screen.getByRole('list', { name: 'The pack of round 8 in the order of its shuffle' });
    const cards = within(pack).getAllByRole('img');
    expect(cards).toHaveLength(52);
    expect(cards[0]).toHaveAccessibleName(/guest-7$|ada$|Barrel$/);
    expect(cards[3]).toHaveAccessibleName(/turned up$/);
    await userEvent.click(screen.getByRole('button', { name: 'Show all swaps' }));
    expect(screen.getByRole('table', { name: 'Shuffle “deal:8”: all 51 swaps' })).toBeVisible();
  });

  it('is left by going back, whatever was looked at before', async () => {
    open('/fairness');
    await choose(fileOf());
    expect(await screen.findByRole('heading', { name: 'Every shuffle agrees' })).toBeVisible();
    await choose(fileOf((r) => (r.totals[0] = 1)));
    expect(await screen.findByRole('heading', { name: 'This record does not agree' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(await screen.findByRole('heading', { name: 'Check a game' })).toBeVisible();
  });

  it('says so where the check breaks off, and another is checked all the same', async () => {
    open('/fairness');
    await choose(new File([], 'empty.json', { type: 'application/json' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The check broke off/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeVisible();
    await choose(fileOf());
    expect(await screen.findByRole('heading', { name: 'Every shuffle agrees' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that is none says so, and is nobody’s fault', async () => {
    open('/fairness');
    await choose(new File(['{"format": "pgn"}'], 'x.json', { type: 'application/json' }));
    expect(await screen.findByRole('heading', { name: 'This is no record of a game' })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('format · bad_field');
    expect(screen.queryByRole('button', { name: 'Tell the operator' })).not.toBeInTheDocument();
  });
});

it('lists the games of whose tables this browser was', () => {
  keepPromise(promise);
  open('/fairness');
  const [game] = within(screen.getByRole('region', { name: 'Games played in this browser' })).getAllByRole('listitem');
  expect(game).toHaveTextContent(/1 Jan 1970.*Short game, 3 players/);
  expect(within(game!).getByRole('link')).toHaveAttribute('href', `/fairness/${sample.game_id}`);
});
