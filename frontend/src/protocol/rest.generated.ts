/* Written by `npm run schema` from schema.json. */
import type { Action, CardCode, Move, Reason } from './notation';

export interface paths {
  '/api/bots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description List the bots to sit down with, the weakest first. */
    get: operations['bots_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Ask somebody to one's own table, or to a new private one. Such games are unrated. */
    post: operations['challenge_make'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{challenge_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Take a challenge back, and leave its table if one sits there alone. */
    delete: operations['challenge_cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{challenge_id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Sit down at the challenger's table. */
    post: operations['challenge_accept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{challenge_id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Say no, kindly. */
    post: operations['challenge_decline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fairness': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Tell what was dealt in all rated games, and whether chance would have it so. */
    get: operations['fairness_numbers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fairness/{table}.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * @description Give a table as CSV.
     *
     *     dealt, dealt_by_seat, starters, first_dealers, places_by_seat, places_by_dealer.
     */
    get: operations['fairness_table'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Search finished games; those of private tables are found by their players alone. */
    get: operations['games_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Show a game to whoever has its link: what the caller may see of it. */
    get: operations['game_retrieve'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/actions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Act. 202: a call inside R-6.2's second, held back until `due_at`. */
    post: operations['game_act'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Say that one is no longer away. Harmless for who is not. */
    post: operations['game_back'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/continue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Say that one has read the score sheet. Harmless when it comes again. */
    post: operations['game_continue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * @description Have the rest played out at once (R-8.1 for everybody), when all other people have left.
     *
     *     The game then ends as any other, with all its rounds. Harmless when it comes again.
     */
    post: operations['game_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/picture': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Give the picture of a moment of a game that is over, 1200 x 630. */
    get: operations['game_picture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/ratings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Show what a game changed in its players' ratings, once it has been applied. */
    get: operations['game_ratings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/record': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Give the record of a game that is over, as a file. */
    get: operations['game_record'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Give the replay feed of a game that is over. */
    get: operations['game_replay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{game_id}/seen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Say that one sees what was dealt; until then, five seconds at most, one's clock waits. */
    post: operations['game_seen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Give the records that a search finds, as lines of JSON in gzip, in its order. */
    get: operations['games_records'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/guests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Make the caller a guest of this browser session: 201, or 200 for who is somebody already. */
    post: operations['guest_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Answer 200 when everything this process needs answers, else 503. */
    get: operations['health_retrieve'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/leaderboards/{ladder}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description List the players whose rating is certain enough, and say where the caller stands. */
    get: operations['leaderboard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description List the games that anybody may watch, newest first; never one of a private table. */
    get: operations['live_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/live/featured': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description List at most three games, the featured one first: the strongest, then the most watched. */
    get: operations['live_featured'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Tell who the caller is; 401 for neither an account nor a guest. Sets the CSRF cookie. */
    get: operations['me_retrieve'];
    put?: never;
    post?: never;
    /**
     * @description Delete one's account for good, or what is kept of a guest.
     *
     *     Accounts must have given their password or a second factor within five minutes
     *     (`reauthenticate`). A running game is left; finished ones stay, under `former player`.
     */
    delete: operations['me_delete'];
    options?: never;
    head?: never;
    /** @description Change one's profile. Guests may not change their name (`guests_may_not`). */
    patch: operations['me_update'];
    trace?: never;
  };
  '/api/me/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Give all that is kept about the caller, as one JSON file. */
    get: operations['me_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/standing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Tell until when one may not play or write, why, and the warnings not yet acknowledged. */
    get: operations['me_standing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/warnings/{warning_id}/acknowledge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Say that one has read a warning. */
    post: operations['warning_acknowledge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Show whom one follows, mutes and has blocked, one's followers, and open challenges. */
    get: operations['people_retrieve'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/queue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Show one's own search, and how long others wait. */
    get: operations['queue_retrieve'];
    /** @description Look for a game; asking for something else keeps one's place. */
    put: operations['queue_look_for'];
    post?: never;
    /** @description Stop looking; a match that was found is turned down, which costs a short pause. */
    delete: operations['queue_stop'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Lay something before the moderators, with the talk and the moves as they stand. */
    post: operations['report_make'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/stats/{ladder}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Tell what happened in all rated games of a ladder. */
    get: operations['site_stats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/stats/{ladder}/{table}.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Give a table as CSV: as of a player but for rating; seats, dealers, starters. */
    get: operations['site_stats_table'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Count people with a table open, and games going on. */
    get: operations['status_retrieve'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description List the open public tables, newest first. */
    get: operations['tables_list'];
    put?: never;
    /** @description Open a table; the caller is its host and sits at seat 0. */
    post: operations['table_open'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Show a table to whoever has its link. */
    get: operations['table_retrieve'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** @description Change a table's terms, as its host, before the start. */
    patch: operations['table_update'];
    trace?: never;
  };
  '/api/tables/{table_id}/bots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Seat a house bot, as the host. */
    post: operations['table_add_bot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/bots/{seat}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Take a bot from its seat, as the host. */
    delete: operations['table_remove_bot'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/join': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Sit down; joining again changes nothing. */
    post: operations['table_join'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Get up; in a running game that is final. Leaving again changes nothing. */
    post: operations['table_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Promise a seed by its hash; it is public at once. */
    post: operations['table_ready'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/rematch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Ask for another game at this table. */
    post: operations['table_rematch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/reveal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Reveal the promised seed; the last one begins the game. */
    post: operations['table_reveal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/seats/{seat}/reservation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Keep a free seat for a person alone, as the host. */
    put: operations['table_reserve_seat'];
    post?: never;
    /** @description Keep a seat for nobody any more, as the host. */
    delete: operations['table_free_seat'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/send-away': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Free a person's seat, as the host: from then on they may only look on. */
    post: operations['table_send_away'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Fix id, seats, options and commitment of a game, as the host (F-1.2). */
    post: operations['table_start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tables/{table_id}/talk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Show the latest that was said, as far as the caller may read it now. */
    get: operations['table_talk'];
    put?: never;
    /** @description Say a phrase or a text. Who looks on at a game is read by its players after it. */
    post: operations['table_say'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Tell what everybody may know of a player, guest or house bot. */
    get: operations['user_retrieve'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/block': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Have nothing more to do with somebody: no pairing, no talk, no challenge, no follow. */
    put: operations['user_block'];
    post?: never;
    /** @description Let somebody near again. */
    delete: operations['user_unblock'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/follow': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Follow somebody: one sees then whether they are online. Again changes nothing. */
    put: operations['user_follow'];
    post?: never;
    /** @description Follow somebody no longer. */
    delete: operations['user_unfollow'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/mute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Read nothing more of what somebody says, at any table. They never learn of it. */
    put: operations['user_mute'];
    post?: never;
    /** @description Read somebody again. */
    delete: operations['user_unmute'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/ratings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Show a player's ratings on both ladders. */
    get: operations['player_ratings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/ratings/{ladder}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description List what each rated game made of a player's rating, the last game first. */
    get: operations['player_rating_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/stats/{ladder}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Tell what happened to a player in rated games of a ladder. */
    get: operations['player_stats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/stats/{ladder}/{table}.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Give a table as CSV: rating, places, points, caught, caught_by_rank, cranks, times, openings. */
    get: operations['player_stats_table'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/stats/{ladder}/against/{other}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Tell how a player did in the rated games that they shared with another. */
    get: operations['player_stats_against'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/stats/{ladder}/opponents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description List the twenty players whom somebody has met most in rated games. */
    get: operations['player_stats_opponents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/users/{public_id}/ties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Tell whether one follows, mutes, or has blocked somebody. */
    get: operations['user_ties'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An action, the decision it answers, and an id that makes sending it again harmless. */
    ActionRequest: {
      /** @description Made by the client, new for each intention. */
      action_id: string;
      /** @description As in the record: `KD`, `8H=S!`, `draw`, `last`, `call@2`. */
      action: string;
      /** @description The view's `turn`. Announcements and calls need none. */
      turn?: number | null;
    };
    /** @description Which bot is wanted, and where. */
    AddBotRequest: {
      seat?: number | null;
      /** @enum {string} */
      bot: 'random' | 'careful';
    };
    /** @description What a small p among many means. */
    AllTests: {
      /** @description Of cards and of the cut. */
      tests: number;
      /** Format: double */
      smallest_p: number | null;
      /**
       * Format: double
       * @description That the smallest of so many is as small, by chance alone.
       */
      chance_of_one_so_small: number | null;
    };
    AnnouncedEvent: {
      seat: number;
      late: boolean;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'announced';
    };
    /** @description Who said something. */
    Author: {
      public_id: string;
      name: string;
      avatar: string;
    };
    AwayEvent: {
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'away';
    };
    BackEvent: {
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'back';
    };
    /** @description A house bot's ratings, null where none is known. */
    BotRatings: {
      duel: components['schemas']['ShownRating'] | null;
      table: components['schemas']['ShownRating'] | null;
    };
    CallVoidEvent: {
      by: number;
      seat: number;
      /** @enum {string} */
      ended_by: 'announced' | 'drew' | 'called' | 'round_over';
      by_ms: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'call_void';
    };
    CalledEvent: {
      by: number;
      seat: number;
      after_ms: number | null;
      now: boolean;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'called';
    };
    /** @description Cards, by rank and by suit. */
    CardCounts: {
      ranks: components['schemas']['RankCount'][];
      rank_test: components['schemas']['ChiSquareTest'] | null;
      suits: components['schemas']['SuitCount'][];
      suit_test: components['schemas']['ChiSquareTest'] | null;
    };
    CardLaidEvent: {
      seat: number;
      card: CardCode;
      /** @enum {string|null} */
      named: 'C' | 'D' | 'H' | 'S' | null;
      announced: boolean;
      auto: boolean;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'card_laid';
    };
    CardsDrawnEvent: {
      seat: number;
      count: number;
      wanted: number;
      cards: CardCode[] | null;
      /** @enum {string} */
      why: 'no_play' | 'choice' | 'five' | 'seven' | 'crank' | 'called' | 'covered_six';
      auto: boolean;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'cards_drawn';
    };
    /** @description What is left in hand when a round ends. */
    Caught: {
      hands: number;
      cards: number;
      points: number;
      by_rank: components['schemas']['CaughtRank'][];
      by_hand_size: components['schemas']['CaughtHandSize'][];
    };
    /** @description Cards left in hand, by the size of the hand dealt. */
    CaughtHandSize: {
      hand_size: number;
      rounds: number;
      /** @description Rounds that ended with cards in hand. */
      hands: number;
      /** @description By rank, A 2 3 to K. */
      cards: number[];
    };
    /** @description Cards of a rank left in hand. */
    CaughtRank: {
      /** @enum {string} */
      rank: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
      cards: number;
      /** @description That counted: a card that a 3 cancelled cost nothing. */
      points: number;
    };
    /** @description Somebody asks somebody to their table. */
    Challenge: {
      challenge_id: string;
      to: components['schemas']['Person'];
      table_id: string;
      /** @description Of the table. */
      seats: number;
      /** @enum {string} */
      pace: 'fast' | 'normal' | 'relaxed';
      options: components['schemas']['Options'];
      /** @enum {string} */
      state: 'open' | 'accepted' | 'declined' | 'cancelled' | 'expired';
      made_at: number;
      expires_at: number;
      from: components['schemas']['Person'];
    };
    ChallengeAcceptRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ChallengeAcceptRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'already_seated' | 'challenge_over' | 'not_available' | 'seat_taken' | 'table_full' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ChallengeCancelRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ChallengeCancelRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'challenge_over' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ChallengeDeclineRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ChallengeDeclineRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'challenge_over';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ChallengeMakeRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'invalid'
          | 'invalid_choice'
          | 'max_length'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'required'
          | 'surrogate_characters_not_allowed'
          | 'table_or_terms'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ChallengeMakeRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ChallengeMakeRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'already_challenged'
          | 'already_seated'
          | 'not_a_person'
          | 'not_an_account'
          | 'not_available'
          | 'not_oneself'
          | 'seat_reserved'
          | 'table_full'
          | 'too_many'
          | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description Whom to challenge, and to what table: one's own by its id, or a new one by its terms. */
    ChallengeRequestRequest: {
      /** @description A public id. */
      user: string;
      table_id?: string;
      seats?: number;
      /** @enum {string} */
      pace?: 'fast' | 'normal' | 'relaxed';
      options?: components['schemas']['TermsOptionsRequest'];
    };
    /** @description A chi-square test. */
    ChiSquareTest: {
      /** Format: double */
      statistic: number;
      freedom: number;
      /**
       * Format: double
       * @description How likely chance alone gives as much.
       */
      p: number;
    };
    /** @description Whose time runs, and until when. */
    Clock: {
      seat: number;
      /** @description May lie ahead: a round's first clock waits for its player to see the cards. */
      starts_at: number;
      move_ends_at: number;
      deadline_at: number;
      bank_ms: number[];
      move_ms: number;
      /** @description Of this decision's time, while the server was down. */
      left_out_ms: number;
    };
    CrankBrokenEvent: {
      seat: number | null;
      count: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'crank_broken';
    };
    /** @description Cranks paid at one count. */
    CrankCount: {
      /** @description 13: that, or more. */
      count: number;
      paid: number;
    };
    CrankOpenedEvent: {
      seat: number;
      count: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'crank_opened';
    };
    CrankRaisedEvent: {
      seat: number;
      count: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'crank_raised';
    };
    /** @description What was done with cranks. */
    Cranks: {
      opened: number;
      answered: number;
      paid: number;
      /** @description Of those that came to the player. */
      answer_rate: components['schemas']['Estimate'];
      /**
       * Format: double
       * @description The mean count of those paid.
       */
      mean_cost: number | null;
      dearest: number | null;
      paid_by_count: components['schemas']['CrankCount'][];
    };
    /** @description Where somebody sits. */
    CurrentSeat: {
      table_id: string;
      /** @description Null while the table fills. */
      game_id: string | null;
    };
    CutEvent: {
      draws: [number, CardCode][];
      dealer: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'cut';
    };
    /** @description How rounds went at a distance from the dealer. */
    DealerEffect: {
      seats: number;
      /** @description Clockwise; 0 is the dealer. */
      from_dealer: number;
      margin: components['schemas']['Estimate'];
      won: components['schemas']['Estimate'];
    };
    DirectionReversedEvent: {
      /** @enum {integer} */
      direction: 1 | -1;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'direction_reversed';
    };
    /** @description Cards drawn, by reason. */
    DrawnCards: {
      no_play: number;
      five: number;
      seven: number;
      crank: number;
      called: number;
    };
    /** @description Drawing. */
    Draws: {
      /** @description Of turns outside a crank. */
      forced: components['schemas']['Estimate'];
      cards: components['schemas']['DrawnCards'];
    };
    /** @description A mean or a rate, with the interval that holds the truth 95 times in a hundred. */
    Estimate: {
      /** @description That it comes from. */
      games: number;
      /** @description What it is out of: rounds, plays or games. */
      count: number;
      /**
       * Format: double
       * @description Null where there is nothing to count.
       */
      value: number | null;
      /**
       * Format: double
       * @description Null where there is too little for an interval.
       */
      low: number | null;
      /** Format: double */
      high: number | null;
      /** @description A small sample. */
      small: boolean;
    };
    Event:
      | components['schemas']['CutEvent']
      | components['schemas']['RoundDealtEvent']
      | components['schemas']['StarterTurnedEvent']
      | components['schemas']['CardLaidEvent']
      | components['schemas']['SuitNamedEvent']
      | components['schemas']['CardsDrawnEvent']
      | components['schemas']['ReshuffledEvent']
      | components['schemas']['DirectionReversedEvent']
      | components['schemas']['TurnSkippedEvent']
      | components['schemas']['TurnLostEvent']
      | components['schemas']['CrankOpenedEvent']
      | components['schemas']['CrankRaisedEvent']
      | components['schemas']['CrankBrokenEvent']
      | components['schemas']['ExposedEvent']
      | components['schemas']['AnnouncedEvent']
      | components['schemas']['CalledEvent']
      | components['schemas']['CallVoidEvent']
      | components['schemas']['WentOutEvent']
      | components['schemas']['TurnBeganEvent']
      | components['schemas']['RoundEndedEvent']
      | components['schemas']['GameEndedEvent']
      | components['schemas']['AwayEvent']
      | components['schemas']['BackEvent']
      | components['schemas']['LeftEvent']
      | components['schemas']['ScoreReadyEvent'];
    /** @description Everything that is kept about one person. Each package adds the sections that it keeps. */
    Export: {
      /** @enum {string} */
      format: 'craits-export';
      /** @enum {integer} */
      version: 1;
      /** @description Milliseconds since 1970 UTC. */
      exported_at: number;
      /** @description `Me`, and since when. */
      account: {
        [key: string]: unknown;
      };
      /** @description Whether one is suspended or silenced. */
      standing: {
        [key: string]: unknown;
      };
      addresses: {
        [key: string]: unknown;
      }[];
      second_factors: {
        [key: string]: unknown;
      }[];
      outside_accounts: {
        [key: string]: unknown;
      }[];
      sessions: {
        [key: string]: unknown;
      }[];
      /** @description With the records of those that are over; of one that goes on only that it does. */
      games: {
        [key: string]: unknown;
      }[];
    };
    ExposedEvent: {
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'exposed';
    };
    /** @description What proves the deals; seeds are null until the game is over. */
    Fairness: {
      commitment: string;
      client_hashes: string[];
      server_seed: string | null;
      client_seeds: string[] | null;
    };
    /** @description How the cards fell in all rated games. */
    FairnessNumbers: {
      /** @description The sequence of the last game counted. */
      through: number;
      games: number;
      rounds: number;
      /** @description Dealt, starters not among them. */
      cards: number;
      dealt: components['schemas']['CardCounts'];
      dealt_by_seat: components['schemas']['SeatCardCounts'][];
      starters: components['schemas']['CardCounts'];
      tables: components['schemas']['TableNumbers'][];
      of_all_tests: components['schemas']['AllTests'];
    };
    /** @description What a list shows of a finished game. */
    FinishedGame: {
      game_id: string;
      options: components['schemas']['Options'];
      /** @enum {string} */
      pace: 'fast' | 'normal' | 'relaxed';
      rated: boolean;
      /** @enum {string|null} */
      ladder: 'duel' | 'table' | null;
      started_at: number;
      ended_at: number;
      /** @enum {string} */
      ended_by: 'finished' | 'aborted';
      seats: components['schemas']['Player'][];
      totals: number[] | null;
      places: number[] | null;
      /** @description Of the first player the list was asked for. */
      seat: number | null;
      /** @description What it changed. */
      ratings: components['schemas']['RatingChange'][] | null;
      /** @description The mean before it; null for an unrated one. */
      rating: number | null;
      rounds: number;
      moves: number;
      /** @description The highest count of a crank; 0: none was opened. */
      highest_crank: number;
      /** @description The most points of a seat in one round. */
      highest_score: number;
      contains: ('high_score' | 'long_crank' | 'blocked' | 'idiot' | 'comeback')[];
    };
    /** @description A page of finished games. */
    FinishedGames: {
      /** Format: uri */
      next: string | null;
      /** Format: uri */
      previous: string | null;
      /** @description Who was asked for, in that order. */
      players: components['schemas']['Named'][];
      results: components['schemas']['FinishedGame'][];
    };
    /** @description How often a seat dealt first. */
    FirstDealer: {
      observed: number;
      /** Format: double */
      expected: number;
      seat: number;
    };
    /** @description Somebody whom one follows. */
    Followed: {
      person: components['schemas']['Person'];
      online: boolean;
      /** @description Where they play and may be watched, if they do. */
      table_id: string | null;
    };
    GameActRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'bad_move_syntax'
          | 'blank'
          | 'invalid'
          | 'max_length'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'required'
          | 'surrogate_characters_not_allowed'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameActRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameActRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'action_id_reused'
          | 'already_called'
          | 'card_not_held'
          | 'game_is_over'
          | 'illegal_play'
          | 'may_not_draw'
          | 'must_name_suit'
          | 'not_exposed'
          | 'out_of_turn'
          | 'round_is_over'
          | 'seat_has_left'
          | 'stale_turn';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameBackRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameBackRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'seat_has_left';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameContinueRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameContinueRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'game_is_over' | 'no_score_sheet' | 'seat_has_left';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameEndRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameEndRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'game_is_over' | 'others_still_play' | 'seat_has_left';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameEndedEvent: {
      /** @enum {string} */
      ended_by: 'finished' | 'aborted';
      totals: number[] | null;
      places: number[] | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'game_ended';
    };
    /** @description What can be looked for. */
    GameKind: {
      /** @enum {string} */
      ladder: 'duel' | 'table';
      /** @enum {string} */
      length: 'short' | 'full';
    };
    /** @description What may be said of a kind now. */
    GameKindOutlook: {
      /** @enum {string} */
      ladder: 'duel' | 'table';
      /** @enum {string} */
      length: 'short' | 'full';
      /** @description People who look for it now. */
      waiting: number;
      /** @description How long people usually wait for people; null where it cannot be said. */
      expected_ms: number | null;
    };
    /** @description A change of a game: what happened, and the whole view after it. */
    GameMessage: {
      /** @enum {string} */
      type: 'game';
      now: number;
      game_id: string;
      version: number;
      moves: Move[];
      auto: boolean;
      events: components['schemas']['Event'][];
      view: components['schemas']['GameView'];
    };
    GamePictureRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'invalid'
          | 'invalid_choice'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'no_such_move'
          | 'no_such_seat'
          | 'null_characters_not_allowed'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GamePictureRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_over_yet' | 'not_sealed_yet';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description What a game changed. */
    GameRatings: {
      game_id: string;
      /** @enum {string|null} */
      ladder: 'duel' | 'table' | null;
      /** @description It counted once, and does not any more. */
      annulled: boolean;
      /** @description It counts, and has not been applied yet. */
      awaited: boolean;
      changes: components['schemas']['RatingChange'][] | null;
    };
    GameRecordRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_over_yet' | 'not_sealed_yet';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameReplayRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_over_yet' | 'not_sealed_yet';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description A seat of a game. */
    GameSeat: {
      seat: number;
      player: components['schemas']['Player'];
      present: boolean;
      away: boolean;
      left: boolean;
      auto_moves: Action[];
      /** @description The game was aborted because its player never did anything. */
      never_came: boolean;
    };
    GameSeenRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'invalid'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'null'
          | 'parse_error'
          | 'required'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameSeenRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GameSeenRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_dealt_yet' | 'seat_has_left';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description A game, as far as the viewer may see it. */
    GameView: {
      game_id: string;
      table_id: string;
      version: number;
      turn: number;
      /** @enum {string} */
      phase: 'playing' | 'score' | 'finished' | 'aborted';
      viewpoint: number | ('spectator' | 'open');
      your_seat: number | null;
      options: components['schemas']['Options'];
      /** @enum {string} */
      pace: 'fast' | 'normal' | 'relaxed';
      rated: boolean;
      /** @enum {string|null} */
      ladder: 'duel' | 'table' | null;
      started_at: number;
      ended_at: number | null;
      /** @enum {string|null} */
      ended_by: 'finished' | 'aborted' | null;
      seats: components['schemas']['GameSeat'][];
      clock: components['schemas']['Clock'] | null;
      score_sheet: components['schemas']['ScoreSheet'] | null;
      fairness: components['schemas']['Fairness'];
      first_dealer: number;
      cut: [number, CardCode][];
      round: components['schemas']['Round'];
      /** @description What the starter did, while nobody has moved; else empty. */
      opening: components['schemas']['Event'][];
      legal: components['schemas']['Legal'] | null;
      scores: number[][];
      totals: number[];
      places: number[] | null;
      /** @description The viewer alone has stayed, and may end the game at once. */
      may_end_now: boolean;
      your_pending_call: components['schemas']['OwnCall'] | null;
    };
    GamesListRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'empty_range'
          | 'invalid'
          | 'invalid_choice'
          | 'max_length'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'null_characters_not_allowed'
          | 'player_needed'
          | 'unknown_field'
          | 'unknown_player';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    GamesRecordsRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'empty_range'
          | 'invalid'
          | 'invalid_choice'
          | 'max_length'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'null_characters_not_allowed'
          | 'player_needed'
          | 'unknown_field'
          | 'unknown_player';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description A hand, as far as the viewer may see it. */
    Hand: {
      count: number;
      /** @description Null when hidden. */
      cards: CardCode[] | null;
      exposed: boolean;
      announced: boolean;
      loses_turn: boolean;
      out: boolean;
    };
    /** @description Points a round, by the size of the hand dealt. */
    HandSizePoints: {
      hand_size: number;
      own: components['schemas']['Estimate'];
      /**
       * Format: double
       * @description The mean of the opponents, in these rounds.
       */
      opponents: number | null;
      /** @description Own less theirs: below 0 is better. */
      margin: components['schemas']['Estimate'];
    };
    Health: {
      /** @description Whether it answers. */
      database: boolean;
      /** @description Whether it answers. */
      messages: boolean;
      /** @description Whether it answers. */
      tasks: boolean;
    };
    /** @description A bot to sit down with. */
    HouseBot: {
      bot: string;
      name: string;
      summary: string;
      ratings: components['schemas']['BotRatings'];
    };
    /** @description Which seat is wanted; none said means the first free one. */
    JoinRequest: {
      seat?: number | null;
    };
    /** @description How a player stands on one ladder. */
    LadderRating: {
      rating: components['schemas']['ShownRating'];
      /** @description In the leaderboard; null while provisional. */
      place: number | null;
      games: number;
      firsts: number;
      /** @description The highest since it is not provisional. */
      best: number | null;
    };
    /** @description Last cards and calls. */
    LastCards: {
      /** @description Plays that left one card. */
      down_to_one: number;
      announced_with_play: number;
      announced_late: number;
      /** @description Not announced with the play. */
      forgotten: components['schemas']['Estimate'];
      /** @description Caught by a call. */
      called: number;
      /** @description Made on others. A wrong one is in no record. */
      calls: number;
    };
    /** @description A page of a leaderboard, the strongest first. */
    Leaderboard: {
      /** @enum {string} */
      ladder: 'duel' | 'table';
      /** @description How many stand in the whole list. */
      total: number;
      results: components['schemas']['Standing'][];
      /** Format: uri */
      next: string | null;
      /** Format: uri */
      previous: string | null;
      /** @description The caller's line; null without a rating on this ladder. */
      you: components['schemas']['Standing'] | null;
    };
    LeaderboardRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'invalid_choice';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    LeftEvent: {
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'left';
    };
    /** @description What the viewer may do now. */
    Legal: {
      play: components['schemas']['LegalPlay'][];
      draw: boolean;
      name: ('C' | 'D' | 'H' | 'S')[];
      last: boolean;
      announce_with_play: boolean;
      call: number[];
      why_not: {
        [key: string]: components['schemas']['Reason'];
      };
      why_no_draw: components['schemas']['Reason'] | null;
    };
    /** @description A card that may be played, and how. */
    LegalPlay: {
      card: CardCode;
      names: ('C' | 'D' | 'H' | 'S')[];
      may_keep: boolean;
    };
    /** @description What the list of live games shows of each: nothing that a player at it does not know. */
    LiveGame: {
      table_id: string;
      game_id: string;
      /** @enum {string} */
      phase: 'playing' | 'score';
      options: components['schemas']['Options'];
      /** @enum {string} */
      pace: 'fast' | 'normal' | 'relaxed';
      rated: boolean;
      /** @enum {string|null} */
      ladder: 'duel' | 'table' | null;
      started_at: number;
      seats: components['schemas']['Player'][];
      totals: number[];
      round: components['schemas']['LiveRound'];
      /** @description As `Watching.count`. */
      watching: number;
    };
    LiveListRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'invalid_choice';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description What the list of live games tells of the round. */
    LiveRound: {
      number: number;
      rounds: number;
      /** @description 0 while none is open. */
      crank: number;
      /** @enum {string} */
      suit: 'C' | 'D' | 'H' | 'S';
      demanded: boolean;
      /** @enum {integer} */
      direction: 1 | -1;
    };
    /** @description What one may know of oneself. Nobody else is ever sent this. */
    Me: {
      public_id: string;
      name: string;
      /** @enum {string} */
      kind: 'human' | 'guest';
      /** @enum {string} */
      avatar:
        | 'badger'
        | 'bear'
        | 'beetle'
        | 'crane'
        | 'crow'
        | 'deer'
        | 'fox'
        | 'hare'
        | 'hedgehog'
        | 'heron'
        | 'lynx'
        | 'mole'
        | 'moth'
        | 'newt'
        | 'otter'
        | 'owl'
        | 'pike'
        | 'seal'
        | 'stoat'
        | 'toad'
        | '';
      /** @description ISO 3166 alpha-2, or empty. */
      country: string;
      /** @enum {string} */
      language: 'en' | 'ms' | 'bg' | 'su';
      /** @description Nobody else sees one's stats. */
      stats_hidden: boolean;
      /**
       * Format: email
       * @description Null for guests.
       */
      email: string | null;
      email_verified: boolean;
      /** @description The table one sits at, or null. */
      current: components['schemas']['CurrentSeat'] | null;
    };
    MeDeleteRefusal401: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_authenticated' | 'reauthenticate';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    MeUpdateRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'invalid'
          | 'invalid_choice'
          | 'name_characters'
          | 'name_length'
          | 'name_mixed_scripts'
          | 'name_reserved'
          | 'name_taken'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'surrogate_characters_not_allowed'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    MeUpdateRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description The games of two players. */
    Meeting: {
      /** @description The other. */
      player: components['schemas']['Player'];
      games: number;
      /** @description In which they were placed before the other. */
      ahead: number;
      level: number;
      behind: number;
      ahead_share: components['schemas']['Estimate'];
      /** @description Points a round, less the other's. */
      margin: components['schemas']['Estimate'];
    };
    /** @description A person, where no more than who they are matters. */
    Named: {
      public_id: string;
      name: string;
      /** @description Empty: the first letter. */
      avatar: string;
    };
    /** @description A new table's terms. */
    NewTableRequest: {
      seats: number;
      /** @enum {string} */
      pace: 'fast' | 'normal' | 'relaxed';
      /** @enum {string} */
      visibility: 'public' | 'private';
      options: components['schemas']['TermsOptionsRequest'];
    };
    /** @description What the list of open tables shows of each. */
    OpenTable: {
      table_id: string;
      /** @enum {string} */
      pace: 'fast' | 'normal' | 'relaxed';
      options: components['schemas']['Options'];
      /** @description Null: nobody sits there. */
      seats: (components['schemas']['Player'] | null)[];
      /** @description Seats that anybody may take; the others are kept for somebody. */
      free: number;
      opened_at: number;
    };
    /** @description Rounds whose first own card had a rank. */
    Opening: {
      /** @enum {string} */
      rank: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
      rounds: number;
      won: number;
      /**
       * Format: double
       * @description Mean a round.
       */
      points: number | null;
      margin: components['schemas']['Estimate'];
    };
    /** @description Whom a player has met most. */
    Opponents: {
      results: components['schemas']['Meeting'][];
    };
    /** @description The options of a table (R-9). */
    Options: {
      /** @enum {string} */
      length: 'short' | 'full';
      /** @enum {string} */
      matching: 'colour' | 'rank';
      wild_nines: boolean;
      covered_six: boolean;
      free_draw: boolean;
    };
    /** @description The viewer's call that is held back (R-6.2). */
    OwnCall: {
      seat: number;
      due_at: number;
    };
    /** @description How one stands with the moderators. */
    OwnStanding: {
      suspended_until: number | null;
      suspension_reason: string | null;
      silenced_until: number | null;
      /** @description Those not acknowledged yet. */
      warnings: components['schemas']['Warning'][];
    };
    PaginatedLiveGameList: {
      /** Format: uri */
      next: string | null;
      /** Format: uri */
      previous: string | null;
      results: components['schemas']['LiveGame'][];
    };
    PaginatedOpenTableList: {
      /** Format: uri */
      next: string | null;
      /** Format: uri */
      previous: string | null;
      results: components['schemas']['OpenTable'][];
    };
    PaginatedRatingPointList: {
      /** Format: uri */
      next: string | null;
      /** Format: uri */
      previous: string | null;
      results: components['schemas']['RatingPoint'][];
    };
    /** @description What one may change about oneself; whatever is left out stays. */
    PatchedMeUpdateRequest: {
      /** @description Letters and digits of one alphabet, with single spaces or - _ . ' between. */
      name?: string;
      /** @enum {string} */
      avatar?:
        | 'badger'
        | 'bear'
        | 'beetle'
        | 'crane'
        | 'crow'
        | 'deer'
        | 'fox'
        | 'hare'
        | 'hedgehog'
        | 'heron'
        | 'lynx'
        | 'mole'
        | 'moth'
        | 'newt'
        | 'otter'
        | 'owl'
        | 'pike'
        | 'seal'
        | 'stoat'
        | 'toad'
        | '';
      /** @enum {string} */
      country?:
        | 'AD'
        | 'AE'
        | 'AF'
        | 'AG'
        | 'AI'
        | 'AL'
        | 'AM'
        | 'AO'
        | 'AQ'
        | 'AR'
        | 'AS'
        | 'AT'
        | 'AU'
        | 'AW'
        | 'AX'
        | 'AZ'
        | 'BA'
        | 'BB'
        | 'BD'
        | 'BE'
        | 'BF'
        | 'BG'
        | 'BH'
        | 'BI'
        | 'BJ'
        | 'BL'
        | 'BM'
        | 'BN'
        | 'BO'
        | 'BQ'
        | 'BR'
        | 'BS'
        | 'BT'
        | 'BV'
        | 'BW'
        | 'BY'
        | 'BZ'
        | 'CA'
        | 'CC'
        | 'CD'
        | 'CF'
        | 'CG'
        | 'CH'
        | 'CI'
        | 'CK'
        | 'CL'
        | 'CM'
        | 'CN'
        | 'CO'
        | 'CR'
        | 'CU'
        | 'CV'
        | 'CW'
        | 'CX'
        | 'CY'
        | 'CZ'
        | 'DE'
        | 'DJ'
        | 'DK'
        | 'DM'
        | 'DO'
        | 'DZ'
        | 'EC'
        | 'EE'
        | 'EG'
        | 'EH'
        | 'ER'
        | 'ES'
        | 'ET'
        | 'FI'
        | 'FJ'
        | 'FK'
        | 'FM'
        | 'FO'
        | 'FR'
        | 'GA'
        | 'GB'
        | 'GD'
        | 'GE'
        | 'GF'
        | 'GG'
        | 'GH'
        | 'GI'
        | 'GL'
        | 'GM'
        | 'GN'
        | 'GP'
        | 'GQ'
        | 'GR'
        | 'GS'
        | 'GT'
        | 'GU'
        | 'GW'
        | 'GY'
        | 'HK'
        | 'HM'
        | 'HN'
        | 'HR'
        | 'HT'
        | 'HU'
        | 'ID'
        | 'IE'
        | 'IL'
        | 'IM'
        | 'IN'
        | 'IO'
        | 'IQ'
        | 'IR'
        | 'IS'
        | 'IT'
        | 'JE'
        | 'JM'
        | 'JO'
        | 'JP'
        | 'KE'
        | 'KG'
        | 'KH'
        | 'KI'
        | 'KM'
        | 'KN'
        | 'KP'
        | 'KR'
        | 'KW'
        | 'KY'
        | 'KZ'
        | 'LA'
        | 'LB'
        | 'LC'
        | 'LI'
        | 'LK'
        | 'LR'
        | 'LS'
        | 'LT'
        | 'LU'
        | 'LV'
        | 'LY'
        | 'MA'
        | 'MC'
        | 'MD'
        | 'ME'
        | 'MF'
        | 'MG'
        | 'MH'
        | 'MK'
        | 'ML'
        | 'MM'
        | 'MN'
        | 'MO'
        | 'MP'
        | 'MQ'
        | 'MR'
        | 'MS'
        | 'MT'
        | 'MU'
        | 'MV'
        | 'MW'
        | 'MX'
        | 'MY'
        | 'MZ'
        | 'NA'
        | 'NC'
        | 'NE'
        | 'NF'
        | 'NG'
        | 'NI'
        | 'NL'
        | 'NO'
        | 'NP'
        | 'NR'
        | 'NU'
        | 'NZ'
        | 'OM'
        | 'PA'
        | 'PE'
        | 'PF'
        | 'PG'
        | 'PH'
        | 'PK'
        | 'PL'
        | 'PM'
        | 'PN'
        | 'PR'
        | 'PS'
        | 'PT'
        | 'PW'
        | 'PY'
        | 'QA'
        | 'RE'
        | 'RO'
        | 'RS'
        | 'RU'
        | 'RW'
        | 'SA'
        | 'SB'
        | 'SC'
        | 'SD'
        | 'SE'
        | 'SG'
        | 'SH'
        | 'SI'
        | 'SJ'
        | 'SK'
        | 'SL'
        | 'SM'
        | 'SN'
        | 'SO'
        | 'SR'
        | 'SS'
        | 'ST'
        | 'SV'
        | 'SX'
        | 'SY'
        | 'SZ'
        | 'TC'
        | 'TD'
        | 'TF'
        | 'TG'
        | 'TH'
        | 'TJ'
        | 'TK'
        | 'TL'
        | 'TM'
        | 'TN'
        | 'TO'
        | 'TR'
        | 'TT'
        | 'TV'
        | 'TW'
        | 'TZ'
        | 'UA'
        | 'UG'
        | 'UM'
        | 'US'
        | 'UY'
        | 'UZ'
        | 'VA'
        | 'VC'
        | 'VE'
        | 'VG'
        | 'VI'
        | 'VN'
        | 'VU'
        | 'WF'
        | 'WS'
        | 'YE'
        | 'YT'
        | 'ZA'
        | 'ZM'
        | 'ZW'
        | '';
      /** @enum {string} */
      language?: 'en' | 'ms' | 'bg' | 'su';
      stats_hidden?: boolean;
    };
    /** @description Changes of a table's terms; what is left out stays. */
    PatchedTermsRequest: {
      /** @enum {string} */
      pace?: 'fast' | 'normal' | 'relaxed';
      /** @enum {string} */
      visibility?: 'public' | 'private';
      options?: components['schemas']['TermsOptionsRequest'];
    };
    /** @description A call that is held back until the exposing play is a second old (R-6.2). */
    PendingCall: {
      /** @enum {string} */
      type: 'pending_call';
      now: number;
      game_id: string;
      seat: number;
      due_at: number;
    };
    /** @description The people room. */
    People: {
      following: components['schemas']['Followed'][];
      /** @description The latest hundred. */
      followers: components['schemas']['Person'][];
      blocked: components['schemas']['Person'][];
      muted: components['schemas']['Person'][];
      /** @description Open ones, to and from the caller. */
      challenges: components['schemas']['Challenge'][];
    };
    /** @description A person, as everybody may know them. */
    Person: {
      public_id: string;
      name: string;
      /** @enum {string} */
      kind: 'human' | 'guest' | 'bot';
      /** @description Empty: the first letter. */
      avatar: string;
      /** @description ISO 3166 alpha-2, or empty. */
      country: string;
      duel_rating: components['schemas']['ShownRating'] | null;
      table_rating: components['schemas']['ShownRating'] | null;
    };
    /** @description How games of so many seats ended. */
    Places: {
      seats: number;
      games: number;
      /** @description First, second, ... */
      places: number[];
      /** @description Share of first places. */
      first: components['schemas']['Estimate'];
    };
    /** @description Who holds a seat. */
    Player: {
      public_id: string;
      name: string;
      /** @enum {string} */
      kind: 'human' | 'guest' | 'bot';
      /** @description Empty: the first letter. */
      avatar: string;
      /** @description ISO 3166 alpha-2, or empty. */
      country: string;
      /** @description A house bot's strategy, else null. */
      bot: string | null;
      /** @description On the table's ladder; null before the first rated game. */
      rating: components['schemas']['ShownRating'] | null;
    };
    /** @description A player's ratings. */
    PlayerRatings: {
      duel: components['schemas']['LadderRating'] | null;
      table: components['schemas']['LadderRating'] | null;
    };
    /** @description A player's figures. */
    PlayerStats: {
      /** @enum {string|null} */
      ladder: 'duel' | 'table' | null;
      /**
       * @description Null: both.
       * @enum {string|null}
       */
      length: 'short' | 'full' | null;
      games: number;
      /** @description Of everybody's: one a seat. */
      rounds: number;
      points_sum: number;
      places: components['schemas']['Places'][];
      points: components['schemas']['Points'];
      /** @description Those in which they were the first to go out. */
      rounds_won: components['schemas']['Estimate'];
      caught: components['schemas']['Caught'];
      threes: components['schemas']['Threes'];
      cranks: components['schemas']['Cranks'];
      draws: components['schemas']['Draws'];
      last_cards: components['schemas']['LastCards'];
      times: components['schemas']['Times'];
      openings: components['schemas']['Opening'][];
      /** @description At most 200 points. */
      rating: components['schemas']['RatingLinePoint'][];
      /** @description Null for bots. */
      streaks: components['schemas']['Streaks'] | null;
      /**
       * Format: date
       * @description Null: open.
       */
      from: string | null;
      /**
       * Format: date
       * @description Null: open.
       */
      to: string | null;
    };
    PlayerStatsAgainstRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'empty_range' | 'invalid';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    PlayerStatsAgainstRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'stats_hidden';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    PlayerStatsOpponentsRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'empty_range' | 'invalid';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    PlayerStatsOpponentsRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'stats_hidden';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    PlayerStatsRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'empty_range' | 'invalid' | 'invalid_choice';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    PlayerStatsRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'stats_hidden';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    PlayerStatsTableRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'empty_range' | 'invalid' | 'invalid_choice';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    PlayerStatsTableRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'stats_hidden';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description Points a round. */
    Points: {
      own: components['schemas']['Estimate'];
      /** @description Own less the opponents' mean: below 0 is better. */
      margin: components['schemas']['Estimate'];
      by_hand_size: components['schemas']['HandSizePoints'][];
    };
    /** @description What everybody may know of a player. */
    Profile: {
      /** @description Opaque and stable. */
      public_id: string;
      name: string;
      /** @enum {string} */
      kind: 'human' | 'guest' | 'bot';
      /**
       * @description Empty: the first letter.
       * @enum {string}
       */
      avatar:
        | 'badger'
        | 'bear'
        | 'beetle'
        | 'crane'
        | 'crow'
        | 'deer'
        | 'fox'
        | 'hare'
        | 'hedgehog'
        | 'heron'
        | 'lynx'
        | 'mole'
        | 'moth'
        | 'newt'
        | 'otter'
        | 'owl'
        | 'pike'
        | 'seal'
        | 'stoat'
        | 'toad'
        | '';
      /** @description ISO 3166 alpha-2, or empty. */
      country: string;
      /** @description A house bot's strategy, else null. */
      bot: string | null;
      /** @description Milliseconds since 1970 UTC. */
      joined_at: number;
      /** @description Their stats are theirs alone to see. */
      stats_hidden: boolean;
      /** @description The account is deleted: a former player. */
      gone: boolean;
    };
    /** @description A promise: the SHA-256 of a seed that is kept secret until everybody has promised. */
    PromiseRequest: {
      game_id: string;
      /** @description Lower-case hex. */
      client_hash: string;
    };
    /** @description The queue, as far as the caller may know it. */
    Queue: {
      entry: components['schemas']['QueueEntry'] | null;
      paused_until: number | null;
      kinds: components['schemas']['GameKindOutlook'][];
    };
    /** @description One's own search. */
    QueueEntry: {
      kinds: components['schemas']['GameKind'][];
      since: number;
      bots_after_ms: number | null;
      window: components['schemas']['RatingWindow'];
      /** @description As others see one. */
      you: components['schemas']['Player'];
      found: components['schemas']['Player'][];
      /** @description The table of the match found, while its ready step runs. */
      table_id: string | null;
    };
    QueueLookForRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'empty'
          | 'invalid'
          | 'invalid_choice'
          | 'max_length'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'not_a_list'
          | 'null'
          | 'parse_error'
          | 'required'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    QueueLookForRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    QueueLookForRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'already_seated' | 'game_in_progress' | 'match_found' | 'queue_paused';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    QueueStopRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    QueueStopRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description What somebody looks for: kinds, dearest first, and after how long bots may fill the seats. */
    QueueWishRequest: {
      kinds: components['schemas']['WantedKindRequest'][];
      /** @description Null: never. */
      bots_after_s: number | null;
    };
    /** @description Cards of a rank. */
    RankCount: {
      observed: number;
      /** Format: double */
      expected: number;
      /** @enum {string} */
      rank: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
    };
    /** @description What a rated game changed for one seat; a house bot's rating stays. */
    RatingChange: {
      seat: number;
      /** @description That counted: whoever left, or was away, shares the last. */
      place: number;
      before: components['schemas']['ShownRating'];
      after: components['schemas']['ShownRating'];
    };
    /** @description Where a rating stood. */
    RatingLinePoint: {
      value: number;
      /** @description The true strength is within this, 19 times of 20. */
      uncertainty: number;
      /** @description Not certain enough yet for the leaderboard. */
      provisional: boolean;
      at: number;
    };
    /** @description What one rated game made of a player's rating. */
    RatingPoint: {
      game_id: string;
      at: number;
      rating: components['schemas']['ShownRating'];
      change: number;
      place: number;
      seats: number;
    };
    /** @description Between which ratings people are looked for; null: anywhere. */
    RatingWindow: {
      low: number | null;
      high: number | null;
    };
    /** @description Why something may not be done: a code, and what a sentence about it needs. */
    Reason: Reason;
    /** @description What a hand counts at the end of a round (R-7). */
    Reckoning: {
      cards: CardCode[];
      cancelled: [CardCode, CardCode][];
      left_over_threes: CardCode[];
      points: [CardCode, number][];
      score: number;
    };
    /** @description A whole game: the craits-record, version 1 (docs/record.md). */
    Record: {
      /** @enum {string} */
      format: 'craits-record';
      /** @enum {integer} */
      version: 1;
      rules: number;
      game_id: string;
      started_at: string;
      ended_at: string;
      rated: boolean;
      sequence: number | null;
      options: components['schemas']['Options'];
      seats: components['schemas']['RecordSeat'][];
      fairness: components['schemas']['RecordFairness'];
      first_dealer: number;
      rounds: components['schemas']['RecordRound'][];
      totals: number[] | null;
      places: number[] | null;
      /** @enum {string} */
      ended_by: 'finished' | 'aborted';
    };
    /** @description What proves the deals. */
    RecordFairness: {
      commitment: string;
      client_hashes: string[];
      server_seed: string;
      client_seeds: string[];
    };
    /** @description How a round ended. */
    RecordResult: {
      /** @enum {string} */
      ended_by: 'out' | 'blocked';
      out: number[];
      scores: number[];
    };
    /** @description One round of a record. */
    RecordRound: {
      number: number;
      dealer: number;
      hand_size: number;
      starter: CardCode;
      moves: Move[];
      times_ms: number[];
      auto: number[];
      result: components['schemas']['RecordResult'] | null;
    };
    /** @description Who sat there, as they were shown at the time. */
    RecordSeat: {
      name: string;
      /** @enum {string} */
      kind: 'human' | 'guest' | 'bot';
      account: string | null;
      left: boolean;
      rating_before?: number;
      rating_after?: number;
    };
    Refusal401: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_authenticated';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal404: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_found';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal405: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'method_not_allowed';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal406: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_acceptable';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal413: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'body_too_large';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal415: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'unsupported_media_type';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal429: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'throttled';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal500: {
      /** @enum {string} */
      type: 'server_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'error';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    Refusal503: {
      /** @enum {string} */
      type: 'server_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'unavailable';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description A finished game to step through, with open hands. */
    ReplayFeed: {
      record: components['schemas']['Record'];
      seats: components['schemas']['Player'][];
      rounds: components['schemas']['ReplayRound'][];
    };
    /** @description One round to step through. */
    ReplayRound: {
      number: number;
      start: components['schemas']['Round'];
      steps: components['schemas']['ReplayStep'][];
    };
    /** @description One move, what followed, and the picture after it. */
    ReplayStep: {
      move: Move;
      at_ms: number;
      auto: boolean;
      events: components['schemas']['Event'][];
      frame: components['schemas']['Round'];
    };
    ReportMakeRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'invalid'
          | 'invalid_choice'
          | 'max_length'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'required'
          | 'surrogate_characters_not_allowed'
          | 'text_characters'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    ReportMakeRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_a_person' | 'not_oneself';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description Whom to report, for what, and where it was. */
    ReportRequestRequest: {
      /** @description A public id. */
      user: string;
      /** @enum {string} */
      kind: 'talk' | 'name' | 'cheating' | 'stalling' | 'other';
      /** @description Lines without control characters. */
      words?: string;
      table_id?: string | null;
      game_id?: string | null;
    };
    /** @description A report that was taken down. */
    Reported: {
      report_id: string;
    };
    /** @description For whom a seat is kept: somebody, by the name that everybody sees. */
    ReservationRequest: {
      name: string;
    };
    ReshuffledEvent: {
      count: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'reshuffled';
    };
    /** @description How a round ended. */
    Result: {
      /** @enum {string} */
      ended_by: 'out' | 'blocked';
      out: number[];
      scores: number[];
      hands: components['schemas']['Reckoning'][];
    };
    /** @description One round, as far as the viewer may see it. */
    Round: {
      number: number;
      rounds: number;
      dealer: number;
      hand_size: number;
      starter: CardCode;
      /** @enum {integer} */
      direction: 1 | -1;
      turn: number | null;
      /** @enum {string|null} */
      asked: 'play' | 'crank' | 'name' | null;
      top: CardCode;
      /** @enum {string} */
      suit: 'C' | 'D' | 'H' | 'S';
      demanded: boolean;
      demanded_by: number | null;
      crank: number;
      settling: boolean;
      draw_count: number;
      discard_count: number;
      discards: CardCode[];
      hands: components['schemas']['Hand'][];
      moves: number;
      result: components['schemas']['Result'] | null;
    };
    RoundDealtEvent: {
      number: number;
      dealer: number;
      hand_size: number;
      hands: (CardCode[] | null)[];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'round_dealt';
    };
    RoundEndedEvent: {
      /** @enum {string} */
      ended_by: 'out' | 'blocked';
      out: number[];
      scores: number[];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'round_ended';
    };
    /** @description A phrase or a text. */
    SayingRequest: {
      /** @enum {string} */
      phrase?: 'hello' | 'oops' | 'well_played' | 'thanks' | 'not_again' | 'good_game';
      /** @description One line: no control characters, no piled-up accents. */
      text?: string;
    };
    ScoreReadyEvent: {
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'score_ready';
    };
    /** @description The pause between two rounds. */
    ScoreSheet: {
      ready: boolean[];
      ends_at: number;
    };
    /** @description Cards dealt to a seat. */
    SeatCardCounts: {
      ranks: components['schemas']['RankCount'][];
      rank_test: components['schemas']['ChiSquareTest'] | null;
      suits: components['schemas']['SuitCount'][];
      suit_test: components['schemas']['ChiSquareTest'] | null;
      seat: number;
    };
    /** @description How a seat's number did. */
    SeatEffect: {
      seats: number;
      seat: number;
      places: number[];
      first: components['schemas']['Estimate'];
    };
    /** @description The seed that was promised. */
    SeedRequest: {
      game_id: string;
      /** @description At most 64 printable ASCII characters (F-1.3). */
      client_seed: string;
    };
    /** @description Which round's cards are on the screen. */
    SeenRequest: {
      round: number;
    };
    /** @description Who is sent away, by public id. */
    SendAwayRequest: {
      player: string;
    };
    /** @description What is shown of a rating. */
    ShownRating: {
      value: number;
      /** @description The true strength is within this, 19 times of 20. */
      uncertainty: number;
      /** @description Not certain enough yet for the leaderboard. */
      provisional: boolean;
    };
    /** @description Everybody's figures together. */
    SiteStats: {
      /** @enum {string|null} */
      ladder: 'duel' | 'table' | null;
      /**
       * @description Null: both.
       * @enum {string|null}
       */
      length: 'short' | 'full' | null;
      games: number;
      /** @description Of everybody's: one a seat. */
      rounds: number;
      points_sum: number;
      places: components['schemas']['Places'][];
      points: components['schemas']['Points'];
      /** @description Those in which they were the first to go out. */
      rounds_won: components['schemas']['Estimate'];
      caught: components['schemas']['Caught'];
      threes: components['schemas']['Threes'];
      cranks: components['schemas']['Cranks'];
      draws: components['schemas']['Draws'];
      last_cards: components['schemas']['LastCards'];
      times: components['schemas']['Times'];
      openings: components['schemas']['Opening'][];
      seats: components['schemas']['SeatEffect'][];
      dealers: components['schemas']['DealerEffect'][];
      starters: components['schemas']['StarterEffect'][];
      /**
       * Format: date
       * @description Null: open.
       */
      from: string | null;
      /**
       * Format: date
       * @description Null: open.
       */
      to: string | null;
    };
    SiteStatsRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'empty_range' | 'invalid' | 'invalid_choice';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    SiteStatsTableRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'empty_range' | 'invalid' | 'invalid_choice';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description A line of a leaderboard. */
    Standing: {
      /** @description Equal ratings share one; null: provisional. */
      place: number | null;
      player: components['schemas']['Player'];
      games: number;
      /** @description Games in which nobody was placed before them. */
      firsts: number;
      /** @description At the end of each of the last 30 days with rated games. */
      trend: number[];
    };
    /** @description The ready step (F-1.4). */
    Start: {
      game_id: string;
      commitment: string;
      /** @enum {string} */
      stage: 'hashes' | 'seeds';
      deadline_at: number;
      client_hashes: (string | null)[];
      /** @description The table seat of each game seat. */
      seats: number[];
    };
    /** @description How rounds went after a starter. */
    StarterEffect: {
      /** @enum {string} */
      rank: 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
      dealer_margin: components['schemas']['Estimate'];
      /** @description Of the seat on the dealer's left. */
      next_margin: components['schemas']['Estimate'];
    };
    StarterTurnedEvent: {
      card: CardCode;
      dealer: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'starter_turned';
    };
    /** @description How busy the house is. */
    Status: {
      players_online: number;
      tables_live: number;
    };
    /** @description Games in a row. */
    Streak: {
      current: number;
      longest: number;
    };
    /** @description Games in a row that went alike, in the order in which they were rated. */
    Streaks: {
      /** @description Nobody was placed before them. */
      firsts: components['schemas']['Streak'];
      /** @description Somebody was placed behind them, or everybody beside. */
      not_last: components['schemas']['Streak'];
    };
    /** @description Cards of a suit. */
    SuitCount: {
      observed: number;
      /** Format: double */
      expected: number;
      /** @enum {string} */
      suit: 'C' | 'D' | 'H' | 'S';
    };
    SuitNamedEvent: {
      seat: number;
      /** @enum {string} */
      suit: 'C' | 'D' | 'H' | 'S';
      demanded: boolean;
      auto: boolean;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'suit_named';
    };
    /** @description A table, as the caller sees it. */
    Table: {
      table_id: string;
      version: number;
      /** @enum {string} */
      state: 'seats' | 'ready' | 'playing' | 'ended' | 'closed';
      /** @enum {string} */
      visibility: 'public' | 'private';
      /** @enum {string} */
      pace: 'fast' | 'normal' | 'relaxed';
      options: components['schemas']['Options'];
      /**
       * @description Where matching made the table: its game is rated.
       * @enum {string|null}
       */
      ladder: 'duel' | 'table' | null;
      host: number | null;
      /** @description The caller's seat. */
      you: number | null;
      opened_at: number;
      seats: components['schemas']['TableSeat'][];
      /** @description The host has sent the caller away: they may only look on. */
      kept_out: boolean;
      watching: components['schemas']['Watching'];
      start: components['schemas']['Start'] | null;
      game_id: string | null;
      previous_game_id: string | null;
    };
    TableAddBotRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'invalid'
          | 'invalid_choice'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'null'
          | 'parse_error'
          | 'required'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableAddBotRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_host' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableAddBotRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'seat_reserved' | 'seat_taken' | 'table_full' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableFreeSeatRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_host' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableFreeSeatRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableJoinRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'invalid' | 'max_string_length' | 'max_value' | 'min_value' | 'null' | 'parse_error' | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableJoinRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'kept_out' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableJoinRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'already_seated' | 'seat_reserved' | 'seat_taken' | 'table_full' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableLeaveRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableLeaveRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description Games of so many seats. */
    TableNumbers: {
      seats: number;
      games: number;
      first_dealers: components['schemas']['FirstDealer'][];
      first_dealer_test: components['schemas']['ChiSquareTest'] | null;
      /** @description By seat, how often it came first, second, ... by points. */
      places_by_seat: number[][];
      seat_test: components['schemas']['ChiSquareTest'] | null;
      /** @description By distance clockwise from the first dealer. */
      places_by_dealer: number[][];
      dealer_test: components['schemas']['ChiSquareTest'] | null;
    };
    TableOpenRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'invalid'
          | 'invalid_choice'
          | 'max_string_length'
          | 'max_value'
          | 'min_value'
          | 'null'
          | 'parse_error'
          | 'required'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableOpenRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableOpenRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'already_seated';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableReadyRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'invalid'
          | 'max_length'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'required'
          | 'surrogate_characters_not_allowed'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableReadyRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableReadyRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'hash_mismatch' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableRematchRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableRematchRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableRemoveBotRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_host' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableRemoveBotRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_a_bot' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableReserveSeatRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'invalid'
          | 'max_length'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'required'
          | 'surrogate_characters_not_allowed'
          | 'unknown_field'
          | 'unknown_player';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableReserveSeatRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_host' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableReserveSeatRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'already_seated' | 'seat_taken' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableRevealRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'bad_client_seed'
          | 'blank'
          | 'invalid'
          | 'max_length'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'required'
          | 'surrogate_characters_not_allowed'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableRevealRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_seated' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableRevealRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'hash_mismatch' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableSayRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'invalid'
          | 'invalid_choice'
          | 'max_length'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'phrase_or_text'
          | 'surrogate_characters_not_allowed'
          | 'text_characters'
          | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableSayRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not' | 'silenced' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableSayRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description A place at a table. */
    TableSeat: {
      seat: number;
      player: components['schemas']['Player'] | null;
      /** @description For whom a free seat is kept. */
      reserved_for: components['schemas']['Named'] | null;
      /** @description False: free, or kept for somebody who has not asked for a rematch. */
      here: boolean;
      /** @description Has the table open now. */
      present: boolean;
      /** @description Has promised a seed in the ready step. */
      ready: boolean;
      /** @description Has revealed it. */
      revealed: boolean;
    };
    TableSendAwayRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code:
          | 'blank'
          | 'invalid'
          | 'invalid_choice'
          | 'max_length'
          | 'null'
          | 'null_characters_not_allowed'
          | 'parse_error'
          | 'required'
          | 'surrogate_characters_not_allowed'
          | 'unknown_field'
          | 'unknown_player';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableSendAwayRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_host' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableSendAwayRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableStartRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_host' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableStartRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_enough_players' | 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableUpdateRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'invalid' | 'invalid_choice' | 'null' | 'parse_error' | 'unknown_field';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableUpdateRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'not_host' | 'suspended';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TableUpdateRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'wrong_table_state';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    TablesListRefusal400: {
      /** @enum {string} */
      type: 'client_error' | 'validation_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'invalid' | 'invalid_choice' | 'max_string_length' | 'max_value' | 'min_value';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description The talk at a table. */
    Talk: {
      /** @description The latest hundred, oldest first. */
      messages: components['schemas']['TalkMessage'][];
    };
    /** @description Something said at a table. */
    TalkMessage: {
      message_id: string;
      author: components['schemas']['Author'];
      /** @enum {string|null} */
      phrase: 'hello' | 'oops' | 'well_played' | 'thanks' | 'not_again' | 'good_game' | null;
      /** @description Null where a phrase was said. */
      text: string | null;
      /** @description Said by somebody looking on, while a game was on. */
      watching: boolean;
      at: number;
    };
    /** @description The options of R-9. Whatever is left out is as in standard play, or stays as it was. */
    TermsOptionsRequest: {
      /** @enum {string} */
      length?: 'short' | 'full';
      /** @enum {string} */
      matching?: 'colour' | 'rank';
      wild_nines?: boolean;
      covered_six?: boolean;
      free_draw?: boolean;
    };
    /** @description 3s left in hand, and what they brought. */
    Threes: {
      /** @description Rounds that ended with a 3 in hand. */
      hands: number;
      kept: number;
      /** @description Those with nothing to cancel. */
      left_over: number;
      points_saved: number;
    };
    /** @description What one has done about somebody. */
    Ties: {
      following: boolean;
      blocked: boolean;
      muted: boolean;
    };
    /** @description Moves whose time lies from here to the next class. */
    TimeClass: {
      from_ms: number;
      moves: number;
    };
    /** @description How long own moves took. */
    Times: {
      moves: number;
      mean_ms: number | null;
      /** @description A quarter, half, three quarters took less. */
      quartiles_ms: number[] | null;
      classes: components['schemas']['TimeClass'][];
    };
    TurnBeganEvent: {
      seat: number;
      /** @enum {string} */
      asked: 'play' | 'crank' | 'name';
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'turn_began';
    };
    TurnLostEvent: {
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'turn_lost';
    };
    TurnSkippedEvent: {
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'turn_skipped';
    };
    UserBlockRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_a_person' | 'not_oneself' | 'too_many';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    UserFollowRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    UserFollowRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_a_person' | 'not_an_account' | 'not_available' | 'not_oneself' | 'too_many';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    UserMuteRefusal409: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'not_a_person' | 'not_oneself' | 'too_many';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    UserUnfollowRefusal403: {
      /** @enum {string} */
      type: 'client_error';
      errors: {
        /**
         * @description Stable, for machines.
         * @enum {string}
         */
        code: 'csrf_failed' | 'guests_may_not';
        /** @description A sentence for people. */
        detail: string;
        /** @description The field, if one is wrong. */
        attr: string | null;
      }[];
    };
    /** @description A kind of game that is wanted. */
    WantedKindRequest: {
      /** @enum {string} */
      ladder: 'duel' | 'table';
      /** @enum {string} */
      length: 'short' | 'full';
    };
    /** @description A moderator's warning. */
    Warning: {
      warning_id: number;
      reason: string;
      at: number;
    };
    /** @description Who has a table open without a seat. */
    Watching: {
      /** @description Whole up to 100, then its first two digits: 1234 is shown as 1200. */
      count: number;
      /** @description The first few of those with an account. */
      people: components['schemas']['Named'][];
    };
    WentOutEvent: {
      seat: number;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'went_out';
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  bots_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HouseBot'][];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  challenge_make: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChallengeRequestRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeMakeRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeMakeRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeMakeRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  challenge_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        challenge_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeCancelRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeCancelRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  challenge_accept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        challenge_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeAcceptRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeAcceptRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  challenge_decline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        challenge_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeDeclineRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeDeclineRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  fairness_numbers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FairnessNumbers'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  fairness_table: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  games_list: {
    parameters: {
      query?: {
        /** @description Several: the game holds all of them. */
        contains?: ('high_score' | 'long_crank' | 'blocked' | 'idiot' | 'comeback')[];
        /** @description From `next` or `previous`: a place in the order. */
        cursor?: string;
        ended_by?: 'finished' | 'aborted';
        /** @description Ended on this day, UTC, or later. */
        from?: string;
        /** @description By the number of seats, rated or not. */
        ladder?: 'duel' | 'table';
        length?: 'short' | 'full';
        /** @description The same by the name that everybody sees, in any spelling that it excludes. */
        name?: string[];
        /** @description Of the first player asked for, by points. */
        place?: number;
        /** @description A public id, or `me`. Several: all of them sat at the table. */
        player?: string[];
        rated?: 'true' | 'false';
        rating_max?: number;
        /** @description The mean of the table's ratings before the game. */
        rating_min?: number;
        seats?: number;
        sort?: 'newest' | 'oldest' | 'crank' | 'moves' | 'rating';
        /** @description Ended on this day, UTC, or sooner. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FinishedGames'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GamesListRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_retrieve: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameView'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_act: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActionRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameMessage'];
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingCall'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameActRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameActRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameActRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_back: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameMessage'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameBackRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameBackRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_continue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameMessage'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameContinueRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameContinueRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameMessage'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameEndRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameEndRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_picture: {
    parameters: {
      query?: {
        /** @description The round from 1, and its moves made so far: `3.14`. */
        at?: string;
        deck?: 'two' | 'four';
        /** @description What the picture's words are in. */
        lang?: 'en' | 'ms' | 'bg' | 'su';
        theme?: 'dark' | 'light';
        /** @description A seat; left out, all hands are open. */
        view?: number;
      };
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GamePictureRefusal400'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GamePictureRefusal409'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_ratings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameRatings'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_record: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Record'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameRecordRefusal409'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_replay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplayFeed'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameReplayRefusal409'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  game_seen: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        game_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeenRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameMessage'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameSeenRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameSeenRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameSeenRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  games_records: {
    parameters: {
      query?: {
        /** @description The id of the last game that came whole. */
        after?: string;
        /** @description Several: the game holds all of them. */
        contains?: ('high_score' | 'long_crank' | 'blocked' | 'idiot' | 'comeback')[];
        ended_by?: 'finished' | 'aborted';
        /** @description Ended on this day, UTC, or later. */
        from?: string;
        /** @description By the number of seats, rated or not. */
        ladder?: 'duel' | 'table';
        length?: 'short' | 'full';
        /** @description The same by the name that everybody sees, in any spelling that it excludes. */
        name?: string[];
        /** @description Of the first player asked for, by points. */
        place?: number;
        /** @description A public id, or `me`. Several: all of them sat at the table. */
        player?: string[];
        rated?: 'true' | 'false';
        rating_max?: number;
        /** @description The mean of the table's ratings before the game. */
        rating_min?: number;
        seats?: number;
        sort?: 'newest' | 'oldest' | 'crank' | 'moves' | 'rating';
        /** @description Ended on this day, UTC, or sooner. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/gzip': string;
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GamesRecordsRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  guest_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal403'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  health_retrieve: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
    };
  };
  leaderboard: {
    parameters: {
      query?: {
        /** @description From `next`. */
        after?: string;
        /** @description `me`: the page where the caller stands. */
        around?: string;
        /** @description From `previous`. */
        before?: string;
        /** @description `false` leaves the house's bots out. */
        bots?: boolean;
      };
      header?: never;
      path: {
        ladder: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Leaderboard'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderboardRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  live_list: {
    parameters: {
      query?: {
        /** @description The pagination cursor value. */
        cursor?: string;
        ladder?: 'duel' | 'table';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaginatedLiveGameList'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LiveListRefusal400'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  live_featured: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LiveGame'][];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  me_retrieve: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  me_delete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description No response body */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MeDeleteRefusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal403'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  me_update: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['PatchedMeUpdateRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MeUpdateRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MeUpdateRefusal403'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  me_export: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Export'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  me_standing: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnStanding'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  warning_acknowledge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        warning_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnStanding'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  people_retrieve: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['People'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  queue_retrieve: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Queue'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  queue_look_for: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueueWishRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Queue'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueLookForRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueLookForRefusal403'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueLookForRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  queue_stop: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Queue'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueStopRefusal403'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueStopRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  report_make: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportRequestRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reported'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportMakeRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportMakeRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  site_stats: {
    parameters: {
      query?: {
        /** @description The first day, UTC. */
        from?: string;
        length?: 'full' | 'short';
        /** @description The last day, UTC. */
        to?: string;
      };
      header?: never;
      path: {
        ladder: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteStats'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteStatsRefusal400'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  site_stats_table: {
    parameters: {
      query?: {
        /** @description The first day, UTC. */
        from?: string;
        length?: 'full' | 'short';
        /** @description The last day, UTC. */
        to?: string;
      };
      header?: never;
      path: {
        ladder: string;
        table: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteStatsTableRefusal400'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  status_retrieve: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Status'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  tables_list: {
    parameters: {
      query?: {
        /** @description The pagination cursor value. */
        cursor?: string;
        length?: 'short' | 'full';
        matching?: 'colour' | 'rank';
        seats?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaginatedOpenTableList'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TablesListRefusal400'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_open: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTableRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableOpenRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableOpenRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableOpenRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_retrieve: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_update: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['PatchedTermsRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableUpdateRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableUpdateRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableUpdateRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_add_bot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddBotRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableAddBotRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableAddBotRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableAddBotRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_remove_bot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        seat: number;
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableRemoveBotRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableRemoveBotRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_join: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['JoinRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableJoinRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableJoinRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableJoinRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_leave: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableLeaveRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableLeaveRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_ready: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PromiseRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableReadyRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableReadyRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableReadyRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_rematch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableRematchRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableRematchRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_reveal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeedRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableRevealRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableRevealRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableRevealRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_reserve_seat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        seat: number;
        table_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReservationRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableReserveSeatRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableReserveSeatRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableReserveSeatRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_free_seat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        seat: number;
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableFreeSeatRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableFreeSeatRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_send_away: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendAwayRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableSendAwayRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableSendAwayRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableSendAwayRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_start: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Table'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableStartRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableStartRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_talk: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Talk'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  table_say: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        table_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['SayingRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TalkMessage'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableSayRefusal400'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableSayRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TableSayRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description The body must be JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal415'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  user_retrieve: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Profile'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  user_block: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ties'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserBlockRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  user_unblock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ties'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  user_follow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ties'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserFollowRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserFollowRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  user_unfollow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ties'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserUnfollowRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  user_mute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ties'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The rules of play, or of the table, do not allow this now. Nothing has changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserMuteRefusal409'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  user_unmute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ties'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal413'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  player_ratings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerRatings'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  player_rating_history: {
    parameters: {
      query?: {
        /** @description The pagination cursor value. */
        cursor?: string;
      };
      header?: never;
      path: {
        ladder: string;
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaginatedRatingPointList'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  player_stats: {
    parameters: {
      query?: {
        /** @description The first day, UTC. */
        from?: string;
        length?: 'full' | 'short';
        /** @description The last day, UTC. */
        to?: string;
      };
      header?: never;
      path: {
        ladder: string;
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStats'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStatsRefusal400'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStatsRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  player_stats_table: {
    parameters: {
      query?: {
        /** @description The first day, UTC. */
        from?: string;
        length?: 'full' | 'short';
        /** @description The last day, UTC. */
        to?: string;
      };
      header?: never;
      path: {
        ladder: string;
        public_id: string;
        table: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStatsTableRefusal400'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStatsTableRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  player_stats_against: {
    parameters: {
      query?: {
        /** @description The first day, UTC. */
        from?: string;
        /** @description The last day, UTC. */
        to?: string;
      };
      header?: never;
      path: {
        ladder: string;
        other: string;
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Meeting'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStatsAgainstRefusal400'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStatsAgainstRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  player_stats_opponents: {
    parameters: {
      query?: {
        /** @description The first day, UTC. */
        from?: string;
        /** @description The last day, UTC. */
        to?: string;
      };
      header?: never;
      path: {
        ladder: string;
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Opponents'];
        };
      };
      /** @description The request cannot be understood, or a field is wrong (`attr` names it). */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStatsOpponentsRefusal400'];
        };
      };
      /** @description Whoever is signed in may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerStatsOpponentsRefusal403'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
  user_ties: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ties'];
        };
      };
      /** @description Nobody is signed in, not even as a guest. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal401'];
        };
      };
      /** @description There is no such thing, or it is not yours to see. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal404'];
        };
      };
      /** @description This address does not know the method. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal405'];
        };
      };
      /** @description The answer is to be had as JSON only. */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal406'];
        };
      };
      /** @description Too many requests: wait as long as `Retry-After` says. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal429'];
        };
      };
      /** @description Something went wrong on the server's side. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal500'];
        };
      };
      /** @description The database or Redis is away: try again, after as long as `Retry-After` says. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal503'];
        };
      };
    };
  };
}
