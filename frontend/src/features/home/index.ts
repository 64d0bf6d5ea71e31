export { Failure } from './Failure';
export { GameRow } from './GameList';
