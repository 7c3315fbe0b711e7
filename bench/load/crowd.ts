import { setTimeout as delay } from 'node:timers/promises';
import { chooseAct, type Worker } from './day.ts';

/** How long each act took, in milliseconds, and the failures by message. */
export type Work = { times: Map<string, number[]>; failures: Map<string, number> };

/** Seconds that somebody looks at the screen between two acts, on average. */
const thinks = 1;

/** Lets everybody work until it is over, each with a live stream open. */
export async function letWork(workers: readonly Worker[], isOver: AbortSignal): Promise<Work> {
  const work: Work = { times: new Map(), failures: new Map() };
  await Promise.all(
    workers.map(async (worker, index) => {
      // Not all at once.
      await delay((thinks * 1_000 * index) / workers.length);
      const stream = listen(worker, isOver);
      while (!isOver.aborted) {
        await actOnce(worker, work);
        await delay(Math.random() * 2 * thinks * 1_000);
      }
      await stream;
    }),
  );
  return work;
}

async function actOnce(worker: Worker, { times, failures }: Work): Promise<void> {
  const act = chooseAct(Math.random());
  const began = performance.now();
  try {
    await act.run(worker);
    const all = times.get(act.name) ?? [];
    all.push(performance.now() - began);
    times.set(act.name, all);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    failures.set(message, (failures.get(message) ?? 0) + 1);
  }
}

/** Keeps a live stream open, as each tab does. */
async function listen({ origin, cookie, projectId }: Worker, signal: AbortSignal): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ json: { tabId: crypto.randomUUID(), projectId } }));
  try {
    const response = await fetch(`${origin}/rpc/live/stream?data=${input}`, { headers: { cookie }, signal });
    for await (const _piece of response.body ?? []);
  } catch {
    // The signal ends it.
  }
}
