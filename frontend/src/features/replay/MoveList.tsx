import { memo, useEffect, useMemo, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, Sentence, type LogLine } from '@/features/table';
import { dyeOf } from '@/ui';
import type { Moment } from './model/feed';
import type { Position } from './model/position';

interface MoveListProps {
  moments: readonly Moment[];
  position: Position;
  names: readonly string[];
  onMove: (round: number, move: number) => void;
}

/** The moves of the round, each in a sentence; a press goes there. */
export const MoveList = memo(function MoveList({ moments, position, names, onMove }: MoveListProps): ReactElement {
  const { t } = useTranslation('replay');
  const strip = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => moments.map(({ events, round }) => describe(events, round.number)), [moments]);
  useEffect(() => {
    keepInSight(strip.current);
  }, [position.move, position.round]);
  return (
    <section className="moves">
      <h2 id="moves">{t('moves')}</h2>
      <ol className="strip" ref={strip} aria-labelledby="moves">
        {lines.map((told, move) => (
          <MoveRow
            key={move}
            move={move}
            told={told}
            seat={seatOf(moments[move])}
            names={names}
            current={move === position.move}
            onPress={() => onMove(position.round, move)}
          />
        ))}
      </ol>
    </section>
  );
});

/** Scrolls the list, and only the list, to the current move. */
function keepInSight(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list === null || current == null) return;
  const frame = list.getBoundingClientRect();
  const row = current.getBoundingClientRect();
  if (row.top < frame.top) list.scrollTop -= frame.top - row.top;
  else if (row.bottom > frame.bottom) list.scrollTop += row.bottom - frame.bottom;
}

interface MoveRowProps {
  move: number;
  told: readonly LogLine[];
  seat: number | null;
  names: readonly string[];
  current: boolean;
  onPress: () => void;
}

function MoveRow({ move, told, seat, names, current, onPress }: MoveRowProps): ReactElement {
  const { t } = useTranslation('replay');
  return (
    <li style={seat === null ? undefined : dyeOf(seat)}>
      <button type="button" className="move" aria-current={current ? 'step' : undefined} onClick={onPress}>
        <span className="num">{move}</span>
        <i className="dye" />
        <span>
          {move === 0
            ? t('dealt')
            : told.flatMap(({ parts }, line) =>
                parts.map((part, i) => <Sentence key={`${line} ${i}`} part={part} names={names} you={null} />),
              )}
        </span>
      </button>
    </li>
  );
}

/** Whose move it was: it is written before the colon. */
function seatOf(moment: Moment | undefined): number | null {
  return moment?.step == null ? null : Number(moment.step.move.split(':', 1)[0]);
}
