import { setTimeout as sleep } from 'node:timers/promises';
import type { GenerationEvent } from '@elan/contract/generation';
import type { ModuleEntry } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import { isModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { and, eq } from 'drizzle-orm';
import { generations } from '../../db/schema/generation.ts';
import { analysisVersions } from '../../db/schema/modules.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule } from '../modules/public.ts';
import { readUsage } from './quota.ts';
import { type RightWatch, watchRight } from './watch-right.ts';

/** Milliseconds between polls of a run in another process. */
const pollInterval = 300;

/** Minimum milliseconds between pieces of text: models write faster than a page can lay out. */
const textPace = 200;

export type FollowInput = {
  generationId: string;
  /** Length of text the reader already has, in UTF-16 units. */
  offset: number;
};

/**
 * Follows a generation by its id.
 * @throws Refusal NOT_FOUND when the project has no such generation
 */
export async function followExisting(
  deps: Deps,
  access: Access<'project:view'>,
  input: FollowInput,
  signal: AbortSignal,
): Promise<AsyncGenerator<GenerationEvent, void>> {
  if ((await readState(deps, access.projectId, input.generationId)) === undefined) throw new Refusal('NOT_FOUND');
  return followGeneration(deps, access, input, signal);
}

/**
 * Streams everything the generation has written from `offset` on, then its outcome, for as long as the reader may see
 * the project. Ends quietly when `reading` aborts. The caller has checked that the generation belongs to the project.
 * @throws Refusal NOT_AUTHENTICATED, NOT_FOUND in mid-stream, when the reader loses the right to read it
 */
export async function* followGeneration(
  deps: Deps,
  access: Access<'project:view'>,
  input: FollowInput,
  reading: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  const loss = new AbortController();
  const right = { user: access.user, projectId: access.projectId, permission: 'project:view' } as const;
  const watch = watchRight(deps, right, (code) => loss.abort(new Refusal(code)));
  try {
    yield* readEvents(deps, access, input, AbortSignal.any([reading, loss.signal]), watch);
    loss.signal.throwIfAborted();
  } finally {
    watch.stop();
  }
}

/** Reads runs of this process from memory as they grow, and others from their row. Yields nothing after an abort. */
async function* readEvents(
  deps: Deps,
  access: Access<'project:view'>,
  input: FollowInput,
  signal: AbortSignal,
  watch: RightWatch,
): AsyncGenerator<GenerationEvent, void> {
  let offset = input.offset;
  let entries = 0;
  while (!signal.aborted) {
    const run = deps.runs.get(input.generationId);
    const state: RowState | undefined = run?.state ?? (await readState(deps, access.projectId, input.generationId));
    // Check again before sending the whole result: the last check may be two seconds old.
    if (state?.outcome !== undefined) await watch.check();
    if (signal.aborted) return;
    if (state === undefined) throw new Refusal('NOT_FOUND');
    if (state.entries > entries) {
      entries = state.entries;
      yield { type: 'progress', entries };
    }
    const text = state.text.slice(offset);
    if (text !== '') {
      yield { type: 'text', text, offset };
      offset += text.length;
    }
    if (state.outcome !== undefined) {
      yield await state.outcome(access);
      return;
    }
    if (run === undefined) await pause(pollInterval, signal);
    else if (text !== '') await pause(textPace, AbortSignal.any([signal, run.ended]));
    else if (!run.ended.aborted) await run.changed(signal);
  }
}

/** Waits; an abort ends the wait early. */
const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => {});

/** The entry without the text that was already streamed; complete if the module now shows another text. */
function withoutStreamed(entry: ModuleEntry, streamed: string): Pick<Succeeded, 'entry' | 'text'> {
  const field = entry.aiAnalysis === undefined ? 'aiResponse' : 'aiAnalysis';
  if (streamed === '' || entry[field] !== streamed) return { entry, text: null };
  return { entry: { ...entry, [field]: null }, text: { field, length: streamed.length } };
}

type Succeeded = Extract<GenerationEvent, { type: 'succeeded' }>;

type RowState = {
  text: string;
  entries: number;
  outcome?: (access: Access<'project:view'>) => Promise<GenerationEvent>;
};

async function readState(deps: Deps, projectId: string, generationId: string): Promise<RowState | undefined> {
  const [row] = await deps.db
    .select({
      status: generations.status,
      failure: generations.failure,
      module: generations.module,
      text: generations.text,
      entries: generations.entries,
      result: analysisVersions.content,
    })
    .from(generations)
    .leftJoin(analysisVersions, eq(analysisVersions.id, generations.id))
    .where(and(eq(generations.id, generationId), eq(generations.projectId, projectId)));
  // Other model calls are read only by the person who made them.
  if (row === undefined || !isModuleKey(row.module)) return undefined;
  const { module } = row;
  const state: RowState = { text: row.text, entries: row.entries };
  if (row.status === 'running') return state;
  // A finished run does not keep its text: read a report from the analysis that the run stored.
  const text = moduleDefinition(module).output === 'report' ? (row.result ?? '') : '';
  return {
    ...state,
    text,
    outcome: async (access) => {
      const usage = await readUsage(deps.db, access.user);
      if (row.status === 'cancelled') return { type: 'cancelled', usage };
      if (row.status === 'failed') return { type: 'failed', failure: row.failure ?? 'technical', usage };
      const entry = presentModule(await readModule(deps.db, projectId, module), access.user.userId);
      return { type: 'succeeded', module, ...withoutStreamed(entry, text), usage };
    },
  };
}
