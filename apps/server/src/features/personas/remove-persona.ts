import type { ModuleEntry } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectModules } from '../../db/schema/modules.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule, touchModule } from '../modules/public.ts';

/**
 * Deletes one persona from the list; two people deleting at once delete two (decision S-15).
 * @throws Refusal NOT_FOUND when the list no longer holds it
 */
export function removePersona(deps: Deps, access: Access<'project:edit'>, personaId: string): Promise<ModuleEntry> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const [row] = await work.tx
      .select({ extra: projectModules.extra })
      .from(projectModules)
      .where(and(eq(projectModules.projectId, access.projectId), eq(projectModules.module, 'personas')));
    const before = row?.extra.personas ?? [];
    const personas = before.filter((persona) => persona.id !== personaId);
    if (personas.length === before.length) throw new Refusal('NOT_FOUND');
    await touchModule(work, {
      projectId: access.projectId,
      module: 'personas',
      actor: access.user,
      extra: { personas },
    });
    return presentModule(await readModule(work.tx, access.projectId, 'personas'), access.user.userId);
  });
}
