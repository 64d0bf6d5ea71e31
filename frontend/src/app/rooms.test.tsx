import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { i18n, startWords } from '@/i18n';
import { FakeServer } from '@/testing/FakeServer';
import { makeQueryClient } from '@/transport';
import { ErrorBoundary } from './ErrorBoundary';
import { Rooms } from './rooms';

const scrolled = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('fetch', new FakeServer().fetch);
  window.scrollTo = scrolled;
  if (!i18n.isInitialized) await startWords('en');
});

function visit(address: string) {
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Rooms />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const SLOW = { timeout: 10_000 };

describe('the rooms', () => {
  it('name the window, and take the focus after a change of room', async () => {
    visit('/rules');
    expect(await screen.findByRole('heading', { level: 1, name: 'Get rid of your cards' }, SLOW)).toBeVisible();
    expect(document.title).toBe('Rules — Craits');
    expect(screen.getByRole('main')).not.toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Watch' }));
    await screen.findByRole('heading', { level: 1, name: 'At the tables now' }, SLOW);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Watch — Craits');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('aria-current', 'page');
  }, 20_000);

  it('let one skip the bar', async () => {
    visit('/nowhere');
    const skip = await screen.findByRole('link', { name: 'Skip to the content' });
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('say so where there is nothing', async () => {
    visit('/nowhere/at/all');
    expect(await screen.findByRole('heading', { name: 'Nothing at this address' })).toBeVisible();
  });

  it('offer nobody an account that is not there', async () => {
    visit('/settings');
    expect(await screen.findByText('You are new here', undefined, SLOW)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
  }, 20_000);

  it('are found by the links of the server’s mails', async () => {
    visit('/account/verify-email/abc');
    expect(await screen.findByRole('heading', { name: 'Confirm your address' }, SLOW)).toBeVisible();
  }, 20_000);
});

describe('a room that breaks', () => {
  it('says what is safe', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Bad = () => {
      throw new Error('on purpose');
    };
    render(
      <ErrorBoundary>
        <Bad />
      </ErrorBoundary>,
    );
    expect(await screen.findByText(/A game in progress is safe/)).toBeVisible();
    quiet.mockRestore();
  });
});
