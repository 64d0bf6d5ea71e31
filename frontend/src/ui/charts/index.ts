/** Charts: looks only. They are fetched with the rooms that draw them, so nothing else may import them. */
export { Bars, type BarRow } from './Bars';
export { Columns, type Column } from './Columns';
export { DataTable } from './DataTable';
export { Dots, reach, type DotRow } from './Dots';
export { HeatMap, type HeatRow } from './HeatMap';
export { LineBand, type LinePoint } from './LineBand';
export { Stacks, type Stack } from './Stacks';
