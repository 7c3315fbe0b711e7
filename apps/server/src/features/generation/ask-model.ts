import type { AskedEvent } from '@elan/contract/generation';
import type { AskedTask } from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import { and, eq, sql } from 'drizzle-orm';
import { generations } from '../../db/schema/generation.ts';
import { type Write, write } from '../../db/write.ts';
import { type GenerationEnd, GenerationError } from '../../platform/ai/port.ts';
import type { GenerationOutcome } from '../../platform/metrics/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { holdRight } from './hold-right.ts';
import { readUsage, releaseUnit, reserveUnit } from './quota.ts';
import { watchRight } from './watch-right.ts';

/** Milliseconds between heartbeats of a run; a job settles those whose process died. */
const heartbeat = 2_000;

/** A question to a model that a person asked for, beside the analyses of modules. */
export type AskedCall<T> = {
  task: AskedTask;
  language: Language;
  /** Sends it. @throws GenerationError */
  send: (signal: AbortSignal) => AsyncGenerator<string, GenerationEnd>;
  /** What a whole reply says; undefined when it is not what was asked for. */
  read: (reply: string) => T | undefined;
  /** Stores what was read, in the transaction that settles the unit. */
  store?: (work: Write, value: T) => Promise<void>;
};

/**
 * Asks the model for one unit, under the rules of a generation: one at a time for a person, cancelled when the right to
 * it ends, its unit given back when nothing comes of it. Nobody can follow it from elsewhere, so it also ends with its
 * reader.
 * @param reading aborts when the reader leaves
 * @throws Refusal before any unit is taken or model is called
 */
export async function askModel<T>(
  deps: Deps,
  access: Access<'project:edit'>,
  call: AskedCall<T>,
  reading: AbortSignal,
): Promise<AsyncGenerator<AskedEvent<T>, void>> {
  const { projectId, user } = access;
  const { generationId, usage } = await reserveUnit(deps, {
    user,
    projectId,
    module: call.task,
    language: call.language,
  });
  const ending = runCall(deps, access, generationId, call, reading);
  return (async function* () {
    yield { type: 'started', usage };
    yield await ending;
  })();
}

/** Runs the call to its end. Never rejects. */
async function runCall<T>(
  deps: Deps,
  access: Access<'project:edit'>,
  generationId: string,
  call: AskedCall<T>,
  reading: AbortSignal,
): Promise<AskedEvent<T>> {
  const { projectId, user } = access;
  const { task } = call;
  const log = deps.log.child({ generationId, task });
  const start = performance.now();
  const run = deps.runs.begin(generationId);
  const right = { user, projectId, permission: 'project:edit' } as const;
  const stop = () => {
    void cancel(deps, generationId).catch((error: unknown) =>
      log.error({ err: error }, 'a run could not be cancelled'),
    );
  };
  const watch = watchRight(deps, right, stop);
  const beating = setInterval(() => void beat(deps, generationId), heartbeat);
  reading.addEventListener('abort', stop, { once: true });
  if (reading.aborted) stop();
  let outcome: GenerationOutcome = 'technical';
  try {
    const value = call.read(await wholeReply(call.send(run.signal), run.signal));
    if (value === undefined) throw new GenerationError('unusable');
    const isStored = await settle(deps, generationId, right, (work) => call.store?.(work, value));
    outcome = isStored ? 'succeeded' : 'cancelled';
    if (!isStored) await releaseUnit(deps.db, generationId, { status: 'cancelled' });
    const usage = await readUsage(deps.db, user);
    return isStored ? { type: 'finished', value, usage } : { type: 'cancelled', usage };
  } catch (error) {
    const failure = error instanceof GenerationError ? error.failure : 'technical';
    const wasStopped = run.signal.aborted;
    outcome = wasStopped ? 'cancelled' : failure;
    log.warn({ err: error, failure, stopped: wasStopped }, 'a question to the model failed');
    await releaseUnit(deps.db, generationId, { status: 'failed', failure }).catch((cause: unknown) => {
      log.error({ err: cause }, 'a unit could not be given back; the settling job will do it');
    });
    const usage = await readUsage(deps.db, user).catch(() => null);
    return wasStopped ? { type: 'cancelled', usage } : { type: 'failed', failure, usage };
  } finally {
    clearInterval(beating);
    watch.stop();
    reading.removeEventListener('abort', stop);
    run.end();
    deps.metrics.generation({ module: task, outcome, seconds: (performance.now() - start) / 1_000 });
  }
}

async function wholeReply(pieces: AsyncGenerator<string, GenerationEnd>, signal: AbortSignal): Promise<string> {
  let text = '';
  for (;;) {
    const piece = await pieces.next();
    if (signal.aborted) throw new GenerationError('technical', signal.reason);
    if (piece.done) {
      const { reason } = piece.value;
      // A partial reply is not usable. A model that wrote too much is not a failure of the service.
      if (reason === 'length') throw new GenerationError('unusable', new Error('the reply reached the token limit'));
      if (reason !== 'stop') throw new GenerationError('technical', new Error('the reply was cut'));
      return text;
    }
    text += piece.value;
  }
}

/** @returns false when the run or the right to it ended in the meantime; nothing is stored then */
function settle(
  deps: Deps,
  generationId: string,
  right: Parameters<typeof holdRight>[2],
  store: (work: Write) => Promise<void> | undefined,
): Promise<boolean> {
  return write(deps, async (work) => {
    if (!(await holdRight(deps, work.tx, right))) return false;
    const settled = await work.tx
      .update(generations)
      .set({ status: 'succeeded', finishedAt: sql`now()` })
      .where(and(eq(generations.id, generationId), eq(generations.status, 'running')))
      .returning({ id: generations.id });
    if (settled.length === 0) return false;
    await store(work);
    return true;
  });
}

/** Says that the process is alive, and stops a run that another process settled. */
async function beat(deps: Deps, generationId: string): Promise<void> {
  try {
    const running = await deps.db
      .update(generations)
      .set({ heartbeatAt: sql`now()` })
      .where(and(eq(generations.id, generationId), eq(generations.status, 'running')))
      .returning({ id: generations.id });
    if (running.length === 0) deps.runs.abort(generationId);
  } catch (error) {
    deps.log.warn({ err: error, generationId }, 'the heartbeat of a run could not be written');
  }
}

/** Settles the row before stopping the run, so that the run finds it settled. */
async function cancel(deps: Deps, generationId: string): Promise<void> {
  try {
    await releaseUnit(deps.db, generationId, { status: 'cancelled' });
  } finally {
    deps.runs.abort(generationId);
  }
}
