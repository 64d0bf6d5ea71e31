/** Talk at a table, for the rooms in which people sit at one. */
export { TalkPanel } from './TalkPanel';
export { useTalk, type Talk } from './useTalk';
