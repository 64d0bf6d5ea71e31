import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dyeOf } from '@/ui';
import type { Replay } from './model/feed';
import { momentsIn, placeAt, type Lengths } from './model/position';
import { StepWords } from './StepWords';
import type { Controls } from './usePlayer';

interface MoveListProps {
  replay: Replay;
  lengths: Lengths;
  /** The moment looked at, as `indexOf` counts. */
  current: number;
  names: readonly string[];
  controls: Controls;
}

/** What most rows measure: one line of text. Each is measured as it is drawn. */
const ROW_PX = 32;
/** Rows drawn beyond those in sight, on either side. */
const SPARE_ROWS = 6;

/** The moves of the whole game, each in a sentence; a press goes there. Only the rows in sight exist. */
export const MoveList = memo(function MoveList(props: MoveListProps): ReactElement {
  const { replay, lengths, current, names, controls } = props;
  const { t } = useTranslation('replay');
  const scroller = useRef<HTMLDivElement>(null);
  const count = useMemo(() => momentsIn(lengths), [lengths]);
  const rows = useVirtualizer({
    count,
    getScrollElement: useCallback(() => scroller.current, []),
    estimateSize: useCallback(() => ROW_PX, []),
    overscan: SPARE_ROWS,
    initialOffset: current * ROW_PX,
  });
  useEffect(() => {
    rows.scrollToIndex(current, { align: 'auto' });
  }, [rows, current]);
  return (
    <section className="moves">
      <h2 id="moves">{t('moves')}</h2>
      <div className="strip" ref={scroller}>
        <ol aria-labelledby="moves" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <li
              key={index}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <MoveRow
                replay={replay}
                lengths={lengths}
                index={index}
                names={names}
                current={index === current}
                onMove={controls.goTo}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
});

interface MoveRowProps {
  replay: Replay;
  lengths: Lengths;
  index: number;
  names: readonly string[];
  current: boolean;
  onMove: (round: number, move: number) => void;
}

const MoveRow = memo(function MoveRow(props: MoveRowProps): ReactElement {
  const { replay, lengths, index, names, current, onMove } = props;
  const { round, move } = placeAt(index, lengths);
  const played = replay.rounds[round];
  const step = played?.steps[move - 1];
  return (
    <button
      type="button"
      className="move"
      data-deal={move === 0 || undefined}
      style={step === undefined ? undefined : dyeOf(seatOf(step.move))}
      aria-current={current ? 'step' : undefined}
      onClick={() => onMove(round, move)}
    >
      <span className="num">{move}</span>
      <i className="dye" />
      <span>
        <StepWords step={step ?? null} number={round + 1} names={names} />
      </span>
    </button>
  );
});

/** Whose move it was: it is written before the colon. */
function seatOf(move: string): number {
  return Number(move.split(':', 1)[0]);
}
