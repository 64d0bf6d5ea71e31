export { Failure } from './Failure';
export { GameSkeletons } from './GameList';
export { GameRow } from './GameRow';
