import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { confirmFigure } from './confirm-figure.ts';
import { readConfirmedFigures } from './queries.ts';
import { takeBackFigure } from './take-back-figure.ts';

export const figureCheckRouter = {
  list: os.figureCheck.list.use(projectAccess).handler(async ({ context: { deps, access } }) => ({
    confirmed: await readConfirmedFigures(deps.db, access.projectId),
  })),
  confirm: os.figureCheck.confirm
    .use(projectAccess)
    .handler(({ context: { deps, access }, input: { projectId: _projectId, ...confirmation } }) =>
      confirmFigure(deps, access, confirmation),
    ),
  takeBack: os.figureCheck.takeBack
    .use(projectAccess)
    .handler(async ({ context: { deps, access }, input: { confirmationId } }) => {
      await takeBackFigure(deps, access, confirmationId);
      return {};
    }),
};
