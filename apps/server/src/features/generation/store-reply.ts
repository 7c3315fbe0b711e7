import { withoutWarningMark } from '@elan/domain/generation';
import { and, eq, sql } from 'drizzle-orm';
import { generations } from '../../db/schema/generation.ts';
import { analysisVersions } from '../../db/schema/modules.ts';
import { write } from '../../db/write.ts';
import { type AnalysisWriter, GenerationError } from '../../platform/ai/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { changedSince, readReply, saveWithin, touchModule } from '../modules/public.ts';
import { holdRight } from './hold-right.ts';
import type { LoadedRequest } from './load-request.ts';

export type FinishedReply = { text: string; truncated: boolean };

/**
 * Stores a finished reply in one transaction: a new immutable version, the module's pointer to it, answers made by
 * auto-fill, the activity entry and the settled unit.
 * @returns false when the generation or the right to it ended in the meantime; nothing is stored then
 * @throws GenerationError 'empty', 'unusable' or 'misshapen' when there is nothing to store
 */
export async function storeReply(
  deps: Deps,
  access: Access<'project:edit'>,
  generationId: string,
  writer: AnalysisWriter,
  loaded: LoadedRequest,
  reply: FinishedReply,
): Promise<boolean> {
  const { module, language } = loaded.request;
  // The stream already left out the warning mark that only our own failure messages carry; data is not streamed
  // (decision S-03).
  const content = withoutWarningMark(reply.text).trim();
  if (content === '') throw new GenerationError('empty');
  const read = readReply(module, content, loaded.request);
  if ('problem' in read) throw new GenerationError(read.problem);

  const right = { user: access.user, projectId: access.projectId, permission: 'project:edit', module } as const;
  return write(deps, async (work) => {
    if (!(await holdRight(deps, work.tx, right))) return false;
    const settled = await work.tx
      .update(generations)
      .set({ status: 'succeeded', text: '', finishedAt: sql`now()` })
      .where(and(eq(generations.id, generationId), eq(generations.status, 'running')))
      .returning({ startedAt: generations.startedAt });
    const [run] = settled;
    if (run === undefined) return false;
    // A person may have kept typing while the model wrote.
    const outdated = await changedSince(work.tx, access.projectId, module, run.startedAt);
    const [version] = await work.tx
      .insert(analysisVersions)
      .values({
        // The text is stored only here: readers that follow the run from another process find it by the run's id.
        id: generationId,
        projectId: access.projectId,
        module,
        language,
        source: writer.source,
        model: writer.model,
        content: read.content ?? content,
        truncated: reply.truncated,
        createdBy: access.user.userId,
      })
      .returning({ id: analysisVersions.id });
    if (version === undefined) throw new Error('an insert returned no row');
    // What somebody answered in the meantime stays.
    if (loaded.filled.length > 0) await saveWithin(work, access, module, loaded.filled);
    await touchModule(work, {
      projectId: access.projectId,
      module,
      actor: access.user,
      analysisVersionId: version.id,
      outdated,
      extra: read.extra,
    });
    return true;
  });
}
