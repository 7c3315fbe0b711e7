import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { requireOwnPlan } from '../modules/public.ts';
import { listRowVersions, readLedger } from './queries.ts';
import { canReadWithModel, readWithModel } from './read-with-model.ts';
import { listRemovedRows } from './removed-rows.ts';
import { restoreRow } from './restore-row.ts';
import { saveLedger } from './save-ledger.ts';

export const ledgerRouter = {
  get: os.ledger.get.use(projectAccess).handler(async ({ context: { deps, access } }) => ({
    ...(await readLedger(deps.db, access.projectId, access.role)),
    readsWithModel: canReadWithModel(deps),
  })),
  save: os.ledger.save
    .use(projectAccess)
    .handler(({ context, input }) => saveLedger(context.deps, context.access, input)),
  readWithModel: os.ledger.readWithModel
    .use(projectAccess)
    .handler(({ context, input }) =>
      readWithModel(context.deps, context.access, requireOwnPlan(context.user, input.module)),
    ),
  versions: os.ledger.versions
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) =>
      listRowVersions(deps.db, { projectId: access.projectId, rowId: input.rowId, role: access.role }, input.cursor),
    ),
  removed: os.ledger.removed
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) =>
      listRemovedRows(deps.db, { projectId: access.projectId, role: access.role }, input.cursor),
    ),
  restore: os.ledger.restore
    .use(projectAccess)
    .handler(({ context, input }) => restoreRow(context.deps, context.access, input)),
};
