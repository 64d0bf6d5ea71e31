import { useEffect, useState, type Dispatch, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useNoticeWhen } from '@/features/notices';
import { PersonDialog } from '@/features/people';
import { useErrorText } from '@/i18n';
import type { CardCode, GameView, Round, Seat } from '@/protocol';
import type { TableConnection, TableSnapshot } from '@/transport';
import { Page } from '@/ui';
import type { Frame, Presentation, PresentationInput } from '../model/presentation';
import { MotionStage } from '../motion/MotionStage';
import { Ground } from '../scene/Ground';
import { LeaveDialog } from '../scene/LeaveDialog';
import { Announcer, RailButton } from '../scene/Rail';
import { TableBar } from '../scene/TableBar';
import { focusHand } from '../scene/Hand';
import { TableFrame } from '../scene/TableFrame';
import { promptText } from '../words/prompt';
import { AfterRound } from './AfterRound';
import { GameRail } from './GameRail';
import { MyPlace } from './MyPlace';
import { Stand } from './Stand';
import { TableMenu } from './TableMenu';
import { useTableTalk } from './TableTalk';
import { useGameActions, type GameActions } from './useGameActions';
import { useGameCalls } from './useGameCalls';
import { useGameSounds } from './useGameSounds';
import { usePicture, type Picture } from './usePicture';
import { useTableKeys } from './useTableKeys';

interface LiveGameProps {
  tableId: string;
  connection: TableConnection;
  snapshot: TableSnapshot;
  state: Presentation;
  shown: Frame;
  dispatch: Dispatch<PresentationInput>;
}

/** A game in front of the viewer: everything there is to see, and everything they may do. */
export function LiveGame(props: LiveGameProps): ReactElement {
  const { tableId, connection, snapshot, state, shown, dispatch } = props;
  const { t } = useTranslation(['table', 'cards']);
  const { view } = shown;
  const you = view.your_seat;
  const [leaving, setLeaving] = useState(false);
  const [railOpen, setRailOpen] = useState(false);
  const [met, setMet] = useState<Seat | null>(null);
  const talk = useTableTalk(tableId, connection, view, railOpen);
  // Whoever looks on walks round the table.
  const [turned, setTurned] = useState(0);
  const [playsOn, setPlaysOn] = useState(false);
  const calls = useGameCalls(tableId, view.game_id, connection);
  const actions = useGameActions(connection, snapshot.game, state, dispatch);
  const picture = usePicture(props);
  const { round, people, names, cards, offline, me } = picture;
  const place = { number: round.number, rounds: round.rounds };
  const prompt = promptText(t, view, names, you);
  const myTurn = view.phase === 'playing' && me !== null && round.turn === me.seat;

  useNoticeWhen(myTurn, 'turn', t('prompt.turn'));
  useLiveKeys(picture, actions, () => calls.comeBack.mutate());
  useFreshReturn(me?.away === true, calls);
  useSeen(connection, view, picture);
  useGameSounds(state);

  return (
    <TableFrame
      round={round}
      seats={people.length}
      cards={cards.length}
      me={me}
      offline={offline}
      why={state.refusal?.card != null}
    >
      <Bar
        view={view}
        round={round}
        watching={snapshot.watching.count}
        onLeave={() => setLeaving(true)}
        onEnd={() => calls.endNow.mutate()}
      >
        <RailButton open={railOpen} unread={talk.unread} onToggle={() => setRailOpen((open) => !open)} />
      </Bar>
      <MotionStage motion={shown.motion}>
        <Page
          title={t('title', {
            page: myTurn ? t('prompt.turn') : t('round_of', place),
          })}
          className="board"
        >
          <h1 className="sr">{t('heading', place)}</h1>
          <LiveGround game={props} picture={picture} actions={actions} turned={turned} onPerson={setMet} />
          {me === null ? (
            <Stand prompt={prompt} watching={snapshot.watching} onTurn={() => setTurned((before) => before + 1)} />
          ) : (
            <MyPlace
              view={view}
              me={me}
              picture={picture}
              state={state}
              actions={actions}
              calls={calls}
              prompt={prompt}
              playsOn={playsOn}
              onPlayOn={() => setPlaysOn(true)}
              onRetry={connection.retryNow}
            />
          )}
        </Page>
      </MotionStage>
      <GameRail
        open={railOpen}
        view={view}
        picture={picture}
        log={state.log}
        now={prompt.lead}
        talk={talk}
        onPerson={setMet}
      />
      <Announcer entries={state.log} names={names} you={you} now={prompt.lead} />
      {!state.moving && <AfterRound view={view} people={people} snapshot={snapshot} calls={calls} />}
      {met !== null && <Met view={view} seat={met} onClose={() => setMet(null)} />}
      {leaving && <Leaving rated={view.rated} calls={calls} onStay={() => setLeaving(false)} />}
    </TableFrame>
  );
}

