export { houseBotsQuery, openTable, STANDARD, tableWithBots } from './tableCalls';
export { keptPromise, type KeptPromise } from './promises';
