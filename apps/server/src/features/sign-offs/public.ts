export { type ReadSignOff, readSignOffs } from './read-sign-offs.ts';
