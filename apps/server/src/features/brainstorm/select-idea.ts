import type { ModuleEntry, StoredIdea } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { projectModules } from '../../db/schema/modules.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule, touchModule } from '../modules/public.ts';

/**
 * Selects one of the generated ideas.
 * @throws Refusal NOT_FOUND when the list no longer holds the idea
 */
export function selectIdea(deps: Deps, access: Access<'project:edit'>, ideaId: string): Promise<ModuleEntry> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const selectedIdea = await findIdea(work.tx, access.projectId, ideaId);
    if (selectedIdea === undefined) throw new Refusal('NOT_FOUND');
    await touchModule(work, {
      projectId: access.projectId,
      module: 'brainstorm',
      actor: access.user,
      extra: { selectedIdea },
    });
    return presentModule(await readModule(work.tx, access.projectId, 'brainstorm'), access.user.userId);
  });
}

/** Records that the person already has an idea. */
export function haveIdea(deps: Deps, access: Access<'project:edit'>): Promise<ModuleEntry> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    await touchModule(work, {
      projectId: access.projectId,
      module: 'brainstorm',
      actor: access.user,
      extra: { hasIdea: true },
    });
    return presentModule(await readModule(work.tx, access.projectId, 'brainstorm'), access.user.userId);
  });
}

async function findIdea(tx: Transaction, projectId: string, ideaId: string): Promise<StoredIdea | undefined> {
  const { rows } = await tx.execute<{ idea: StoredIdea }>(sql`
    select idea from ${projectModules} m, jsonb_array_elements(m.extra->'generatedIdeas') idea
    where m.project_id = ${projectId} and m.module = 'brainstorm' and idea->>'id' = ${ideaId}`);
  return rows[0]?.idea;
}
