export { Failure } from './Failure';
export { GameRow } from './GameList';
export { signed } from './listed';
