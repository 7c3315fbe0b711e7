/**
 * What a screen reads first is asked for by a small script of the page (`app/entry-first-reads.ts`) while the others
 * are still being fetched; the calls of the app then take over those answers. So a person does not wait for the scripts
 * first and for their account and project after that: on a slow phone all of it is requested within 0.2 s
 * (docs/figures.md).
 */
export type FirstReads = Map<string, Promise<Response>>;

declare global {
  var elanFirstReads: FirstReads | undefined;
}

/**
 * Under these names the session and the open project are kept on the device; for the project an id of the person
 * follows.
 */
export const signedInKey = 'elan.signed-in';
export const currentProjectKey = 'elan.project:';

/** Set while the server does not know yet that somebody signed out here: that call goes out before any other. */
export const pendingSignOutKey = 'elan.sign-out-pending';

/** Milliseconds after which an answer that nobody took is too old to be shown. */
const longestAge = 30_000;

type Call = { procedure: string; input: Readonly<Record<string, unknown>> };

/** Read as the app reads it later, so that the server may answer "not changed" (`known-answers.ts`). */
export const isReadByAddress = ({ procedure }: Call) => procedure === 'projects/get';

/** Includes what is shown above the lists, which would push them down if it arrived later. */
const dashboardReads = ['projects/list', 'collaboration/shared', 'invitations/list', 'notices/count'];

/** The calls that a path begins with. @param projectId the open project, as far as the device knows */
export function callsAt(path: string, projectId: string | null): Call[] {
  const lists = path === '/dashboard' ? dashboardReads : [];
  return [
    ...['account/get', ...lists].map((procedure) => ({ procedure, input: {} })),
    ...(projectId === null ? [] : [{ procedure: 'projects/get', input: { projectId } }]),
  ];
}

const keyOf = ({ procedure, input }: Call) => `${procedure} ${JSON.stringify(input)}`;

export function keepFirstRead(call: Call, answer: Promise<Response>): void {
  globalThis.elanFirstReads ??= new Map();
  globalThis.elanFirstReads.set(keyOf(call), answer);
}

/** The answer to a call that the page asked for already, once; nothing when it asked for none or that one failed. */
export async function takeFirstRead(call: Call): Promise<Response | undefined> {
  const answer = globalThis.elanFirstReads?.get(keyOf(call));
  globalThis.elanFirstReads?.delete(keyOf(call));
  if (answer === undefined || performance.now() > longestAge) return undefined;
  return answer.catch(() => undefined);
}

/** Whether the page asked for this and nobody has taken the answer yet. */
export function hasFirstRead(call: Call): boolean {
  return globalThis.elanFirstReads?.has(keyOf(call)) === true;
}

/** Forgets what was not taken: it was asked for in the name of somebody who has left. */
export function dropFirstReads(): void {
  globalThis.elanFirstReads = undefined;
}
