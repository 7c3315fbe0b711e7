export { receiveCrash } from './receive-crash.ts';
