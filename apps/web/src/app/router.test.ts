import { moduleTitles } from '@elan/domain/modules/keys';
import { expect, test } from 'vitest';
import { publicPages, screenTitles } from './page-titles.ts';
import { titleOf } from './router.tsx';

test.each([
  ['/terms', publicPages.terms.title],
  ['/terms/', publicPages.terms.title],
  ['/account', screenTitles.account],
  ['/invite/7', screenTitles.invitation],
  ['/nope', screenTitles.app],
])('the document at %s is called by its screen', (path, title) => {
  expect(titleOf(path)).toEqual(title);
});

test('a page of help sets its own title', () => {
  expect(titleOf('/help')).toEqual(publicPages.help.title);
  expect(titleOf('/help/first-steps')).toBeNull();
});

test('a module has its own title, an unknown one that of the product', () => {
  expect(titleOf('/module/idea')?.fr).toContain(moduleTitles.idea.fr);
  expect(titleOf('/module/nope')?.en).toContain(screenTitles.app.en);
});
