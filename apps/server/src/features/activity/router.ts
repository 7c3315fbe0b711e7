import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { listActivity, listSinceVisit } from './queries.ts';
import { recordView } from './record-view.ts';

export const activityRouter = {
  list: os.activity.list
    .use(projectAccess)
    .handler(({ context, input }) => listActivity(context.deps.db, context.access.projectId, input.cursor)),
  sinceVisit: os.activity.sinceVisit
    .use(projectAccess)
    .handler(({ context: { deps, access } }) => listSinceVisit(deps.db, access.projectId, access.user.userId)),
  recordView: os.activity.recordView.use(projectAccess).handler(async ({ context }) => {
    await recordView(context.deps, context.access);
    return {};
  }),
};
