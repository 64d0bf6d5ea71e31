import { useMemo, useState, type Dispatch, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePreferences } from '@/features/settings';
import type { TableConnection, TableSnapshot } from '@/transport';
import { IconButton, Icon, Page } from '@/ui';
import { MotionStage } from '../motion/MotionStage';
import { peopleOf } from '../model/people';
import { sortHand, withIntent } from '../model/picture';
import { withPresence } from '../model/presence';
import type { Frame, Presentation, PresentationInput } from '../model/presentation';
import { Ground } from '../scene/Ground';
import { LeaveDialog } from '../scene/LeaveDialog';
import { Log, Rail, Standings } from '../scene/Rail';
import { TableBar } from '../scene/TableBar';
import { promptText } from '../words/prompt';
import { AfterRound } from './AfterRound';
import { MyPlace } from './MyPlace';
import { Stand } from './Stand';
import { TableMenu } from './TableMenu';
import { useGameActions } from './useGameActions';
import { useGameCalls } from './useGameCalls';
import { useTableKeys } from './useTableKeys';
import '../scene/page.css';

interface LiveGameProps {
  tableId: string;
  connection: TableConnection;
  snapshot: TableSnapshot;
  state: Presentation;
  shown: Frame;
  dispatch: Dispatch<PresentationInput>;
}

/** So many cards need another arrangement of the table; see hand.css. */
const MANY = 12;
const TIGHT = 10;

/** A game in front of the viewer: everything there is to see, and everything they may do. */
export function LiveGame(props: LiveGameProps): ReactElement {
  const { tableId, connection, snapshot, state, shown, dispatch } = props;
  const { t } = useTranslation(['table', 'cards']);
  const navigate = useNavigate();
  const { view } = shown;
  const you = view.your_seat;
  const [leaving, setLeaving] = useState(false);
  const [railOpen, setRailOpen] = useState(false);
  const calls = useGameCalls(tableId, view.game_id, connection);
  const actions = useGameActions(connection, snapshot.game, state, dispatch);
  const picture = usePicture(props);
  const { round, people, names, cards } = picture;
  const offline = snapshot.link.phase === 'lost' || snapshot.link.phase === 'connecting';
  const prompt = promptText(t, view, you);
  const callable = snapshot.game?.legal?.call ?? [];
  const myTurn = view.phase === 'playing' && you !== null && round.turn === you;

  useTableKeys({
    cards,
    onRank: focusCard,
    onCard: actions.play,
    onDraw: actions.draw,
    onLast: actions.sayLast,
    onIdiot: () => callable[0] !== undefined && actions.call(callable[0]),
    onEscape: actions.putAway,
    onEnter: people[you ?? -1]?.away === true ? () => calls.comeBack.mutate() : null,
  });

  return (
    <div
      className="table-page"
      data-seats={people.length}
      data-crank={round.crank > 0 || undefined}
      data-many={cards.length > MANY || undefined}
      data-tight={cards.length > TIGHT || undefined}
      data-offline={offline || undefined}
      data-away={people[you ?? -1]?.away || undefined}
      data-watching={you === null || undefined}
      data-why={state.refusal?.card != null || undefined}
    >
      <TableBar
        name={t(`kind_of_game.${people.length === 2 ? 'duel' : 'table'}`)}
        note={t(`length.${view.options.length}`)}
        round={round}
        menu={<TableMenu playing={you !== null && view.phase !== 'finished'} onLeave={() => setLeaving(true)} />}
      >
        <IconButton
          className="rail-open"
          label={railOpen ? t('rail_close') : t('rail_open')}
          aria-expanded={railOpen}
          onClick={() => setRailOpen((open) => !open)}
        >
          <Icon name={railOpen ? 'cross' : 'say'} />
        </IconButton>
      </TableBar>
      <MotionStage motion={shown.motion}>
        <Page
          title={t('title', {
            page: myTurn ? t('prompt.turn') : t('round_of', { number: round.number, rounds: round.rounds }),
          })}
          className="board"
        >
          <h1 className="sr">{t('heading', { number: round.number, rounds: round.rounds })}</h1>
          <Ground
            round={round}
            people={people}
            names={names}
            bottom={you ?? 0}
            showBottom={you === null}
            you={you}
            step={view.turn}
            clock={view.clock}
            callable={callable}
            onCall={actions.call}
            heldCall={snapshot.game?.your_pending_call ?? null}
            onDraw={you === null ? null : actions.draw}
            mayDraw={view.legal?.draw === true && state.intent === null}
            unsent={offline && state.intent?.card != null}
          />
          {you === null ? (
            <Stand prompt={prompt} />
          ) : (
            <MyPlace
              view={view}
              you={you}
              picture={picture}
              state={state}
              actions={actions}
              calls={calls}
              prompt={prompt}
              offline={offline}
              onRetry={connection.retryNow}
            />
          )}
        </Page>
      </MotionStage>
      <Rail open={railOpen} label={t('rail')}>
        <Standings people={people} scores={view.scores} you={you} />
        <Log entries={state.log} names={names} you={you} now={prompt.lead} />
      </Rail>
      {!state.moving && <AfterRound view={view} people={people} table={snapshot.table} calls={calls} />}
      {leaving && (
        <LeaveDialog
          rated={view.rated}
          busy={calls.leave.isPending}
          onStay={() => setLeaving(false)}
          onLeave={() => calls.leave.mutate(undefined, { onSuccess: () => void navigate('/') })}
        />
      )}
    </div>
  );
}

function focusCard(card: string): void {
  document.querySelector<HTMLElement>(`#hand [data-card="${card}"]`)?.focus();
}

export interface Picture {
  readonly round: ReturnType<typeof withIntent>;
  readonly people: ReturnType<typeof peopleOf>;
  readonly names: readonly string[];
  /** The own hand as it is held; empty for a spectator. */
  readonly cards: ReturnType<typeof sortHand>;
}

/** What is drawn: the view, with the viewer's own card on its way, in their order, and who is connected now. */
function usePicture({ shown, state, snapshot }: LiveGameProps): Picture {
  const { sort } = usePreferences();
  const { view } = shown;
  const { table, present } = snapshot;
  const round = useMemo(
    () => withIntent(view.round, view.your_seat, state.intent),
    [view.round, view.your_seat, state.intent],
  );
  const people = useMemo(
    () =>
      withPresence(
        peopleOf(view),
        view.seats.map(({ player }) => player.public_id),
        table,
        present,
      ),
    [view, table, present],
  );
  const names = useMemo(() => view.seats.map(({ player }) => player.name), [view.seats]);
  const held = view.your_seat === null ? null : (round.hands[view.your_seat]?.cards ?? null);
  const cards = useMemo(
    () => sortHand(held ?? [], sort, new Set(view.legal?.play.map(({ card }) => card))),
    [held, sort, view.legal],
  );
  return useMemo(() => ({ round, people, names, cards }), [round, people, names, cards]);
}
