export { houseBotsQuery, openTable, STANDARD, tableWithBots } from './tableCalls';
export { Sealed } from './Sealed';
export { useCountdown } from './useCountdown';
export { useReadyStep } from './useReadyStep';
export { keptPromise, keptPromises, type KeptPromise } from './promises';
