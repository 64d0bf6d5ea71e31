import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { ReplayPage } from '@/features/replay/routes';

/** A finished game, at its own address. */
export function ReplayRoute(): ReactElement {
  const { gameId = '' } = useParams();
  return <ReplayPage key={gameId} gameId={gameId} />;
}
