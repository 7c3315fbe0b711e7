import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { requireModule } from '../modules/public.ts';
import { addEntry, removeEntry } from './entries.ts';

export const journalRouter = {
  add: os.journal.add.use(projectAccess).handler(({ context, input }) => {
    requireModule(context.user, 'journal');
    return addEntry(context.deps, context.access, input);
  }),
  remove: os.journal.remove.use(projectAccess).handler(({ context, input }) => {
    requireModule(context.user, 'journal');
    return removeEntry(context.deps, context.access, input.entryId);
  }),
};
