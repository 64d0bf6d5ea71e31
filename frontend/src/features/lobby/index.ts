export { houseBotsQuery, openTable, STANDARD, tableWithBots, type TableWish } from './tableCalls';
export { keptPromise, type KeptPromise } from './promises';
