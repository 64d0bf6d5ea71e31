export { DoorLink } from './DoorLink';
export { ensureSomebody, meQuery, useForgetEverything, useMe } from './me';
export { ProofAsker } from './proof/ProofAsker';
