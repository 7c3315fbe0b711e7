import { moduleDefinition } from '@elan/domain/modules/registry';
import { and, eq, sql } from 'drizzle-orm';
import { generations } from '../../db/schema/generation.ts';
import { GenerationError, type PreparedAnalysis } from '../../platform/ai/port.ts';
import type { Run } from '../../platform/ai/runs.ts';
import type { GenerationOutcome } from '../../platform/metrics/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import type { LoadedRequest } from './load-request.ts';
import { releaseUnit } from './quota.ts';
import { type FinishedReply, storeReply } from './store-reply.ts';
import { watchRight } from './watch-right.ts';
import { withoutLeadingMark } from './without-leading-mark.ts';
import { withoutSetAside } from './without-set-aside.ts';
import { withoutWrappingFence } from './without-wrapping-fence.ts';

/** Milliseconds between writes of the text so far, which also serve as the run's heartbeat. */
const flushInterval = 500;

/** Maximum reply length in characters; a longer one is cut and stored as truncated. */
const replyLimit = 60_000;

/**
 * Runs one generation to its end: calls the model, keeps the row up to date, then stores the result or gives the unit
 * back. Never rejects, and does not need a reader: closing the page has no effect on it.
 */
export async function runGeneration(
  deps: Deps,
  access: Access<'project:edit'>,
  generationId: string,
  loaded: LoadedRequest,
  preparing: Promise<PreparedAnalysis | null>,
): Promise<void> {
  const run = deps.runs.begin(generationId);
  const start = performance.now();
  let outcome: GenerationOutcome = 'technical';
  const stopFlushing = keepRowCurrent(deps, generationId, run);
  const { module } = loaded.request;
  const log = deps.log.child({ generationId, module });
  const right = { user: access.user, projectId: access.projectId, permission: 'project:edit', module } as const;
  const watch = watchRight(deps, right, async (code) => {
    log.info({ code }, 'the right to a generation ended while it ran');
    await cancel(deps, generationId).catch((error: unknown) =>
      log.error({ err: error }, 'a run could not be cancelled'),
    );
  });
  try {
    const analysis = await preparing;
    const { writer } = deps;
    if (writer === null || analysis === null) throw new GenerationError('configuration');
    const asked = performance.now();
    const reply = await receive(analysis, loaded, run, () =>
      deps.metrics.firstText({ source: writer.source, seconds: secondsSince(asked) }),
    );
    await stopFlushing();
    const stored = await storeReply(deps, access, generationId, writer, loaded, reply);
    if (!stored) await releaseUnit(deps.db, generationId, { status: 'cancelled' });
    outcome = stored ? (reply.truncated ? 'truncated' : 'succeeded') : 'cancelled';
    log.info({ stored, characters: reply.text.length }, 'generation finished');
  } catch (error) {
    await stopFlushing();
    // A cancelled run is already settled; releasing its unit again has no effect.
    const failure = error instanceof GenerationError ? error.failure : 'technical';
    outcome = run.signal.aborted ? 'cancelled' : failure;
    const level = failure === 'configuration' ? 'error' : 'warn';
    log[level]({ err: error, failure, stopped: run.signal.aborted }, 'generation failed');
    await releaseUnit(deps.db, generationId, { status: 'failed', failure }).catch((cause: unknown) => {
      log.error({ err: cause }, 'a unit could not be given back; the settling job will do it');
    });
  } finally {
    watch.stop();
    run.end();
    deps.metrics.generation({ module, outcome, seconds: secondsSince(start) });
  }
}

const secondsSince = (start: number) => (performance.now() - start) / 1_000;

/** Settles the row before stopping the run, so that the run finds it settled. */
async function cancel(deps: Deps, generationId: string): Promise<void> {
  try {
    await releaseUnit(deps.db, generationId, { status: 'cancelled' });
  } finally {
    deps.runs.abort(generationId);
  }
}

/** Removes characters PostgreSQL cannot store. */
function storable(piece: string): string {
  return piece.replaceAll('\u0000', '').toWellFormed();
}

async function receive(
  analysis: PreparedAnalysis,
  loaded: LoadedRequest,
  run: Run,
  onFirstText: () => void,
): Promise<FinishedReply> {
  const { module, project } = loaded.request;
  const structured = moduleDefinition(module).output !== 'report';
  const setAside = project.modules[module]?.setAside?.sections ?? [];
  let text = '';
  const reply = withoutLeadingMark(analysis.write(run.signal));
  const pieces = structured ? reply : withoutSetAside(withoutWrappingFence(reply), module, setAside);
  for (;;) {
    const piece = await pieces.next();
    if (run.signal.aborted) throw new GenerationError('technical', run.signal.reason);
    if (piece.done) {
      const { reason } = piece.value;
      // A partial report is readable; partial data is not (decision S-23).
      if (structured && reason === 'cut') throw new GenerationError('technical', new Error('the reply was cut'));
      return { text, truncated: reason !== 'stop' };
    }
    if (text === '') onFirstText();
    const added = storable(piece.value);
    text += added;
    if (structured) run.setEntries(text.match(/"(?:title|nom)"\s*:/gu)?.length ?? 0);
    else run.append(added);
    if (text.length >= replyLimit) {
      await pieces.return({ reason: 'length' });
      return { text, truncated: true };
    }
  }
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
