import { randomUUID } from 'node:crypto';

/** Somebody at work: their session, their project and where they reach the product. */
export type Worker = { origin: string; cookie: string; projectId: string; version: number };

/** One thing somebody does, as calls of the web app. @throws when a call fails */
type Act = { name: string; share: number; run: (worker: Worker) => Promise<unknown> };

/** Milliseconds, longer than any analysis takes here. */
const timeout = 120_000;

const sentence = 'A bakery at the station, open when the first trains leave. ';

/** @returns the body of the answer */
async function call({ origin, cookie }: Worker, path: string, input?: unknown): Promise<string> {
  const response = await fetch(`${origin}/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ json: input ?? {} }),
    signal: AbortSignal.timeout(timeout),
  });
  // A stream, as of a generation, ends by itself.
  const body = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return body;
}

/** A mixed day: how often each act happens among a hundred. */
export const acts: readonly Act[] = [
  {
    name: 'dashboard',
    share: 20,
    run: async (worker) => {
      await Promise.all(['account/get', 'projects/list', 'invitations/count'].map((path) => call(worker, path)));
    },
  },
  {
    name: 'open a project',
    share: 22,
    run: async (worker) => call(worker, 'projects/get', { projectId: worker.projectId }),
  },
  {
    name: 'save an answer',
    share: 35,
    run: async (worker) => {
      const value = sentence.repeat(1 + (worker.version % 8)) + worker.version;
      const answers = [{ question: 'location', value, baseVersion: worker.version }];
      const saved = await call(worker, 'modules/saveAnswers', { projectId: worker.projectId, module: 'idea', answers });
      const { conflicts } = (JSON.parse(saved) as { json: { conflicts: { version: number }[] } }).json;
      // After a save whose outcome was unknown, the answer may be further than this person knows.
      worker.version = conflicts[0]?.version ?? worker.version + 1;
    },
  },
  {
    name: 'comment',
    share: 7,
    run: async (worker) => {
      const place = { projectId: worker.projectId, module: 'idea' };
      await call(worker, 'comments/add', { ...place, commentId: randomUUID(), content: sentence });
      await call(worker, 'comments/list', place);
    },
  },
  {
    name: 'table and forecast',
    share: 8,
    run: async (worker) => call(worker, 'ledger/get', { projectId: worker.projectId }),
  },
  {
    name: 'search',
    share: 5,
    run: async (worker) => call(worker, 'search/find', { query: 'bakery', language: 'en' }),
  },
  {
    name: 'generate',
    share: 2,
    run: async (worker) =>
      call(worker, 'generation/start', { projectId: worker.projectId, module: 'idea', language: 'en' }),
  },
  {
    name: 'document',
    share: 1,
    run: async (worker) =>
      call(worker, 'documents/file', { projectId: worker.projectId, format: 'excel', language: 'en' }),
  },
];

/** Draws an act, each as often as its share says. @param draw from 0 to 1 */
export function chooseAct(draw: number): Act {
  let left = draw * acts.reduce((sum, { share }) => sum + share, 0);
  for (const act of acts) {
    left -= act.share;
    if (left < 0) return act;
  }
  throw new Error('a draw of 1 or more');
}
