export { addToBundle } from './add-to-bundle.ts';
export { forgetSubject } from './forget-subject.ts';
export { notifyOfComment } from './notify-of-comment.ts';
export { bundleRows, noticeRows } from './queries.ts';
export { removeNotices } from './remove-notices.ts';
