export { houseBotsQuery, openTable, STANDARD, tableWithBots, type TableWish } from './tableCalls';
