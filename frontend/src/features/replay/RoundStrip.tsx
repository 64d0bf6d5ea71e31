import { memo, useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dyeOf, FULL_STAIRS, SHORT_STAIRS, vars } from '@/ui';
import type { Replay } from './model/feed';
import type { Mark } from './model/position';

interface RoundStripProps {
  replay: Replay;
  /** The round looked at, from 0. */
  round: number;
  names: readonly string[];
  onRound: (round: number) => void;
}

/** The stairs of the whole game, a step for each round: how high, who went out, what happened; a press goes there. */
export const RoundStrip = memo(function RoundStrip({ replay, round, names, onRound }: RoundStripProps): ReactElement {
  const { t } = useTranslation('replay');
  const total = replay.rounds[0]?.start.rounds ?? SHORT_STAIRS.length;
  const sizes = total > SHORT_STAIRS.length ? FULL_STAIRS : SHORT_STAIRS;
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    keepInSight(strip.current, round);
  }, [round]);
  return (
    <ol className="round-strip" ref={strip} aria-label={t('rounds')}>
      {sizes.map((size, i) => (
        <li key={i}>
          <RoundStep
            index={i}
            size={size}
            replay={replay}
            names={names}
            current={i === round}
            onPress={() => onRound(i)}
          />
        </li>
      ))}
    </ol>
  );
});

/** Where the stairs are wider than the screen: scrolls them, and nothing else, to the round. */
function keepInSight(strip: HTMLElement | null, round: number): void {
  const step = strip?.children[round];
  if (strip === null || !(step instanceof HTMLElement)) return;
  const left = step.offsetLeft - strip.offsetLeft;
  const right = left + step.offsetWidth;
  if (left < strip.scrollLeft) strip.scrollLeft = left;
  else if (right > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = right - strip.clientWidth;
}

interface RoundStepProps {
  index: number;
  size: number;
  replay: Replay;
  names: readonly string[];
  current: boolean;
  onPress: () => void;
}

function RoundStep({ index, size, replay, names, current, onPress }: RoundStepProps): ReactElement {
  const { t } = useTranslation('replay');
  const played = replay.rounds[index];
  const marks = replay.marks.filter((mark) => mark.round === index);
  const out = played?.out ?? [];
  const words = [
    t('round', { number: index + 1, cards: size }),
    ...out.map((seat) => t('went_out', { name: names[seat] ?? '' })),
    ...told(marks),
  ];
  return (
    <button
      type="button"
      style={vars({ '--h': size })}
      disabled={played === undefined}
      aria-current={current ? 'step' : undefined}
      aria-label={words.join('. ')}
      onClick={onPress}
    >
      <span className="round-strip__marks" aria-hidden="true">
        {marks.slice(0, MOST_MARKS).map(({ kind, move }) => (
          <i key={`${kind} ${move}`} data-kind={kind} />
        ))}
      </span>
      <span className="round-strip__bar num" aria-hidden="true">
        {size}
      </span>
      <span className="round-strip__out" aria-hidden="true">
        {out.map((seat) => (
          <i key={seat} style={dyeOf(seat)} />
        ))}
      </span>
    </button>
  );

  function told(among: readonly Mark[]): string[] {
    const count = (kind: Mark['kind']) => among.filter((mark) => mark.kind === kind).length;
    const [cranks, calls] = [count('crank'), count('call')];
    return [
      ...(cranks > 0 ? [t('cranks', { count: cranks })] : []),
      ...(calls > 0 ? [t('calls', { count: calls })] : []),
    ];
  }
}

/** More do not fit over a step; the list of moves has all of them. */
const MOST_MARKS = 6;
