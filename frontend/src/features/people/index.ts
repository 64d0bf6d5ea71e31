/** People and each other: what other rooms show of it. */
export { PeopleNews } from './PeopleNews';
export { PersonActions, type PersonActionsProps } from './PersonActions';
export { PersonDialog } from './PersonDialog';
export { ReportDialog, type ReportPlace } from './ReportDialog';
export { standingQuery, useTie } from './peopleCalls';
