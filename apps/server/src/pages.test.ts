import { describe, expect, test } from 'vitest';
import { answerPage } from './pages.ts';

describe('answerPage', () => {
  test.each(['/auth', '/pricing', '/terms', '/account-deleted'])(
    'a visitor gets the prerendered %s in their language',
    (path) => {
      expect(answerPage(path, 'signed-out', 'fr')).toEqual({ page: path.slice(1), language: 'fr' });
      expect(answerPage(path, 'signed-out', undefined)).toEqual({ page: path.slice(1), language: 'en' });
      expect(answerPage(path, 'signed-out', 'de')).toEqual({ page: path.slice(1), language: 'en' });
    },
  );

  test('the landing page is English whatever the cookie says', () => {
    expect(answerPage('/', 'signed-out', 'fr')).toEqual({ page: 'landing', language: 'en' });
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
    expect(answerPage(path, 'signed-out', 'en')).toEqual({ redirect: '/' }),
  );

  test('a session that ended leads to the sign-in page with its reason', () => {
    expect(answerPage('/dashboard', 'invalid', 'en')).toEqual({ redirect: '/auth?reason=session' });
    expect(answerPage('/nope', 'invalid', 'en')).toEqual({ redirect: '/' });
  });

  test.each(['/dashboard', '/module/idea', '/module/finances', '/account', '/pricing', '/terms', '/auth'])(
    'somebody who is signed in gets the app at %s',
    (path) => expect(answerPage(path, 'signed-in', 'fr')).toEqual({ page: 'app', language: 'fr' }),
  );

  test.each(['/', '/nope', '/module/unknown', '/account-deleted'])(
    'somebody who is signed in is sent from %s to the dashboard',
    (path) => expect(answerPage(path, 'signed-in', 'en')).toEqual({ redirect: '/dashboard' }),
  );

  test.each(['signed-in', 'signed-out', 'invalid'] as const)('the invitation screen exists for %s', (visitor) => {
    expect(answerPage('/invite/7', visitor, 'en')).toEqual({ page: 'app', language: 'en' });
  });
});
