import { Refusal } from '@elan/domain/errors';
import { permissionsOf } from '@elan/domain/permissions';
import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { presentOwn, presentProject, presentSummary } from './present.ts';
import { countCollaborators, ownProjectsRead, projectRead, readOwnAfter } from './queries.ts';
import { updateProject } from './update-project.ts';

export const projectsRouter = {
  list: os.projects.list.handler(async ({ context, input }) => {
    const { deps, user } = context;
    const read =
      input.cursor === undefined ? ownProjectsRead.from(context) : readOwnAfter(deps.db, user.userId, input.cursor);
    return presentOwn(await read);
  }),
  countCollaborators: os.projects.countCollaborators.handler(async ({ context: { deps, user } }) => ({
    collaborators: await countCollaborators(deps.db, user.userId),
  })),
  get: os.projects.get.use(projectAccess).handler(({ context }) => {
    const row = projectRead.from(context);
    if (row === null) throw new Refusal('NOT_FOUND');
    return presentProject(row, context.access);
  }),
  permissions: os.projects.permissions.use(projectAccess).handler(({ context }) => permissionsOf(context.access.role)),
  create: os.projects.create.handler(async ({ context: { deps, user }, input }) =>
    presentSummary(await createProject(deps, user, { name: input.name, description: input.description })),
  ),
  update: os.projects.update
    .use(projectAccess)
    .handler(async ({ context: { deps, access }, input }) =>
      presentSummary(await updateProject(deps, access, { name: input.name, description: input.description })),
    ),
  delete: os.projects.delete.use(projectAccess).handler(async ({ context: { deps, access } }) => {
    await deleteProject(deps, access);
    return {};
  }),
};
