import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { i18n } from '@/i18n';
import { Broken } from './Broken';
import { Frame } from './Frame';
import { Lost } from './Lost';
import { Waiting } from './Waiting';

type Room = 'home' | 'lobby' | 'replay' | 'rules' | 'session' | 'settings' | 'table';

/** Loads a room's code and its words side by side, so that it appears whole. */
async function withWords<Loaded>(rooms: Room[], code: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([code, i18n.loadNamespaces(rooms)]);
  return loaded;
}

const home = () => withWords(['home'], import('@/features/home/routes'));
const session = () => withWords(['session'], import('@/features/session/routes'));
const settings = () => withWords(['settings', 'session'], import('./SettingsRoute'));

/** Rooms with the page bar above and the site's ways below. */
const rooms: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await home()).HomePage }) },
  { path: 'tables', lazy: async () => ({ Component: (await home()).OpenTablesPage }) },
  { path: 'games', lazy: async () => ({ Component: (await home()).MyGamesPage }) },
  {
    path: 'rules',
    lazy: async () => ({ Component: (await withWords(['rules'], import('@/features/rules/routes'))).RulesPage }),
  },
  { path: 'settings', lazy: async () => ({ Component: (await settings()).SettingsRoute }) },
  { path: '*', Component: Lost },
];

/** Doors: one thing to do, no site around it. The links in the server's mails lead to some of them. */
const doors: RouteObject[] = [
  { path: 'account/login', lazy: async () => ({ Component: (await session()).SignInPage }) },
  { path: 'account/signup', lazy: async () => ({ Component: (await session()).SignUpPage }) },
  { path: 'account/verify-email/:key', lazy: async () => ({ Component: (await session()).VerifyEmailPage }) },
  { path: 'account/password/reset', lazy: async () => ({ Component: (await session()).ForgottenPage }) },
  { path: 'account/password/reset/:key', lazy: async () => ({ Component: (await session()).NewPasswordPage }) },
];

/** The table and the replay bring their own bar. */
const boards: RouteObject[] = [
  {
    path: 'table/:tableId',
    lazy: async () => ({ Component: (await withWords(['table'], import('./TablePage'))).TablePage }),
  },
  // Short enough for a small QR code.
  { path: 't/:tableId', loader: ({ params }) => redirect(`/table/${params['tableId'] ?? ''}`) },
  {
    path: 'games/:gameId',
    lazy: async () => ({ Component: (await withWords(['replay', 'table'], import('./ReplayRoute'))).ReplayRoute }),
  },
];

export function makeRouter() {
  return createBrowserRouter([
    {
      errorElement: <Broken />,
      HydrateFallback: Waiting,
      children: [
        { element: <Frame site />, children: rooms },
        { element: <Frame />, children: doors },
        { element: <Frame bare />, children: boards },
      ],
    },
  ]);
}
