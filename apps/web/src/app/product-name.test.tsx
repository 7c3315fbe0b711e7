import { languages } from '@elan/domain/locale';
import { defaultProductName } from '@elan/domain/product';
import { expect, test } from 'vitest';
import { headTags } from '../../scripts/head-tags.ts';
import { helpArticles, publicPages, renderPage, renderShell, screenTitles } from './entry-prerender.tsx';
import { renderLanding } from './entry-prerender-landing.tsx';

/** What the server replaces with the setting PRODUCT_NAME. */
const placeholder = /%PRODUCT_NAME(?:_IN_JSON)?%/u;
const ownName = new RegExp(`${defaultProductName}(?!\\p{L})`, 'u');

test.each(languages)(
  'in %s, prerendered pages leave the name of the product to the server (CONST-010)',
  async (language) => {
    const paths = {
      auth: '/auth',
      pricing: '/pricing',
      terms: '/terms',
      help: '/help',
      'account-deleted': '/account-deleted',
    } as const;
    for (const [name, path] of Object.entries({ ...paths, landing: '/' }) as [
      keyof typeof publicPages,
      `/${string}`,
    ][]) {
      const body = name === 'landing' ? renderLanding(language) : await renderPage(path, language);
      const { title, description } = publicPages[name];
      const head = headTags({ name, language, path, title, description, body, finished: true, entry: '', sources: [] });
      for (const text of [body, title[language], head.join('\n')]) {
        expect([name, placeholder.test(text), ownName.test(text)]).toEqual([name, true, false]);
      }
    }
    const others = [
      renderShell(language),
      ...helpArticles.map(({ title, summary }) => title[language] + summary[language]),
    ];
    for (const text of [...others, ...Object.values(screenTitles).map((title) => title[language])]) {
      expect([text, ownName.test(text)]).toEqual([text, false]);
    }
  },
);
