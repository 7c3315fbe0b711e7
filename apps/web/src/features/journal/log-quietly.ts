import type { Fault } from '../../lib/errors.ts';

/** What goes wrong in the journal is for the log alone (JOUR-018); the words of the entry never are. */
export function logQuietly(fault: Fault): void {
  console.info('journal:', fault.kind === 'refused' ? fault.code : fault.kind);
}
