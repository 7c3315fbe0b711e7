import { languageSchema } from '@elan/domain/language-schema';
import { searchKinds, searchText } from '@elan/domain/search';
import * as z from 'zod/mini';
import { get, id, procedure } from './base.ts';
import { moduleKey } from './modules.ts';

/** A text that has every word of the search. */
const searchResult = z.object({
  project_id: id,
  project_name: z.string(),
  module: moduleKey,
  kind: z.enum(searchKinds),
  /** The question's id, or the id of the comment, entry or row of figures; empty for an analysis. */
  place: z.string(),
  /** The question, for an answer. */
  title: z.nullable(z.string()),
  /** The words around the first one found, in order; the found ones are marked. */
  excerpt: z.array(z.object({ text: z.string(), found: z.boolean() })),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchContract = {
  find: procedure
    .meta({ access: 'account' })
    .route(
      get(
        '/search',
        'Words in the answers, current analyses, comments, journals and figures (names, notes) of all own and shared projects',
      ),
    )
    .input(z.object({ query: searchText, language: languageSchema }))
    .output(
      z.object({
        /** Newest first. */
        results: z.array(searchResult),
        /** Whether there are older ones that are left out. */
        more: z.boolean(),
      }),
    ),
};
