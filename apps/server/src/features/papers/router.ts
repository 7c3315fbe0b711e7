import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { readPapers } from './queries.ts';
import { updatePaper } from './update-paper.ts';

export const papersRouter = {
  list: os.papers.list
    .use(projectAccess)
    .handler(async ({ context: { deps, access } }) => ({ papers: await readPapers(deps.db, access.projectId) })),
  update: os.papers.update
    .use(projectAccess)
    .handler(({ context: { deps, access }, input: { paper, state, note } }) =>
      updatePaper(deps, access, paper, { state, note }),
    ),
};
