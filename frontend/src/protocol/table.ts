import type { components } from './rest.generated';

type Schemas = components['schemas'];

export type Options = Schemas['Options'];
export type Length = Options['length'];
export type Player = Schemas['Player'];
export type PlayerKind = Player['kind'];
export type Table = Schemas['Table'];
export type TableState = Table['state'];
export type TableSeat = Schemas['TableSeat'];
export type Pace = Table['pace'];
export type Visibility = Table['visibility'];
/** The ready step (F-1.4). Arrays go by game seat, which skips the table's free seats. */
export type ReadyStep = Schemas['Start'];
export type NewTable = Schemas['NewTableRequest'];
export type TableChange = Schemas['PatchedTermsRequest'];
export type HouseBot = Schemas['HouseBot'];
/** Somebody, where no more than who they are matters. */
export type Named = Schemas['Named'];
/** Who has a table open without a seat. */
export type Watching = Schemas['Watching'];
/** What the list of live games shows of each. */
export type LiveGame = Schemas['LiveGame'];

/** What the list of open tables shows of each. The schema cannot say that a seat may be null: free. */
export type OpenTable = Omit<Schemas['OpenTable'], 'seats'> & { seats: (Player | null)[] };
