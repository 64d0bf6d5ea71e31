import type { ReactElement } from 'react';
import type { LiveGame } from '@/protocol';
import { Drawing, TableRing } from '@/ui';

/** The table of a live game from above; in its middle how far the crank is turned, or the suit that lies there. */
export function LiveRing({ game }: { game: LiveGame }): ReactElement {
  const { crank, suit } = game.round;
  return (
    <TableRing taken={game.seats.map(() => true)}>
      {crank > 0 ? (
        <text className="table-ring__count" x="11" y="22">
          {crank}
        </text>
      ) : (
        <g className="table-ring__suit" data-suit={suit.toLowerCase()}>
          <Drawing id={`suit-${suit.toLowerCase()}`} className={undefined} />
        </g>
      )}
    </TableRing>
  );
}
