import type { ModuleEntry } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { analysisVersions } from '../../db/schema/modules.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { changedSince, presentModule, readModule, readReply, touchModule } from '../modules/public.ts';
import { readVersion } from './queries.ts';

/**
 * Makes an earlier analysis the current one. The other stays in the list, so restoring loses nothing.
 * @throws Refusal NOT_FOUND when the module has no such version
 */
export function restoreVersion(
  deps: Deps,
  access: Access<'project:edit'>,
  module: ModuleKey,
  versionId: string,
): Promise<ModuleEntry> {
  const { projectId, user } = access;
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const version = await readVersion(work.tx, projectId, module, versionId);
    if (version === undefined) throw new Refusal('NOT_FOUND');
    const reply = readReply(module, version.content);
    if ('problem' in reply) throw new Error(`version ${versionId} cannot be read again: ${reply.problem}`);
    const writtenAt = sql`(select v.created_at from ${analysisVersions} v where v.id = ${versionId}::uuid)`;
    const outdated = await changedSince(work.tx, projectId, module, writtenAt);
    await touchModule(work, {
      projectId,
      module,
      actor: user,
      analysisVersionId: versionId,
      outdated,
      extra: reply.extra,
    });
    return presentModule(await readModule(work.tx, projectId, module), user.userId);
  });
}
