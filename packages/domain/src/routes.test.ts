import { describe, expect, test } from 'vitest';
import { moduleKeys } from './modules/keys.ts';
import {
  isInvitationPath,
  isPublicPath,
  isReaderPath,
  isSignedInPath,
  pageAddress,
  pagePattern,
  safeReturnTo,
} from './routes.ts';

test.each(['/', '/auth', '/pricing', '/pricing/', '/terms', '/help', '/help/offline/', '/account-deleted'])(
  '%s is public',
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

test.each(['/dashboard', '/module/idea', '/auth/x', '', '/Terms', '/help/Offline', '/help/offline/x'])(
  '%j is not public',
  (path) => {
    expect(isPublicPath(path)).toBe(false);
  },
);

describe('signed in', () => {
  test('every module has its path', () => {
    for (const key of moduleKeys) expect(isSignedInPath(`/module/${key}`)).toBe(true);
  });

  test.each([
    '/dashboard',
    '/dashboard/',
    '/project/details',
    '/project/left',
    '/project/tasks',
    '/project/before-bank',
    '/project/rehearsal',
    '/project/request',
    '/project/plan',
    '/project/links',
    '/project/suggestions',
    '/account',
    '/success',
    '/pricing',
    '/terms',
    '/help',
    '/help/cash-picture',
    '/invite/1',
  ])('%s exists', (path) => {
    expect(isSignedInPath(path)).toBe(true);
  });

  test.each([
    '/',
    '/auth',
    '/module',
    '/module/',
    '/module/x',
    '/module/idea/x',
    '/invite',
    '/invite/',
    '/account-deleted',
  ])('%s does not exist', (path) => {
    expect(isSignedInPath(path)).toBe(false);
  });
});

test('an invitation has one segment', () => {
  expect(isInvitationPath('/invite/0b9a')).toBe(true);
  expect(isInvitationPath('/invite/0b9a/more')).toBe(false);
});

test('a reader has a page of their own, neither public nor of somebody signed in', () => {
  for (const path of ['/read', '/read/']) {
    expect(isReaderPath(path)).toBe(true);
    expect(isPublicPath(path)).toBe(false);
    expect(isSignedInPath(path)).toBe(false);
    expect(pagePattern(path)).toBe('/read');
  }
  expect(isReaderPath('/read/x')).toBe(false);
});

describe('after signing in', () => {
  test.each(['/invite/1', '/pricing', '/module/idea?x=1#a', '/authors'])('%s is followed', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'https://evil.example',
    'javascript:alert(1)',
    '/auth',
    '/auth?mode=up',
    '/auth/x',
    '/a b',
    '/\tx',
  ])('%j leads to the dashboard', (path) => {
    expect(safeReturnTo(path)).toBe('/dashboard');
  });
});

test.each([
  ['/', 'en', '/'],
  ['/', 'fr', '/?lang=fr'],
  ['/terms', 'en', '/terms'],
  ['/terms/', 'fr', '/terms?lang=fr'],
  ['/help/offline', 'fr', '/help/offline?lang=fr'],
  ['/dashboard', 'fr', '/dashboard'],
] as const)('%s in %s stands at %s', (path, language, address) => {
  expect(pageAddress(path, language)).toBe(address);
});
