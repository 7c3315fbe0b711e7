import { mostSearchResults, searchWords } from '@elan/domain/search';
import { os } from '../../rpc/base.ts';
import { presentResult } from './present.ts';
import { findTexts, readStems } from './queries.ts';

export const searchRouter = {
  find: os.search.find.handler(async ({ context: { deps, user }, input }) => {
    const words = searchWords(input.query);
    const found = await findTexts(deps.db, user.userId, words);
    if (found.length === 0) return { results: [], more: false };
    const stems = await readStems(deps.db, words);
    const results = found
      .slice(0, mostSearchResults)
      .map((text) => presentResult(text, { words, stems }, input.language));
    return { results, more: found.length > mostSearchResults };
  }),
};
