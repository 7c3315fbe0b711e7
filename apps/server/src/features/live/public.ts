/** What the app may use of the live streams. */
export { hubOf } from './hub.ts';
