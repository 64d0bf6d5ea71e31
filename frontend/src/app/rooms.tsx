import { lazy, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { i18n } from '@/i18n';
import { Frame } from './Frame';
import { Lost } from './Lost';
import { News } from './News';
import { keepCheckPage } from './offline/keepCheckPage';

type Words =
  | 'fairness'
  | 'games'
  | 'home'
  | 'leaderboard'
  | 'people'
  | 'profile'
  | 'queue'
  | 'replay'
  | 'rules'
  | 'session'
  | 'settings'
  | 'stats'
  | 'table'
  | 'talk'
  | 'watch';

/** A room whose code and words are fetched when it is first entered, side by side, so that it appears whole. */
function room<Module>(
  words: Words[],
  code: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): ComponentType {
  return lazy(async () => {
    const [module] = await Promise.all([code(), i18n.loadNamespaces(words)]);
    return { default: pick(module) };
  });
}

const replay = () => import('@/features/replay/routes');
const home = () => import('@/features/home/routes');
const Home = room(['home', 'watch'], home, (module) => module.HomePage);
const OpenTables = room(['home'], home, (module) => module.OpenTablesPage);
const Watch = room(
  ['watch'],
  () => import('@/features/watch/routes'),
  (module) => module.WatchPage,
);
const Games = room(
  ['games', 'home'],
  () => import('@/features/games/routes'),
  (module) => module.GamesPage,
);
const Queue = room(
  ['queue'],
  () => import('@/features/queue/routes'),
  (module) => module.QueuePage,
);
const Leaderboard = room(
  ['leaderboard', 'home'],
  () => import('@/features/leaderboard/routes'),
  (module) => module.LeaderboardPage,
);
const Profile = room(
  ['profile', 'stats', 'home', 'people'],
  () => import('@/features/profile/routes'),
  (module) => module.ProfilePage,
);
const stats = () => import('@/features/stats/routes');
const Stats = room(['stats', 'home'], stats, (module) => module.StatsPage);
const FairnessNumbers = room(['stats', 'home'], stats, (module) => module.NumbersPage);
const People = room(
  ['people'],
  () => import('@/features/people/routes'),
  (module) => module.PeoplePage,
);
const Rules = room(
  ['rules'],
  () => import('@/features/rules/routes'),
  (module) => module.RulesPage,
);
const Fairness = room(
  ['fairness', 'replay', 'table'],
  // With the replay's code: a record that is checked without a line is stepped through without one, too.
  async () => {
    const [module] = await Promise.all([import('@/features/fairness/routes'), replay()]);
    keepCheckPage();
    return module;
  },
  (module) => module.FairnessPage,
);
const Settings = room(
  ['settings', 'session'],
  () => import('./SettingsRoute'),
  (module) => module.SettingsRoute,
);

const session = () => import('@/features/session/routes');
const SignIn = room(['session'], session, (module) => module.SignInPage);
const SignUp = room(['session'], session, (module) => module.SignUpPage);
const VerifyEmail = room(['session'], session, (module) => module.VerifyEmailPage);
const Forgotten = room(['session'], session, (module) => module.ForgottenPage);
const Provider = room(['session'], session, (module) => module.ProviderPage);
const NewPassword = room(['session'], session, (module) => module.NewPasswordPage);

const Table = room(
  ['table', 'talk', 'people'],
  () => import('./TablePage'),
  (module) => module.TablePage,
);
const Replay = room(
  ['replay', 'table'],
  () => import('./ReplayRoute'),
  (module) => module.ReplayRoute,
);
const DroppedReplay = room(['replay', 'table'], replay, (module) => module.RecordPage);

/** Every address of the page. */
export function Rooms(): ReactElement {
  return (
    <>
      <News />
      <Routes>
        <Route element={<Frame bar="site" />}>
          <Route index element={<Home />} />
          <Route path="watch" element={<Watch />} />
          <Route path="tables" element={<OpenTables />} />
          <Route path="games" element={<Games />} />
          <Route path="queue" element={<Queue />} />
          <Route path="leaderboard" element={<Navigate to="table" replace />} />
          <Route path="leaderboard/:ladder" element={<Leaderboard />} />
          <Route path="players/:publicId" element={<Profile />} />
          <Route path="stats" element={<Navigate to="table" replace />} />
          <Route path="stats/:ladder" element={<Stats />} />
          <Route path="fairness/numbers" element={<FairnessNumbers />} />
          <Route path="people" element={<People />} />
          <Route path="rules" element={<Rules />} />
          <Route path="fairness/:gameId?" element={<Fairness />} />
          <Route path="settings" element={<Settings />} />
          <Route path="*" element={<Lost />} />
        </Route>
        {/* Doors: one thing to do, no site around it. The server's mails lead to some of them. */}
        <Route path="account" element={<Frame bar="door" />}>
          <Route path="login" element={<SignIn />} />
          <Route path="signup" element={<SignUp />} />
          <Route path="verify-email/:key" element={<VerifyEmail />} />
          <Route path="password/reset" element={<Forgotten />} />
          <Route path="password/reset/:key" element={<NewPassword />} />
          <Route path="provider/callback" element={<Provider />} />
          <Route path="*" element={<Lost />} />
        </Route>
        {/* Table and replay bring their own bar. */}
        <Route element={<Frame bar="own" />}>
          <Route path="table/:tableId" element={<Table />} />
          <Route path="t/:tableId" element={<ShortAddress />} />
          <Route path="games/:gameId" element={<Replay />} />
          <Route path="replay/:gameId" element={<ReplayAddress />} />
          <Route path="fairness/replay" element={<DroppedReplay />} />
        </Route>
      </Routes>
    </>
  );
}

/** What somebody would type: the same game at its one address. */
function ReplayAddress(): ReactElement {
  const { gameId = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/games/${gameId}`, search }} replace />;
}

/** A table's address short enough for a small QR code. */
function ShortAddress(): ReactElement {
  const { tableId = '' } = useParams();
  return <Navigate to={`/table/${tableId}`} replace />;
}
