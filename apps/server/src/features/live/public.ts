/** What the app may use of the live streams. */
export { type Hub, hubOf } from './hub.ts';
