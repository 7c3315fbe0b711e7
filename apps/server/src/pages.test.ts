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

  test('the landing page is English whatever the cookie says', () => {
    expect(answerPage('/', 'signed-out', { cookie: 'fr' })).toEqual({ page: 'landing', language: 'en' });
  });

  test('an address that names a language gets it, the landing page too, whatever the cookie says', () => {
    const wish = { query: 'fr', cookie: 'en' };
    expect(answerPage('/', 'signed-out', wish)).toEqual({ page: 'landing', language: 'fr' });
    expect(answerPage('/terms', 'signed-out', wish)).toEqual({ page: 'terms', language: 'fr' });
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
    ['/auth', 'app'],
  ])('somebody who is signed in gets the app at %s, by the shell of that screen', (path, page) => {
    expect(answerPage(path, 'signed-in', { cookie: 'fr' })).toEqual({ page, language: 'fr' });
  });

  test.each(['/', '/nope', '/module/unknown', '/account-deleted'])(
    'somebody who is signed in is sent from %s to the dashboard',
    (path) => expect(answerPage(path, 'signed-in', { cookie: 'en' })).toEqual({ redirect: '/dashboard' }),
  );

  test.each(['signed-in', 'signed-out', 'invalid'] as const)('the invitation screen exists for %s', (visitor) => {
    expect(answerPage('/invite/7', visitor, { cookie: 'en' })).toEqual({ page: 'app', language: 'en' });
  });
});
