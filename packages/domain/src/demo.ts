import { type ProjectPermissions, permissionsOf } from './permissions.ts';

/**
 * The demonstration: what the browser shows when no server can be reached and no real data is loaded (decision S-10).
 * It exists in the memory of one page; the server knows none of these ids.
 */
const idStart = '00000000-0000-4000-8000-';

export const demoIds = {
  user: `${idStart}00000000de01`,
  inviter: `${idStart}00000000de02`,
  project: `${idStart}00000000de11`,
  sharedProject: `${idStart}00000000de12`,
  invitation: `${idStart}00000000de21`,
} as const;

/** Whether an id belongs to the demonstration; no random id begins like this. */
export function isDemoId(id: unknown): boolean {
  return typeof id === 'string' && id.startsWith(idStart);
}

/** The id of something created in the demonstration. */
export function demoId(number: number): string {
  return idStart + number.toString(16).padStart(12, '0');
}

/** Milliseconds before the answer to the demonstration's invitation arrives (specification 9). */
export const demoResponseDelay = 1_000;

const halfPeriodSeconds = 15 * 24 * 60 * 60;

/** The period of the demonstration's subscription: fifteen days before and after now, in Unix seconds. */
export function demoPeriod(now: Date): { start: number; end: number } {
  const middle = Math.floor(now.getTime() / 1000);
  return { start: middle - halfPeriodSeconds, end: middle + halfPeriodSeconds };
}

/** Everything is allowed in the demonstration, but only the owner owns it (decision C-06). */
export function demoPermissions(ownerId: string, userId: string, archived: boolean): ProjectPermissions {
  return permissionsOf(ownerId === userId ? 'owner' : 'editor', archived);
}
