/** What the app may import from the digest. */
export { sendDigests } from './send-digests.ts';