interface LiveGroundProps {
  game: LiveGameProps;
  picture: Picture;
  actions: GameActions;
  /** How far whoever looks on has walked round the table. */
  turned: number;
  onPerson: (seat: Seat) => void;
}

/** The table itself, seen from the own seat, or from where one has walked to. */
function LiveGround({ game, picture, actions, turned, onPerson }: LiveGroundProps): ReactElement {
  const { shown, snapshot, state } = game;
  const { round, people, names, callable, offline } = picture;
  const { view } = shown;
  const you = view.your_seat;
  return (
    <Ground
      round={round}
      people={people}
      names={names}
      bottom={you ?? turned % people.length}
      showBottom={you === null}
      you={you}
      step={view.turn}
      clock={view.clock}
      callable={callable}
      onCall={actions.call}
      heldCall={snapshot.heldCall}
      onPerson={onPerson}
      onDraw={you === null ? null : actions.draw}
      mayDraw={view.legal?.draw === true && state.intent === null}
      unsent={offline && state.intent?.card != null}
    />
  );
}

interface BarProps {
  view: GameView;
  round: Round;
  watching: number;
  onLeave: () => void;
  onEnd: () => void;
  children: ReactNode;
}

/** What is played, how far it is, who looks on, and the menu. */
function Bar({ view, round, watching, onLeave, onEnd, children }: BarProps): ReactElement {
  const { t } = useTranslation('table');
  const isOn = view.phase === 'playing' || view.phase === 'score';
  return (
    <TableBar
      name={t(`kind_of_game.${view.seats.length === 2 ? 'duel' : 'table'}`)}
      note={t(view.rated ? 'rated' : 'unrated', { length: t(`length.${view.options.length}`) })}
      round={round}
      watching={watching}
      menu={
        <TableMenu
          view={view}
          playing={view.your_seat !== null && isOn}
          onLeave={onLeave}
          onEnd={view.may_end_now ? onEnd : null}
        />
      }
    >
      {children}
    </TableBar>
  );
}

/** The keyboard, in terms of what can be done at the table now. */
function useLiveKeys({ cards, me, callable }: Picture, actions: GameActions, back: () => void): void {
  const [first] = callable;
  useTableKeys({
    cards,
    onRank: focusCard,
    onArrow: focusHand,
    onCard: actions.play,
    onDraw: actions.draw,
    onLast: actions.sayLast,
    onIdiot: () => first !== undefined && actions.call(first),
    onEscape: actions.putAway,
    onEnter: me?.away === true ? back : null,
  });
}

/** Once back, what was refused before says nothing about the next absence. */
function useFreshReturn(away: boolean, { comeBack }: ReturnType<typeof useGameCalls>): void {
  const { isError, reset } = comeBack;
  useEffect(() => {
    if (!away && isError) reset();
  }, [away, isError, reset]);
}

/** Tells the server that the cards of a round are on the screen: the viewer's first clock waits for that. */
function useSeen(
  connection: TableConnection,
  { game_id: game, phase }: GameView,
  { round, me, offline }: Picture,
): void {
  const sees = me !== null && !offline && phase === 'playing';
  const { number } = round;
  useEffect(() => {
    if (sees) connection.seen(game, number);
  }, [connection, sees, game, number]);
}

/** Somebody at the table, and what one may do about them. */
function Met({ view, seat, onClose }: { view: GameView; seat: Seat; onClose: () => void }): ReactElement | null {
  const player = view.seats[seat]?.player;
  if (player === undefined) return null;
  return (
    <PersonDialog
      publicId={player.public_id}
      name={player.name}
      kind={player.kind}
      tableId={view.table_id}
      gameId={view.game_id}
      onClose={onClose}
    />
  );
}

interface LeavingProps {
  rated: boolean;
  calls: ReturnType<typeof useGameCalls>;
  onStay: () => void;
}

function Leaving({ rated, calls: { leave }, onStay }: LeavingProps): ReactElement {
  const navigate = useNavigate();
  const errorText = useErrorText();
  // Whoever stays after all has heard it; asked again, the dialog begins anew.
  const stay = () => {
    leave.reset();
    onStay();
  };
  return (
    <LeaveDialog
      rated={rated}
      busy={leave.isPending}
      refused={leave.error === null ? null : errorText(leave.error)}
      onStay={stay}
      onLeave={() => leave.mutate(undefined, { onSuccess: () => void navigate('/') })}
    />
  );
}

function focusCard(card: CardCode): void {
  document.querySelector<HTMLElement>(`#hand [data-card="${card}"]`)?.focus();
}
