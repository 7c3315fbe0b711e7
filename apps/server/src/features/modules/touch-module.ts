import type { ModuleKey } from '@elan/domain/modules/keys';
import { isModuleComplete } from '@elan/domain/progress';
import { and, eq, sql } from 'drizzle-orm';
import { type ModuleExtra, projectModules } from '../../db/schema/modules.ts';
import { projects } from '../../db/schema/projects.ts';
import type { Write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import { presentModule, readModule } from './queries.ts';

export type ModuleChange = {
  projectId: string;
  module: ModuleKey;
  actor: UserActor;
  /** Replaces these keys of the module's data; other keys stay. */
  extra?: ModuleExtra;
  /** The new current analysis. */
  analysisVersionId?: string;
  /** Whether the analysis that stands is based on earlier answers than those that stand. */
  outdated?: boolean;
};

/**
 * Records that a module changed, inside the caller's transaction: the module row with its completeness, the project's
 * date and one activity. Every write to a module ends here.
 */
export async function touchModule(write: Write, change: ModuleChange): Promise<void> {
  const { tx } = write;
  const extra = change.extra ?? {};
  await tx
    .insert(projectModules)
    .values({
      projectId: change.projectId,
      module: change.module,
      extra,
      analysisVersionId: change.analysisVersionId ?? null,
    })
    .onConflictDoUpdate({
      target: [projectModules.projectId, projectModules.module],
      set: {
        extra: sql`${projectModules.extra} || ${JSON.stringify(extra)}::jsonb`,
        lastUpdated: sql`now()`,
        ...(change.analysisVersionId === undefined ? {} : { analysisVersionId: change.analysisVersionId }),
        ...(change.outdated === undefined ? {} : { outdated: change.outdated }),
      },
    });
  const row = await readModule(tx, change.projectId, change.module);
  const complete = isModuleComplete(change.module, presentModule(row, change.actor.userId));
  await tx
    .update(projectModules)
    .set({ complete })
    .where(and(eq(projectModules.projectId, change.projectId), eq(projectModules.module, change.module)));
  await tx
    .update(projects)
    .set({
      updatedAt: sql`now()`,
      completedModules: sql`(select count(*) from project_modules m where m.project_id = projects.id and m.complete)`,
    })
    .where(eq(projects.id, change.projectId));
  await write.activity({
    projectId: change.projectId,
    actor: change.actor,
    type: 'module_updated',
    module: change.module,
    description: `Module updated: ${change.module}`,
  });
  await write.live({ projectId: change.projectId, topic: 'module', module: change.module, actor: change.actor });
}
