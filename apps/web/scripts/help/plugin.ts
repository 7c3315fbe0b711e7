import { readFile } from 'node:fs/promises';
import { toLanguage } from '@elan/domain/locale';
import type { Plugin } from 'vite';
import { bodyOf, frontOf } from './read-page.ts';

/**
 * A page of `content` as two modules: `?front` is its front matter, `?body` its text. So a list of pages does not bring
 * along their texts.
 */
export const helpPages: Plugin = {
  name: 'help-pages',
  async load(id) {
    const [, path, folder, part] = /^((?:.*)\/content\/\w+\/(\w+)\/[\w-]+\.md)\?(front|body)$/u.exec(id) ?? [];
    if (path === undefined) return null;
    this.addWatchFile(path);
    const file = await readFile(path, 'utf8');
    const language = toLanguage(folder);
    const value = part === 'front' ? frontOf(file, language) : bodyOf(file, language);
    return { code: `export default ${JSON.stringify(value)};`, moduleType: 'js' };
  },
};
