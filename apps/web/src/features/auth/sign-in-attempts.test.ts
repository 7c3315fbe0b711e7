// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStorage } from '../../lib/device-storage.ts';
import { createSignInAttempts } from './sign-in-attempts.ts';

const minute = 60_000;
let clock = 0;
const start = () =>
  createSignInAttempts(
    createDeviceStorage(() => localStorage),
    () => new Date(clock),
  );

beforeEach(() => {
  localStorage.clear();
  clock = 1_700_000_000_000;
});

describe('sign-in attempts', () => {
  it('counts per lower-case address (LOCK-001, LOCK-002)', () => {
    const attempts = start();
    for (const left of [6, 5, 4]) expect(attempts.failed('A@x.test', undefined)).toBe(left);
    expect(attempts.failed('a@X.test ', undefined)).toBe(3);
    expect(attempts.failed('b@x.test', undefined)).toBe(6);
  });

  it('keeps count and lastAttempt in storage (LOCK-010)', () => {
    const attempts = start();
    attempts.failed('A@x.test', undefined);
    clock += minute;
    attempts.failed('a@x.test', undefined);
    expect(JSON.parse(localStorage.getItem('elan.sign-in-attempts:a@x.test') ?? '')).toEqual({
      count: 2,
      lastAttempt: clock,
    });
  });

  it('believes the server about what is left', () => {
    const attempts = start();
    attempts.failed('a@x.test', undefined);
    expect(attempts.failed('a@x.test', 2)).toBe(2);
    expect(attempts.failed('a@x.test', undefined)).toBe(1);
  });

  it('is locked for 15 minutes, a reload later too, and starts again after (LOCK-007, LOCK-008, LOCK-011)', () => {
    const until = start().locked('a@x.test', 15 * 60);
    const afterReload = start();
    clock += 15 * minute - 1_000;
    expect(afterReload.lockedUntil('A@x.test')).toEqual(until);
    clock += 2_000;
    expect(afterReload.lockedUntil('a@x.test')).toBeNull();
    expect(afterReload.failed('a@x.test', undefined)).toBe(6);
  });

  it('takes over how long the server still refuses, at most 15 minutes', () => {
    const attempts = start();
    expect(attempts.locked('a@x.test', 90).getTime()).toBe(clock + 90_000);
    expect(attempts.lockedUntil('a@x.test')?.getTime()).toBe(clock + 90_000);
    for (const seconds of [99_999, undefined]) {
      expect(attempts.locked('a@x.test', seconds).getTime()).toBe(clock + 15 * minute);
    }
  });

  it('forgets the address after a success, and all of them after a new password (LOCK-009)', () => {
    const attempts = start();
    attempts.failed('a@x.test', undefined);
    attempts.failed('b@x.test', undefined);
    attempts.clear('A@x.test');
    expect(attempts.failed('a@x.test', undefined)).toBe(6);
    attempts.clearAll();
    expect(localStorage.length).toBe(0);
  });

  it.each(['{"count":7}', 'no json', 'null', '{"count":7,"lastAttempt":9999999999999}'])('ignores %s', (stored) => {
    localStorage.setItem('elan.sign-in-attempts:a@x.test', stored);
    expect(start().lockedUntil('a@x.test')).toBeNull();
  });
});
