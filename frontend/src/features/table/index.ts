/** The table in play; and its parts, for the replay, which feeds them with frames. */
export { GameTable } from './GameTable';
export { type Person } from './model/people';
export { sortHand } from './model/picture';
export { MotionStage } from './motion/MotionStage';
export { planMotion, STILL, type Motion } from './motion/plan';
export { EndScreen, type EndedGame, type RatingMoves } from './scene/EndScreen';
export { Ground } from './scene/Ground';
export { Overlay } from './scene/Overlay';
export { Rail, RailButton, Standings } from './scene/Rail';
export { ScorePad } from './scene/ScorePad';
export { TableBar } from './scene/TableBar';
export { TableFrame } from './scene/TableFrame';
export { describe, type LogLine } from './words/describe';
export { Sentence, sentenceText } from './words/Sentence';
