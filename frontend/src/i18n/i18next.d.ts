import 'i18next';
import type app from './en/app.json';
import type cards from './en/cards.json';
import type errors from './en/errors.json';
import type fairness from './en/fairness.json';
import type games from './en/games.json';
import type home from './en/home.json';
import type leaderboard from './en/leaderboard.json';
import type lobby from './en/lobby.json';
import type queue from './en/queue.json';
import type profile from './en/profile.json';
import type replay from './en/replay.json';
import type people from './en/people.json';
import type talk from './en/talk.json';
import type rules from './en/rules.json';
import type session from './en/session.json';
import type settings from './en/settings.json';
import type stats from './en/stats.json';
import type table from './en/table.json';
import type watch from './en/watch.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    returnNull: false;
    resources: {
      app: typeof app;
      cards: typeof cards;
      errors: typeof errors;
      fairness: typeof fairness;
      games: typeof games;
      home: typeof home;
      leaderboard: typeof leaderboard;
      lobby: typeof lobby;
      queue: typeof queue;
      profile: typeof profile;
      replay: typeof replay;
      people: typeof people;
      talk: typeof talk;
      rules: typeof rules;
      session: typeof session;
      settings: typeof settings;
      stats: typeof stats;
      table: typeof table;
      watch: typeof watch;
    };
  }
}
