import { Refusal } from '@elan/domain/errors';
import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { requireModule } from '../modules/public.ts';
import { listAnswerVersions, listVersions, readVersion } from './queries.ts';
import { restoreSection } from './restore-section.ts';
import { restoreVersion } from './restore-version.ts';

export const versionsRouter = {
  list: os.versions.list
    .use(projectAccess)
    .handler(({ context, input }) =>
      listVersions(context.deps.db, context.access.projectId, input.module, input.cursor),
    ),
  get: os.versions.get.use(projectAccess).handler(async ({ context, input }) => {
    const version = await readVersion(context.deps.db, context.access.projectId, input.module, input.versionId);
    if (version === undefined) throw new Refusal('NOT_FOUND');
    return version;
  }),
  restore: os.versions.restore
    .use(projectAccess)
    .handler(({ context, input }) =>
      restoreVersion(context.deps, context.access, requireModule(context.access, input.module), input.versionId),
    ),
  restoreSection: os.versions.restoreSection.use(projectAccess).handler(({ context, input }) =>
    restoreSection(context.deps, context.access, {
      module: requireModule(context.access, input.module),
      versionId: input.versionId,
      section: input.section,
    }),
  ),
  answers: os.versions.answers
    .use(projectAccess)
    .handler(({ context, input }) =>
      listAnswerVersions(context.deps.db, { ...input, projectId: context.access.projectId }, input.cursor),
    ),
};
