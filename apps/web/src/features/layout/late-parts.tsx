/** One file for what the layout of every screen fetches after it. */
export { UpdateNotice } from './update-notice.tsx';
export { NewsDot, UserMenuLines } from './user-menu-lines.tsx';
