import { readFile } from 'node:fs/promises';
import { toLanguage } from '@elan/domain/locale';
import { readSample } from '@elan/domain/modules/sample-file';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { bodyOf, frontOf, tradePageOf } from './read-page.ts';
import { termsOf } from './read-terms.ts';

/**
 * A page of `content` as two modules: `?front` is its front matter, `?body` its text. So a list of pages does not bring
 * along their texts. A trade is one module, `?page`: its list needs only the names. So are the terms, `?terms`, and both
 * languages of a sample project, `?sample`.
 */
export const helpPages: Plugin = {
  name: 'help-pages',
  async load(id) {
    const trade = /^(.*\/content\/trades\/[\w-]+\/(en|fr)\.md)\?page$/u.exec(id);
    if (trade !== null) {
      const [, file = '', language] = trade;
      this.addWatchFile(file);
      const page = tradePageOf(await readFile(file, 'utf8'), toLanguage(language));
      return { code: `export default ${JSON.stringify(page)};`, moduleType: 'js' };
    }
    const terms = /^(.*\/content\/terms\/(en|fr)\.md)\?terms$/u.exec(id);
    if (terms !== null) {
      const [, file = '', language] = terms;
      this.addWatchFile(file);
      const parts = termsOf(await readFile(file, 'utf8'), toLanguage(language));
      return { code: `export default ${JSON.stringify(parts)};`, moduleType: 'js' };
    }
    const [, sample] = /^(.*\/content\/samples\/\w+\.yaml)\?sample$/u.exec(id) ?? [];
    if (sample !== undefined) {
      this.addWatchFile(sample);
      const read = readSample(parse(await readFile(sample, 'utf8')));
      return { code: `export default ${JSON.stringify(read)};`, moduleType: 'js' };
    }
    const [, path, folder, part] = /^((?:.*)\/content\/\w+\/(\w+)\/[\w-]+\.md)\?(front|body)$/u.exec(id) ?? [];
    if (path === undefined) return null;
    this.addWatchFile(path);
    const file = await readFile(path, 'utf8');
    const language = toLanguage(folder);
    const value = part === 'front' ? frontOf(file, language) : bodyOf(file, language);
    return { code: `export default ${JSON.stringify(value)};`, moduleType: 'js' };
  },
};
