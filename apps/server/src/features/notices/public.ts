/** What other features may import from notices. */

export { forgetSubject } from './forget-subject.ts';
export { bundleRows, noticeRows } from './queries.ts';
export { removeNotices } from './remove-notices.ts';
export { tellInBundle } from './tell-in-bundle.ts';
export { tellOfComment } from './tell-of-comment.ts';
