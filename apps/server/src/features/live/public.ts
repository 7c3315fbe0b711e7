export { hubOf } from './hub.ts';
