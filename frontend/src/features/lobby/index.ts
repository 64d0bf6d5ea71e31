export { houseBotsQuery, openTable, STANDARD, tableWithBots } from './tableCalls';
export { Sealed } from './Sealed';
export { useCountdown } from './useCountdown';
export { useReadyStep } from './useReadyStep';
export { keptPromise, type KeptPromise } from './promises';
