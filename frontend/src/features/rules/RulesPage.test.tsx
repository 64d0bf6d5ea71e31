import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { RulesPage } from './RulesPage';

describe('the rules page', () => {
  it('answers for every card that is tried', async () => {
    await show(<RulesPage />);
    expect(await screen.findByText('Same colour: diamonds are the sisters of hearts.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Nine of clubs' }));
    expect(screen.getByText('Neither suit, rank nor colour.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Queen of hearts' }));
    expect(screen.getByText('Hearts won’t do: the 8 made it spades.')).toBeVisible();
  });

  it('turns the crank, and breaks it', async () => {
    await show(<RulesPage />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Ace of diamonds' }));
    expect(screen.getByRole('img', { name: 'The crank at 3' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'No ace, no two' }));
    expect(screen.getByText(/the crank is over, and the turn passes/)).toBeVisible();
  });
});
