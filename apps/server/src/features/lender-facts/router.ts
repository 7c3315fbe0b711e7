import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { listFacts, listFactVersions } from './queries.ts';
import { saveFacts } from './save-facts.ts';

export const lenderFactsRouter = {
  list: os.lenderFacts.list
    .use(projectAccess)
    .handler(async ({ context: { deps, access } }) => ({ facts: await listFacts(deps.db, access) })),
  save: os.lenderFacts.save
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => saveFacts(deps, access, input.facts)),
  versions: os.lenderFacts.versions
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) =>
      listFactVersions(deps.db, { ...access, fact: input.fact }, input.cursor),
    ),
};
