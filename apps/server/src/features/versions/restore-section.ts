import type { ModuleEntry } from '@elan/contract/modules';
import { invalidInput, Refusal } from '@elan/domain/errors';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { withSectionOf } from '@elan/domain/report-sections';
import { and, eq } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { analysisVersions, projectModules } from '../../db/schema/modules.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule, readModule, touchModule } from '../modules/public.ts';
import { readVersion } from './queries.ts';

/** Origins that a report has even if only a part of it does, in order of precedence. */
const partlySources = ['imported', 'model'] as const;

/**
 * Puts one section of another version into the current report. The result is a new version, so nothing is lost; a
 * section that is already the same changes nothing.
 * @param of.section index of the section in the other version
 * @throws Refusal NOT_FOUND when there is no such version or section; INVALID_INPUT when the module's result is data,
 * which has no sections
 */
export function restoreSection(
  deps: Deps,
  access: Access<'project:edit'>,
  of: { module: ModuleKey; versionId: string; section: number },
): Promise<ModuleEntry> {
  const { projectId, user } = access;
  const { module } = of;
  if (moduleDefinition(module).output !== 'report') throw invalidInput('module', 'no_sections');
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const source = await readVersion(work.tx, projectId, module, of.versionId);
    const [current] = await work.tx
      .select({ version: analysisVersions })
      .from(projectModules)
      .innerJoin(analysisVersions, eq(analysisVersions.id, projectModules.analysisVersionId))
      .where(and(eq(projectModules.projectId, projectId), eq(projectModules.module, module)));
    if (source === undefined || current === undefined) throw new Refusal('NOT_FOUND');
    const restored = withSectionOf(current.version.content, source.content, of.section);
    if (restored === undefined) throw new Refusal('NOT_FOUND');
    if (restored.report !== current.version.content) {
      const { id: _id, createdAt: _createdAt, ...rest } = current.version;
      const [version] = await work.tx
        .insert(analysisVersions)
        .values({
          ...rest,
          content: restored.report,
          // Readers must know if a part of it came with a file, or if a model wrote one.
          source: partlySources.find((each) => each === source.source || each === rest.source) ?? rest.source,
          model: rest.model ?? source.model,
          createdBy: user.userId,
          restoredSection: restored.title,
          restoredFrom: new Date(source.createdAt),
        })
        .returning({ id: analysisVersions.id });
      if (version === undefined) throw new Error('an insert returned no row');
      await touchModule(work, { projectId, module, actor: user, analysisVersionId: version.id });
    }
    return presentModule(await readModule(work.tx, projectId, module), user.userId);
  });
}
