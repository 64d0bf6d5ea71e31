import { useCallback, useMemo, useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, CardCode, GameView, Legal, Seat } from '@/protocol';
import type { Outcome, TableConnection } from '@/transport';
import { choicesOf, playAction, starterChoices, type SuitChoice } from '../model/choices';
import type { Intent, Presentation, PresentationInput } from '../model/presentation';
import { reasonText } from '../words/reasons';

/** What *Last card!* would do: be said at once, be armed for the next play, or nothing yet. */
export type LastCard = 'say' | 'arm' | 'armed' | 'no';

export interface GameActions {
  readonly last: LastCard;
  /** The card whose suit is to be named, and the suits; null when nothing is being named. */
  readonly choosing: { readonly card: CardCode | null; readonly choices: readonly SuitChoice[] } | null;
  readonly play: (card: CardCode) => void;
  readonly choose: (choice: SuitChoice) => void;
  readonly putAway: () => void;
  readonly draw: () => void;
  readonly sayLast: () => void;
  readonly call: (seat: Seat) => void;
}

/**
 * What the viewer can do, from what the server offers: plays and draws as the shown picture has them, announcements
 * and calls (which race) as of this moment. What is not offered answers with the server's reason.
 */
export function useGameActions(
  connection: TableConnection,
  truth: GameView | null,
  state: Presentation,
  dispatch: Dispatch<PresentationInput>,
): GameActions {
  const { t } = useTranslation(['table', 'cards']);
  const view = state.shown?.view ?? null;
  const legal = view?.legal ?? null;
  const busy = state.intent !== null;
  const [chosen, setChosen] = useState<{ card: CardCode; turn: number } | null>(null);
  const [armedTurn, setArmedTurn] = useState<number | null>(null);
  const armed = legal?.announce_with_play === true && armedTurn === view?.turn;

  const explain = useCallback(
    (detail: string, card: CardCode | null) => dispatch({ type: 'explained', refusal: { code: 'why', detail, card } }),
    [dispatch],
  );

  const act = useCallback(
    async (action: Action, card: CardCode | null) => {
      if (view === null || busy) return;
      const intent: Intent = { action, card, gameId: view.game_id, turn: view.turn };
      setChosen(null);
      if (truth?.turn !== view.turn) {
        dispatch({ type: 'refused', intent: null, refusal: { code: 'overtaken', detail: '', card } });
        return;
      }
      dispatch({ type: 'intended', intent });
      tell(dispatch, intent, await connection.act(action));
    },
    [view, truth, busy, connection, dispatch],
  );

  const shout = useCallback(
    async (action: Action) => {
      // Said twice before it is answered it is meant once: the second would only be refused.
      if (connection.getSnapshot().waiting.some((said) => said.action === action)) return;
      tell(dispatch, null, await connection.act(action));
    },
    [connection, dispatch],
  );

  const play = useCallback(
    (card: CardCode) => {
      if (view === null || legal === null || busy) return;
      const offered = legal.play.find((candidate) => candidate.card === card);
      if (offered === undefined) {
        const reason = legal.why_not[card];
        if (reason !== undefined) explain(reasonText(t, reason), card);
      } else if (choicesOf(offered).length > 0) {
        setChosen({ card, turn: view.turn });
      } else {
        void act(playAction(card, null, armed), card);
      }
    },
    [view, legal, busy, armed, act, explain, t],
  );

  const choosing = choosingOf(view, chosen, busy);
  const choose = useCallback(
    ({ suit, keep }: SuitChoice) => {
      if (choosing === null) return;
      if (choosing.card === null) void act(`name=${suit}`, null);
      else void act(playAction(choosing.card, keep ? null : suit, armed), choosing.card);
    },
    [choosing, armed, act],
  );

  const draw = useCallback(() => {
    if (legal === null || busy) return;
    if (legal.draw) void act('draw', null);
    else if (legal.why_no_draw !== null) explain(reasonText(t, legal.why_no_draw), null);
  }, [legal, busy, act, explain, t]);

  const last = lastCardOf(truth?.legal ?? null, legal, armed);
  const sayLast = useCallback(() => {
    if (last === 'say') void shout('last');
    else if (last === 'no') explain(t('why.no_last'), null);
    else setArmedTurn(last === 'armed' ? null : (view?.turn ?? null));
  }, [last, view, shout, explain, t]);

  const call = useCallback((seat: Seat) => void shout(`call@${seat}`), [shout]);
  const putAway = useCallback(() => {
    setChosen(null);
    dispatch({ type: 'refusal_read' });
  }, [dispatch]);

  return useMemo(
    () => ({ last, choosing, play, choose, putAway, draw, sayLast, call }),
    [last, choosing, play, choose, putAway, draw, sayLast, call],
  );
}

/** What is to be named now: the chosen card's suit, or a starter's, which must be. */
function choosingOf(
  view: GameView | null,
  chosen: { card: CardCode; turn: number } | null,
  busy: boolean,
): GameActions['choosing'] {
  const legal = view?.legal ?? null;
  if (view === null || legal === null || busy) return null;
  if (legal.name.length > 0) return { card: null, choices: starterChoices(legal) };
  if (chosen?.turn !== view.turn) return null;
  const offered = legal.play.find(({ card }) => card === chosen.card);
  return offered === undefined ? null : { card: chosen.card, choices: choicesOf(offered) };
}

function lastCardOf(now: Legal | null, shown: Legal | null, armed: boolean): LastCard {
  if (now?.last === true) return 'say';
  if (shown?.announce_with_play === true) return armed ? 'armed' : 'arm';
  return 'no';
}

/** What became of it. An accepted action shows itself by the message that follows. */
function tell(dispatch: Dispatch<PresentationInput>, intent: Intent | null, outcome: Outcome): void {
  const card = intent?.card ?? null;
  if (outcome.kind === 'refused') {
    const { code, message } = outcome.error;
    dispatch({ type: 'refused', intent, refusal: { code, detail: message, card } });
  } else if (outcome.kind === 'overtaken') {
    dispatch({ type: 'refused', intent, refusal: { code: 'overtaken', detail: '', card } });
  }
}
