/** What the app may use of the reports of crashed pages. */
export { receiveCrash } from './receive-crash.ts';
