import { describe, expect, test } from 'vitest';
import { answerPage } from './pages.ts';

describe('answerPage', () => {
  test.each(['/auth', '/pricing', '/terms', '/account-deleted'])(
    'a visitor gets the prerendered %s in their language',
    (path) => {
      expect(answerPage(path, 'signed-out', { cookie: 'fr' })).toEqual({ page: path.slice(1), language: 'fr' });
      expect(answerPage(path, 'signed-out', {})).toEqual({ page: path.slice(1), language: 'en' });
      expect(answerPage(path, 'signed-out', { cookie: 'de' })).toEqual({ page: path.slice(1), language: 'en' });
    },
  );

  test('a page of help has a file of its own, and an unknown one leads to the list', () => {
    expect(answerPage('/help/offline', 'signed-out', { cookie: 'fr' })).toEqual({
      page: 'help-offline',
      language: 'fr',
    });
    expect(answerPage('/help/trades/bakery', 'signed-out', {})).toMatchObject({ page: 'help-trades-bakery' });
    expect(answerPage('/help/trades', 'signed-out', {})).toMatchObject({ page: 'help-trades' });
    expect(answerPage('/help/trades/nothing', 'signed-in', {})).toEqual({ redirect: '/help/trades' });
    expect(answerPage('/help/nothing', 'signed-out', {})).toEqual({ redirect: '/help' });
    expect(answerPage('/help/nothing', 'signed-in', {})).toEqual({ redirect: '/help' });
  });

  test.each(['signed-in', 'signed-out', 'invalid'] as const)(
    'a reader (%s) gets the same page, in the language of their browser until they choose one',
    (visitor) => {
      const read = (requested: Parameters<typeof answerPage>[2]) => answerPage('/read', visitor, requested);
      expect(read({ accepted: 'fr-CA,en;q=0.8' })).toEqual({ page: 'app-read', language: 'fr' });
      expect(read({ accepted: 'de' })).toEqual({ page: 'app-read', language: 'en' });
      expect(read({ accepted: 'fr-CA', cookie: 'en' })).toEqual({ page: 'app-read', language: 'en' });
      expect(read({ accepted: 'en', query: 'fr' })).toEqual({ page: 'app-read', language: 'fr' });
    },
  );

  test('the landing page is English whatever the cookie says', () => {
    expect(answerPage('/', 'signed-out', { cookie: 'fr' })).toMatchObject({ page: 'landing', language: 'en' });
  });

  test.each([
    [{ accepted: 'fr-CA,fr;q=0.9,en;q=0.8' }, true],
    [{ accepted: 'de, FR;q=0.5, en;q=0.4' }, true],
    [{ accepted: 'en-CA,fr;q=0.9' }, false],
    [{ accepted: 'fr;q=0.5,en' }, false],
    [{ accepted: 'fr;q=0,de' }, false],
    [{ accepted: '' }, false],
    [{}, false],
    [{ cookie: 'fr', accepted: 'en' }, true],
    [{ cookie: 'en', accepted: 'fr' }, false],
    [{ accepted: 'fr', isOfferClosed: true }, false],
    [{ query: 'en', accepted: 'fr' }, false],
  ])('the landing page offers French to who may prefer it: %o', (requested, offersFrench) => {
    expect(answerPage('/', 'signed-out', requested)).toEqual({ page: 'landing', language: 'en', offersFrench });
  });

  test('an address that names a language gets it, the landing page too, whatever the cookie says', () => {
    const requested = { query: 'fr', cookie: 'en' };
    expect(answerPage('/', 'signed-out', requested)).toMatchObject({ page: 'landing', language: 'fr' });
    expect(answerPage('/terms', 'signed-out', requested)).toEqual({ page: 'terms', language: 'fr' });
    expect(answerPage('/terms', 'signed-out', { query: 'de', cookie: 'fr' })).toMatchObject({ language: 'fr' });
  });

  test.each([
    '/dashboard',
    '/module/idea',
    '/account',
    '/project/details',
    '/success',
    '/nope',
    '/a/b/c',
    '/module/unknown',
  ])('a visitor at %s is sent to the landing page', (path) =>
    expect(answerPage(path, 'signed-out', { cookie: 'en' })).toEqual({ redirect: '/' }),
  );

  test('an ended session leads to the sign-in page with the reason', () => {
    expect(answerPage('/dashboard', 'invalid', { cookie: 'en' })).toEqual({ redirect: '/auth?reason=session' });
    expect(answerPage('/nope', 'invalid', { cookie: 'en' })).toEqual({ redirect: '/' });
  });

  test.each([
    ['/dashboard', 'app-dashboard'],
    ['/dashboard/', 'app-dashboard'],
    ['/module/business-plan', 'app-module-business-plan'],
    ['/project/details', 'app-project-details'],
    ['/project/left', 'app-project-left'],
    ['/project/tasks', 'app-project-tasks'],
    ['/project/before-bank', 'app-project-before-bank'],
    ['/project/rehearsal', 'app-project-rehearsal'],
    ['/project/request', 'app-project-request'],
    ['/project/plan', 'app-project-plan'],
    ['/project/links', 'app-project-links'],
    ['/project/suggestions', 'app-project-suggestions'],
    ['/auth', 'app'],
  ])('somebody who is signed in gets the app at %s, by the shell of that screen', (path, page) => {
    expect(answerPage(path, 'signed-in', { cookie: 'fr' })).toEqual({ page, language: 'fr' });
  });

  test.each([
    ['/', '/dashboard'],
    ['/account-deleted', '/dashboard'],
    ['/nope', '/dashboard?from=unknown'],
    ['/module/unknown', '/dashboard?from=unknown'],
  ])('somebody who is signed in is sent from %s to the dashboard', (path, redirect) =>
    expect(answerPage(path, 'signed-in', { cookie: 'en' })).toEqual({ redirect }),
  );

  test.each(['signed-in', 'signed-out', 'invalid'] as const)('the invitation screen exists for %s', (visitor) => {
    expect(answerPage('/invite/7', visitor, { cookie: 'en' })).toEqual({ page: 'app', language: 'en' });
  });
});
