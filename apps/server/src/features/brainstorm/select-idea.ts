import type { ModuleEntry } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule, touchModule } from '../modules/public.ts';

/**
 * Keeps one of the generated ideas.
 * @throws Refusal NOT_FOUND when the list no longer holds the idea
 */
export function selectIdea(deps: Deps, access: Access<'project:edit'>, ideaId: string): Promise<ModuleEntry> {
  return write(deps, async (work) => {
    const before = await readModule(work.tx, access.projectId, 'brainstorm');
    const selectedIdea = before?.extra.generatedIdeas?.find((idea) => idea.id === ideaId);
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

/** Records that the person comes with an idea of their own. */
export function haveIdea(deps: Deps, access: Access<'project:edit'>): Promise<ModuleEntry> {
  return write(deps, async (work) => {
    await touchModule(work, {
      projectId: access.projectId,
      module: 'brainstorm',
      actor: access.user,
      extra: { hasIdea: true },
    });
    return presentModule(await readModule(work.tx, access.projectId, 'brainstorm'), access.user.userId);
  });
}
