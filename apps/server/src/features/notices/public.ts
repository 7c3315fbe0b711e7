/** What other features may import from notices. */

export { noticeRows } from './queries.ts';
export { removeNotices } from './remove-notices.ts';
export { tellOfComment } from './tell-of-comment.ts';
