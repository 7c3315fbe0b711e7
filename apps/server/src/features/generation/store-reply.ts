import { withoutWarningMark } from '@elan/domain/generation';
import { analysisVersions } from '../../db/schema/modules.ts';
import { write } from '../../db/write.ts';
import { type AnalysisWriter, GenerationError } from '../../platform/ai/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { changedSince, readReply, saveWithin, touchModule } from '../modules/public.ts';
import { type FinishedReply, settleRun } from './conduct-run.ts';
import type { LoadedRequest } from './load-request.ts';

/**
 * Stores a finished reply in one transaction: a new immutable version, the module's pointer to it, answers made by
 * auto-fill, the activity entry and the settled unit.
 * @returns false when the generation or the right to it ended in the meantime; nothing is stored then
 * @throws GenerationError 'empty', 'unusable' or 'misshapen' when there is nothing to store
 */
export async function storeReply(
  deps: Deps,
  run: Parameters<typeof settleRun>[2],
  access: Access<'project:edit'>,
  loaded: LoadedRequest,
  reply: FinishedReply & { writer: AnalysisWriter },
): Promise<boolean> {
  const { module, language } = loaded.request;
  // The stream already left out the warning mark that only our own failure messages carry; data is not streamed
  // (decision S-03).
  const content = withoutWarningMark(reply.text).trim();
  if (content === '') throw new GenerationError('empty');
  const read = readReply(module, content, loaded.request);
  if ('problem' in read) throw new GenerationError(read.problem);

  return write(deps, async (work) => {
    const startedAt = await settleRun(deps, work.tx, run);
    if (startedAt === undefined) return false;
    // A person may have kept typing while the model wrote.
    const outdated = await changedSince(work.tx, access.projectId, module, startedAt);
    const [version] = await work.tx
      .insert(analysisVersions)
      .values({
        // The text is stored only here: readers that follow the run from another process find it by the run's id.
        id: run.generationId,
        projectId: access.projectId,
        module,
        language,
        source: reply.writer.source,
        model: reply.writer.model,
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
