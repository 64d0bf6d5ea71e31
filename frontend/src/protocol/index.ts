/** Everything that travels between page and server; docs/protocol.md is the law. */
export type * from './errors';
export type * from './events';
export type * from './game';
export type * from './notation';
export type * from './people';
export type * from './person';
export type * from './ratings';
export type * from './record';
export type * from './social';
export type * from './socket';
export type * from './stats';
export type * from './table';
export type { paths } from './rest.generated';
