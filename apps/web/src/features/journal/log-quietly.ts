import type { Fault } from '../../lib/errors.ts';

/** Logs a journal problem without showing it (JOUR-018). Never logs the entry's text. */
export function logQuietly(fault: Fault): void {
  console.info('journal:', fault.kind === 'refused' ? fault.code : fault.kind);
}
