export { ensureSomebody, meQuery, useForgetEverything, useMe } from './me';
