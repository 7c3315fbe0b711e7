/** What the app may import from live. */
export { hubOf } from './hub.ts';
