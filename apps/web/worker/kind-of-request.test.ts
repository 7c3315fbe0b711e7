import { expect, it } from 'vitest';
import { kindOfRequest } from './kind-of-request.ts';

const origin = 'https://elan.example.test';

it.each([
  ['/assets/app-Ab12.js', 'cors', 'file'],
  ['/icon.svg', 'no-cors', 'file'],
  ['/', 'navigate', 'page'],
  ['/auth?type=signup', 'navigate', 'page'],
  ['/dashboard', 'navigate', 'page'],
  ['/module/finances', 'navigate', 'page'],
  ['/invite/11111111-1111-4111-8111-111111111111', 'navigate', 'page'],
  ['/nowhere', 'navigate', 'page'],
  ['/module/nothing/at/all', 'navigate', 'page'],
  ['/apiary', 'navigate', 'page'],
  // A page read by a script is not a navigation, and everything else is left to the server.
  ['/dashboard', 'cors', null],
  ['/rpc/projects/list', 'cors', null],
  ['/api/v1/projects', 'cors', null],
  ['/api/v1/projects', 'navigate', null],
  ['/api/auth/get-session', 'cors', null],
  ['/sandbox/checkout/1', 'navigate', null],
  ['/dev/mailbox', 'navigate', null],
  ['/readyz', 'navigate', null],
  ['/robots.txt', 'navigate', null],
  ['/third-party-notices.txt', 'navigate', null],
  ['/build.txt', 'cors', null],
  ['/service-worker.js', 'same-origin', null],
])('%s as %s is %s', (path, mode, kind) => {
  expect(kindOfRequest({ method: 'GET', mode, url: origin + path }, origin)).toBe(kind);
});

it('leaves alone what is written and what is elsewhere', () => {
  expect(kindOfRequest({ method: 'POST', mode: 'navigate', url: `${origin}/dashboard` }, origin)).toBeNull();
  expect(kindOfRequest({ method: 'GET', mode: 'cors', url: 'https://other.test/assets/app.js' }, origin)).toBeNull();
});
