/** What the app may import from crashes. */
export { receiveCrash } from './receive-crash.ts';
