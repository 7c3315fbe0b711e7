import type { ModuleEntry } from '@elan/contract/modules';
import { invalidInput } from '@elan/domain/errors';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectModules } from '../../db/schema/modules.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule } from './queries.ts';
import { touchModule } from './touch-module.ts';

/**
 * Saves a module as is: its content was stored with each change, so only its date moves.
 * @throws Refusal INVALID_INPUT when the module is still empty (PERS-013, MAT-002)
 */
export function saveModule(deps: Deps, access: Access<'project:edit'>, module: ModuleKey): Promise<ModuleEntry> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const [touched] = await work.tx
      .select({ module: projectModules.module })
      .from(projectModules)
      .where(and(eq(projectModules.projectId, access.projectId), eq(projectModules.module, module)));
    if (touched === undefined) throw invalidInput('module', 'empty');
    await touchModule(work, { projectId: access.projectId, module, actor: access.user });
    return presentModule(await readModule(work.tx, access.projectId, module), access.user.userId);
  });
}
