/** Notices on the screen while the page is out of sight: only for whoever has asked for them. */
export { NoticeSetting } from './NoticeSetting';
export { useNotice, useNoticeWhen } from './useNotice';
