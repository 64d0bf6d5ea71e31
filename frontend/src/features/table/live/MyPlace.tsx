import { memo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '@/features/settings';
import type { CardCode, GameView } from '@/protocol';
import { Badge } from '@/ui';
import { useCardWords, useErrorText } from '@/i18n';
import type { Person } from '../model/people';
import type { Presentation } from '../model/presentation';
import { AloneHere } from '../scene/AloneHere';
import { BackIn } from '../scene/BackIn';
import { Chooser } from '../scene/Chooser';
import { Hand } from '../scene/Hand';
import { LineStrip } from '../scene/LineStrip';
import { Acts, MySeat } from '../scene/Mine';
import type { PromptText } from '../words/prompt';
import { refusalText } from '../words/reasons';
import { Saying } from './Saying';
import type { GameActions } from './useGameActions';
import type { useGameCalls } from './useGameCalls';
import type { Picture } from './usePicture';

interface MyPlaceProps {
  view: GameView;
  me: Person;
  picture: Picture;
  state: Presentation;
  actions: GameActions;
  calls: ReturnType<typeof useGameCalls>;
  prompt: PromptText;
  /** The viewer, left alone, has said that they play on all the same. */
  playsOn: boolean;
  onPlayOn: () => void;
  onRetry: () => void;
}

/** The viewer's side of the table: what is asked, the clock, the hand, and what can be done with it. */
export const MyPlace = memo(function MyPlace(props: MyPlaceProps): ReactElement | null {
  const { view, me, picture, state, actions, calls, prompt, playsOn, onPlayOn, onRetry } = props;
  const { t } = useTranslation(['table', 'cards']);
  const words = useCardWords();
  const errorText = useErrorText();
  const refusedBy = ({ error }: { error: Error | null }) => (error === null ? null : errorText(error));
  const { press, lifted } = useTaps(view, actions.play);
  const { round, cards, offline } = picture;
  const you = me.seat;
  const hand = round.hands[you];
  if (hand === undefined) return null;
  const card = state.intent?.card ?? null;
  const refusal = state.refusal === null ? '' : refusalText(t, state.refusal);
  const strip = offline ? (
    <LineStrip waiting={card === null ? null : words.cardName(card)} onRetry={onRetry} />
  ) : me.away ? (
    <BackIn
      moves={view.seats[you]?.auto_moves ?? []}
      busy={calls.comeBack.isPending}
      refused={refusedBy(calls.comeBack)}
      onBack={() => calls.comeBack.mutate()}
    />
  ) : view.may_end_now && !playsOn ? (
    <AloneHere
      rated={view.rated}
      busy={calls.endNow.isPending}
      refused={refusedBy(calls.endNow)}
      onEnd={() => calls.endNow.mutate()}
      onPlayOn={onPlayOn}
    />
  ) : null;
  return (
    <section className="mine" aria-label={t('you')}>
      {strip ?? <Saying state={state} names={picture.names} you={you} prompt={prompt} asked={round.turn === you} />}
      <p className="sr" role="status">
        {refusal}
      </p>
      <MySeat
        person={me}
        dealer={round.dealer === you}
        turn={round.turn === you}
        clock={view.clock?.seat === you ? view.clock : null}
      >
        {hand.announced && <Badge look="last">{t('badge.last')}</Badge>}
        {hand.loses_turn && <Badge>{t('badge.loses_turn')}</Badge>}
      </MySeat>
      <Hand
        cards={cards}
        legal={view.legal}
        asked={round.turn === you && !offline && state.intent === null}
        chosen={actions.choosing?.card ?? null}
        lifted={lifted}
        refusal={state.refusal}
        refusalWords={refusal}
        onCard={press}
        onDrop={actions.play}
      />
      {actions.choosing !== null && (
        <Chooser
          key={actions.choosing.card ?? 'starter'}
          choices={actions.choosing.choices}
          card={actions.choosing.card}
          cards={cards}
          onChoose={actions.choose}
          onClose={actions.choosing.card === null ? null : actions.putAway}
        />
      )}
      {!me.away && (
        <Acts
          last={actions.last}
          mayDraw={view.legal?.draw === true && state.intent === null}
          onLast={actions.sayLast}
          onDraw={actions.draw}
        />
      )}
    </section>
  );
});

/** One tap plays; or, for whoever prefers, the first lifts a card and the second plays it. */
function useTaps(
  view: GameView,
  play: (card: CardCode) => void,
): { press: (card: CardCode) => void; lifted: CardCode | null } {
  const { oneTap } = usePreferences();
  const [lift, setLift] = useState<{ card: CardCode; turn: number } | null>(null);
  const lifted = lift?.turn === view.turn ? lift.card : null;
  const press = (card: CardCode) => {
    const playable = view.legal?.play.some((offered) => offered.card === card) === true;
    if (oneTap || !playable || lifted === card) play(card);
    else setLift({ card, turn: view.turn });
  };
  return { press, lifted };
}
