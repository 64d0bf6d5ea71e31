import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FULL_STAIRS, Icon, IconButton, Select, SHORT_STAIRS, vars } from '@/ui';
import type { Replay } from './model/feed';
import type { Player } from './usePlayer';

interface DeskProps {
  player: Player;
  replay: Replay;
  names: readonly string[];
}

const OPEN = 'open';

/** Under the table: the rounds, the slider of the moves, and the buttons of a player. */
export const Desk = memo(function Desk({ player, replay, names }: DeskProps): ReactElement {
  const { t } = useTranslation('replay');
  const { position, lengths, playing, speed, go, goTo, look } = player;
  const moves = lengths[position.round] ?? 0;
  return (
    <section className="desk" aria-label={t('desk')}>
      <div className="scrub">
        <RoundStrip replay={replay} round={position.round} onRound={(round) => goTo(round, 0)} />
        <label className="sr" htmlFor="move">
          {t('slider')}
        </label>
        <input
          id="move"
          type="range"
          min={0}
          max={moves}
          value={position.move}
          aria-valuetext={t('move_of', { move: position.move, moves })}
          onChange={(event) => goTo(position.round, event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className="transport">
        <span className="num" aria-hidden="true">
          {position.move}
          <span className="of"> {t('of', { moves })}</span>
        </span>
        <div className="transport__keys">
          <IconButton label={t('first')} onClick={() => go('first')}>
            <Icon name="first" />
          </IconButton>
          <IconButton label={t('back')} onClick={() => go('back')}>
            <Icon name="prev" />
          </IconButton>
          <button
            type="button"
            className="btn btn--brass"
            aria-label={playing ? t('pause') : t('play')}
            onClick={player.togglePlaying}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <IconButton label={t('next')} onClick={() => go('next')}>
            <Icon name="next" />
          </IconButton>
          <IconButton label={t('last')} onClick={() => go('last')}>
            <Icon name="last" />
          </IconButton>
        </div>
        <button type="button" className="btn btn--bare" aria-label={t('speed', { speed })} onClick={player.faster}>
          <span aria-hidden="true">{speed}×</span>
        </button>
        <Select
          label={t('view')}
          labelHidden
          value={position.view === null ? OPEN : String(position.view)}
          choices={[
            { value: OPEN, text: t('open_hands') },
            ...names.map((name, seat) => ({ value: String(seat), text: t('seen_by', { name }) })),
          ]}
          onChange={({ currentTarget: { value } }) => look(value === OPEN ? null : Number(value))}
        />
      </div>
    </section>
  );
});

interface RoundStripProps {
  replay: Replay;
  round: number;
  onRound: (round: number) => void;
}

/** The stairs of the whole game, a step for each round; a press goes there. */
function RoundStrip({ replay, round, onRound }: RoundStripProps): ReactElement {
  const { t } = useTranslation('replay');
  const total = replay.rounds[0]?.moments[0]?.round.rounds ?? SHORT_STAIRS.length;
  const sizes = total > SHORT_STAIRS.length ? FULL_STAIRS : SHORT_STAIRS;
  return (
    <ol className="round-strip" aria-label={t('rounds')}>
      {sizes.map((size, i) => (
        <li key={i}>
          <button
            type="button"
            style={vars({ '--h': size })}
            disabled={i >= replay.rounds.length}
            aria-current={i === round ? 'step' : undefined}
            aria-label={t('round', { number: i + 1, cards: size })}
            onClick={() => onRound(i)}
          >
            <span className="num" aria-hidden="true">
              {size}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
