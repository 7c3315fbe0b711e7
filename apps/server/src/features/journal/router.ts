import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { requireModule } from '../modules/public.ts';
import { addEntry, removeEntry } from './entries.ts';
import { listEntries } from './queries.ts';

export const journalRouter = {
  list: os.journal.list
    .use(projectAccess)
    .handler(({ context, input }) => listEntries(context.deps.db, context.access.projectId, input.cursor)),
  add: os.journal.add.use(projectAccess).handler(({ context, input }) => {
    requireModule(context.access, 'journal');
    return addEntry(context.deps, context.access, input);
  }),
  remove: os.journal.remove.use(projectAccess).handler(({ context, input }) => {
    requireModule(context.access, 'journal');
    return removeEntry(context.deps, context.access, input.entryId);
  }),
};
