import { moduleDefinition } from '@elan/domain/modules/registry';
import { and, eq, sql } from 'drizzle-orm';
import { generations } from '../../db/schema/generation.ts';
import { GenerationError, type PreparedAnalysis } from '../../platform/ai/port.ts';
import type { Run } from '../../platform/ai/runs.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import type { LoadedRequest } from './load-request.ts';
import { releaseUnit } from './quota.ts';
import { type FinishedReply, storeReply } from './settle-generation.ts';
import { withoutLeadingMark } from './without-leading-mark.ts';

/** Milliseconds between two writes of the text so far, which are also the run's heartbeat. */
const flushInterval = 500;

/** A reply longer than this many characters is cut there and kept as truncated. */
const replyLimit = 60_000;

/**
 * Runs one generation to its end: writes, keeps the row up to date, stores the result or gives the unit back. It never
 * rejects, and it does not depend on anybody reading: closing the page changes nothing.
 */
export async function runGeneration(
  deps: Deps,
  access: Access<'project:edit'>,
  generationId: string,
  loaded: LoadedRequest,
  preparing: Promise<PreparedAnalysis | null>,
): Promise<void> {
  const run = deps.runs.begin(generationId);
  const stopFlushing = keepRowCurrent(deps, generationId, run);
  const log = deps.log.child({ generationId, module: loaded.request.module });
  try {
    const analysis = await preparing;
    if (deps.writer === null || analysis === null) throw new GenerationError('configuration');
    const reply = await receive(analysis, loaded, run);
    await stopFlushing();
    const stored = await storeReply(deps, access, generationId, deps.writer, loaded, reply);
    log.info({ stored, characters: reply.text.length }, 'generation finished');
  } catch (error) {
    await stopFlushing();
    // A run that was stopped has been settled by whoever stopped it; releasing again changes nothing.
    const failure = error instanceof GenerationError ? error.failure : 'technical';
    log.warn({ err: error, failure, stopped: run.signal.aborted }, 'generation failed');
    await releaseUnit(deps.db, generationId, { status: 'failed', failure }).catch((cause: unknown) => {
      log.error({ err: cause }, 'a unit could not be given back; the settling job will do it');
    });
  } finally {
    run.end();
  }
}

async function receive(analysis: PreparedAnalysis, loaded: LoadedRequest, run: Run): Promise<FinishedReply> {
  const structured = moduleDefinition(loaded.request.module).output !== 'report';
  let text = '';
  const pieces = withoutLeadingMark(analysis.write(run.signal));
  for (;;) {
    const piece = await pieces.next();
    if (run.signal.aborted) throw new GenerationError('technical', run.signal.reason);
    if (piece.done) {
      const { reason } = piece.value;
      // The beginning of a report can be read; the beginning of data cannot (decision S-23).
      if (structured && reason === 'timeout') throw new GenerationError('technical', new Error('cut by its deadline'));
      return { text, truncated: reason !== 'stop' };
    }
    text += piece.value;
    if (structured) run.setEntries(text.match(/"(?:title|nom)"\s*:/gu)?.length ?? 0);
    else run.append(piece.value);
    if (text.length >= replyLimit) {
      await pieces.return({ reason: 'length' });
      return { text, truncated: true };
    }
  }
}

/**
 * Writes the text so far into the row at short intervals. When the row is no longer running (cancelled, perhaps by
 * another process), the run is stopped.
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
          text: run.state.text.replaceAll('\u0000', '').toWellFormed(),
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
