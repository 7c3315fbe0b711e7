import type { AskedTask, GenerationFailure } from '@elan/domain/generation';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { generations } from '../../db/schema/generation.ts';
import { GenerationError } from '../../platform/ai/port.ts';
import type { Run } from '../../platform/ai/runs.ts';
import type { Deps } from '../../rpc/deps.ts';
import { holdRight, type Right } from './hold-right.ts';
import { releaseUnit } from './quota.ts';
import { watchRight } from './watch-right.ts';

/** Milliseconds between writes of the text so far, which also serve as the run's heartbeat. */
const flushInterval = 500;

export type FinishedReply = { text: string; truncated: boolean };

type Started = { generationId: string; module: ModuleKey | AskedTask; right: Right };

type Steps<Reply> = {
  /** Lets the model write. @throws GenerationError */
  receive: (run: Run) => Promise<Reply>;
  /** @returns false when the run or the right to it ended in the meantime; nothing is stored then */
  store: (reply: Reply) => Promise<boolean>;
};

export type RunEnd<Reply> =
  | { type: 'stored'; reply: Reply }
  | { type: 'cancelled' }
  | { type: 'failed'; failure: GenerationFailure };

/**
 * Conducts a run that has its unit to its end: keeps its row up to date, cancels it when the right to it ends, then
 * stores what the model wrote or gives the unit back. Never rejects.
 */
export async function conductRun<Reply extends FinishedReply>(
  deps: Deps,
  { generationId, module, right }: Started,
  { receive, store }: Steps<Reply>,
): Promise<RunEnd<Reply>> {
  const run = deps.runs.begin(generationId);
  const start = performance.now();
  const log = deps.log.child({ generationId, module });
  const stopFlushing = keepRowCurrent(deps, generationId, run);
  const watch = watchRight(deps, right, (code) => {
    log.info({ code }, 'the right to a generation ended while it ran');
    void cancelRun(deps, generationId);
  });
  let end: RunEnd<Reply>;
  try {
    const reply = await receive(run);
    await stopFlushing();
    const stored = await store(reply);
    if (!stored) await releaseUnit(deps.db, generationId, { status: 'cancelled' });
    end = stored ? { type: 'stored', reply } : { type: 'cancelled' };
    log.info({ stored, characters: reply.text.length }, 'generation finished');
  } catch (error) {
    await stopFlushing();
    // A cancelled run is already settled; releasing its unit again has no effect.
    const failure = error instanceof GenerationError ? error.failure : 'technical';
    end = run.signal.aborted ? { type: 'cancelled' } : { type: 'failed', failure };
    const level = failure === 'configuration' ? 'error' : 'warn';
    log[level]({ err: error, failure, stopped: run.signal.aborted }, 'generation failed');
    await releaseUnit(deps.db, generationId, { status: 'failed', failure }).catch((cause: unknown) => {
      log.error({ err: cause }, 'a unit could not be given back; the settling job will do it');
    });
  }
  watch.stop();
  run.end();
  deps.metrics.generation({ module, outcome: outcomeOf(end), seconds: (performance.now() - start) / 1_000 });
  return end;
}

function outcomeOf(end: RunEnd<FinishedReply>) {
  if (end.type === 'failed') return end.failure;
  if (end.type === 'cancelled') return 'cancelled';
  return end.reply.truncated ? 'truncated' : 'succeeded';
}

/** Settles the row before stopping the run, so that the run finds it settled. Never rejects. */
export async function cancelRun(deps: Deps, generationId: string): Promise<void> {
  try {
    await releaseUnit(deps.db, generationId, { status: 'cancelled' });
  } catch (error) {
    deps.log.error({ err: error, generationId }, 'a run could not be cancelled');
  } finally {
    deps.runs.abort(generationId);
  }
}

/**
 * Settles the unit of a run as used, in the transaction that stores what came of it.
 * @returns when the run began; undefined when it or the right to it ended in the meantime
 */
export async function settleRun(
  deps: Deps,
  tx: Transaction,
  { generationId, right }: Omit<Started, 'module'>,
): Promise<Date | undefined> {
  if (!(await holdRight(deps, tx, right))) return undefined;
  const [run] = await tx
    .update(generations)
    .set({ status: 'succeeded', text: '', finishedAt: sql`now()` })
    .where(and(eq(generations.id, generationId), eq(generations.status, 'running')))
    .returning({ startedAt: generations.startedAt });
  return run?.startedAt;
}

/**
 * Writes the text so far to the row at short intervals. Stops the run when the row is no longer running (cancelled,
 * perhaps by another process).
 */
function keepRowCurrent(deps: Deps, generationId: string, run: Run): () => Promise<void> {
  let pending: Promise<void> = Promise.resolve();
  let busy = false;
  const flush = async () => {
    busy = true;
    try {
      const running = await deps.db
        .update(generations)
        .set({
          text: run.state.text,
          entries: run.state.entries,
          heartbeatAt: sql`now()`,
        })
        .where(and(eq(generations.id, generationId), eq(generations.status, 'running')))
        .returning({ id: generations.id });
      if (running.length === 0) deps.runs.abort(generationId);
    } catch (error) {
      deps.log.warn({ err: error, generationId }, 'the text so far could not be written');
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    if (!busy) pending = flush();
  }, flushInterval);
  return () => {
    clearInterval(timer);
    return pending;
  };
}
