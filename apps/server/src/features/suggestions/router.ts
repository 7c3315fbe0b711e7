import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { acceptSuggestion } from './accept-suggestion.ts';
import { addSuggestion } from './add-suggestion.ts';
import { decideSuggestion } from './decide-suggestion.ts';
import { countOpen, listSuggestions } from './queries.ts';

const procedures = os.suggestions;

export const suggestionsRouter = {
  list: procedures.list.use(projectAccess).handler(({ context: { deps, access }, input }) => {
    const { projectId, role } = access;
    const { state, place, module } = input;
    return listSuggestions(deps.db, { projectId, role, state, place, module }, input.cursor);
  }),
  count: procedures.count.use(projectAccess).handler(async ({ context: { deps, access } }) => ({
    open: await countOpen(deps.db, access.projectId, access.role),
  })),
  add: procedures.add
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => addSuggestion(deps, access, input)),
  accept: procedures.accept
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => acceptSuggestion(deps, access, input)),
  refuse: procedures.refuse
    .use(projectAccess)
    .handler(({ context: { deps, access }, input: { suggestionId, word } }) =>
      decideSuggestion(deps, access, { suggestionId, state: 'refused', word }),
    ),
  withdraw: procedures.withdraw
    .use(projectAccess)
    .handler(async ({ context: { deps, access }, input: { suggestionId } }) => {
      const { id } = await decideSuggestion(deps, access, { suggestionId, state: 'withdrawn', word: '' });
      return { id };
    }),
};
