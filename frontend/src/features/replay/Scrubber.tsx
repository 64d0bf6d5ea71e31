import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { vars } from '@/ui';
import { indexOf, momentsIn, type Lengths, type Position } from './model/position';

interface ScrubberProps {
  position: Position;
  lengths: Lengths;
  onScrub: (index: number) => void;
}

/** The slider of the whole game, with a tick where each round begins. */
export const Scrubber = memo(function Scrubber({ position, lengths, onScrub }: ScrubberProps): ReactElement {
  const { t } = useTranslation('replay');
  const { round, move } = position;
  return (
    <div className="scrub">
      <Ticks lengths={lengths} />
      <label className="sr" htmlFor="move">
        {t('slider')}
      </label>
      <input
        id="move"
        type="range"
        min={0}
        max={momentsIn(lengths) - 1}
        value={indexOf(position, lengths)}
        aria-valuetext={t('move_of', { round: round + 1, move, moves: lengths[round] ?? 0 })}
        onChange={(event) => onScrub(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
});

const Ticks = memo(function Ticks({ lengths }: { lengths: Lengths }): ReactElement {
  const last = Math.max(1, momentsIn(lengths) - 1);
  return (
    <span className="scrub__ticks" aria-hidden="true">
      {lengths.map((_, round) => (
        <i key={round} style={vars({ '--x': indexOf({ round, move: 0 }, lengths) / last })} />
      ))}
    </span>
  );
});
