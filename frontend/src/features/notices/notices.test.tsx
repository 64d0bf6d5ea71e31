import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences, setPreferences } from '@/features/settings';
import { i18n, startWords } from '@/i18n';
import { NoticeSetting } from './NoticeSetting';
import { useNoticeWhen } from './useNotice';

const shown = vi.fn();
const ask = vi.fn<() => Promise<NotificationPermission>>();

const FakeNotification = Object.assign(
  function notice(title: string, options: NotificationOptions): void {
    shown(title, options.body, options.tag);
  },
  { permission: 'default', requestPermission: ask },
);

function away(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
}

beforeEach(async () => {
  shown.mockReset();
  ask.mockReset();
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  setPreferences({ notices: false });
  away(true);
  if (!i18n.isInitialized) await startWords('en');
  await i18n.loadNamespaces(['settings']);
});

function Turn({ mine }: { mine: boolean }): null {
  useNoticeWhen(mine, 'turn', 'Your turn.');
  return null;
}

function turnsToMe(): void {
  const { rerender } = render(<Turn mine={false} />);
  rerender(<Turn mine />);
  rerender(<Turn mine />);
}

describe('notices', () => {
  it('are asked for by a press alone, and come once each time', async () => {
    ask.mockImplementation(() => {
      FakeNotification.permission = 'granted';
      return Promise.resolve('granted');
    });
    render(<NoticeSetting />);
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('switch'));
    expect(await screen.findByText(/When it is your turn/)).toBeVisible();
    expect(preferences().notices).toBe(true);
    turnsToMe();
    expect(shown.mock.calls).toEqual([['Craits', 'Your turn.', 'craits-turn']]);
  });

  it('stay off where the browser says no, and it is said how to mend that', async () => {
    ask.mockResolvedValue('denied');
    render(<NoticeSetting />);
    await userEvent.click(screen.getByRole('switch'));
    expect(await screen.findByRole('status')).toHaveTextContent('allow it there first');
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(preferences().notices).toBe(false);
  });

  it.each([
    ['while the page is looked at', { hidden: false, notices: true, permission: 'granted' as const }],
    ['without the wish for them', { hidden: true, notices: false, permission: 'granted' as const }],
    ['without the browser’s leave', { hidden: true, notices: true, permission: 'denied' as const }],
  ])('do not come %s', (_, { hidden, notices, permission }) => {
    away(hidden);
    setPreferences({ notices });
    FakeNotification.permission = permission;
    turnsToMe();
    expect(shown).not.toHaveBeenCalled();
  });
});
