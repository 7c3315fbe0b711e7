import { Refusal } from '@elan/domain/errors';
import { permissionsOf } from '@elan/domain/permissions';
import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { archiveProject } from './archive-project.ts';
import { createProject } from './create-project.ts';
import { emptyTrash, eraseProject } from './erase-trash.ts';
import { countOwn, isPlain, ownProjectsRead, readOwn } from './own-projects.ts';
import { countPage, presentOwn, presentProject, presentSummary, presentTrash } from './present.ts';
import { countCollaborators, listTrash, projectRead } from './queries.ts';
import { restoreProject } from './restore-project.ts';
import { trashProject } from './trash-project.ts';
import { updateProject } from './update-project.ts';

/** The period that the dashboard calls recent (DASH-002, DASH-003). */
const recentDays = 7;

export const projectsRouter = {
  list: os.projects.list.handler(async ({ context, input }) => {
    const { deps, user } = context;
    const since = new Date(deps.now().getTime() - recentDays * 24 * 60 * 60 * 1000);
    const isUsual = isPlain(input);
    const found = isUsual ? ownProjectsRead.from(context) : await readOwn(deps.db, user.userId, input);
    const counted = isUsual ? countPage(found.rows, since) : null;
    return presentOwn(found, counted ?? (await countOwn(deps.db, user.userId, since)));
  }),
  countCollaborators: os.projects.countCollaborators.handler(async ({ context: { deps, user } }) => ({
    collaborators: await countCollaborators(deps.db, user.userId),
  })),
  get: os.projects.get.use(projectAccess).handler(({ context }) => {
    const row = projectRead.from(context);
    if (row === null) throw new Refusal('NOT_FOUND');
    return presentProject(row, context.access);
  }),
  permissions: os.projects.permissions
    .use(projectAccess)
    .handler(({ context }) => permissionsOf(context.access.role, context.access.archived)),
  create: os.projects.create.handler(async ({ context: { deps, user }, input }) =>
    presentSummary(await createProject(deps, user, { name: input.name, description: input.description })),
  ),
  update: os.projects.update
    .use(projectAccess)
    .handler(async ({ context: { deps, access }, input }) =>
      presentSummary(await updateProject(deps, access, { name: input.name, description: input.description })),
    ),
  delete: os.projects.delete.use(projectAccess).handler(async ({ context: { deps, access } }) => {
    await trashProject(deps, access);
    return {};
  }),
  archive: os.projects.archive
    .use(projectAccess)
    .handler(async ({ context: { deps, access }, input }) =>
      presentSummary(await archiveProject(deps, access, input.archived)),
    ),
  trash: os.projects.trash.handler(async ({ context: { deps, user }, input }) =>
    presentTrash(await listTrash(deps.db, user.userId, input.cursor)),
  ),
  restore: os.projects.restore.handler(async ({ context: { deps, user }, input }) =>
    presentSummary(await restoreProject(deps, user, input.projectId)),
  ),
  erase: os.projects.erase.handler(async ({ context: { deps, user }, input }) => {
    await eraseProject(deps, user, input.projectId);
    return {};
  }),
  emptyTrash: os.projects.emptyTrash.handler(async ({ context: { deps, user }, input }) => {
    await emptyTrash(deps, user, input.deletedUntil);
    return {};
  }),
};
