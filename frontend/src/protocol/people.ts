/** Whoever is looking at the page, account or guest. */
export interface Me {
  public_id: string;
  name: string;
  kind: 'human' | 'guest';
  avatar: string;
  country: string;
  language: string;
  /** Null for guests. */
  email: string | null;
  email_verified: boolean;
  /** Where they sit now. */
  current: { table_id: string; game_id: string | null } | null;
}

export interface SiteStatus {
  players_online: number;
  tables_live: number;
}
