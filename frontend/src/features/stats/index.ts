/** Figures of games: what the rooms that show them share. Charts come with it, so only such rooms import it. */
export { FigureBones } from './Bones';
export { Chooser } from './Chooser';
export { FigurePanels } from './FigurePanels';
export { Behind, EstimateFact, Fact, Facts, Panel, type Csv } from './Panel';
export { idOfName, meetingQuery, opponentsQuery, playerStatsQuery } from './queries';
export { useFigures } from './useFigures';
export { changed, LADDERS, queryOf, searchOf, wishOf, type PeriodQuery } from './wish';
import './stats.css';
