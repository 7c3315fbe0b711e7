import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  type LoginAttempts,
  lockedUntil,
  lockMinutesLeft,
  lockout,
  lockSecondsLeft,
  remainingAttempts,
} from './lockout.ts';

const start = new Date('2025-06-01T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const failures = (count: number): LoginAttempts => ({ count, lastAttempt: start });

test('the constants of the specification (CONST-001)', () => {
  expect(lockout).toMatchObject({ maxFailures: 7, lockMinutes: 15 });
});

describe('failed sign-ins', () => {
  test('leave 6, 5, 4, 3, 2, 1, then lock (LOCK-003, LOCK-004)', () => {
    let attempts: LoginAttempts | undefined;
    const left = [];
    for (let number = 1; number <= 7; number += 1) {
      attempts = afterFailure(attempts, start);
      left.push(remainingAttempts(attempts, start));
    }
    expect(left).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(lockedUntil(attempts, start)).toEqual(later(15 * 60));
  });

  test('lock for 15 minutes (LOCK-007)', () => {
    expect(lockedUntil(failures(6), start)).toBeNull();
    expect(lockedUntil(undefined, start)).toBeNull();
    expect(lockedUntil(failures(7), later(14 * 60 + 59))).toEqual(later(15 * 60));
    expect(lockedUntil(failures(7), later(15 * 60 - 0.001))).toEqual(later(15 * 60));
    expect(lockedUntil(failures(7), later(15 * 60))).toBeNull();
    expect(lockedUntil(failures(7), later(15 * 60 + 1))).toBeNull();
  });

  test('do not lock for longer when the clock is set back', () => {
    expect(lockedUntil(failures(7), later(-30))).toEqual(later(15 * 60));
    expect(lockedUntil(failures(7), later(-61))).toBeNull();
    expect(afterFailure(failures(7), later(-3_600))).toEqual({ count: 1, lastAttempt: later(-3_600) });
  });

  test('do not lengthen a lock, and begin anew after it (LOCK-008)', () => {
    expect(afterFailure(failures(7), later(60))).toEqual(failures(7));
    const anew = afterFailure(failures(7), later(15 * 60 + 1));
    expect(anew).toEqual({ count: 1, lastAttempt: later(15 * 60 + 1) });
    expect(remainingAttempts(failures(7), later(15 * 60 + 1))).toBe(7);
  });

  test('never fade by themselves before the lock (N-25)', () => {
    expect(afterFailure(failures(6), later(30 * 24 * 60 * 60)).count).toBe(7);
  });

  test('say how long it still is (LOCK-005)', () => {
    const until = later(15 * 60);
    expect(lockMinutesLeft(until, start)).toBe(15);
    expect(lockMinutesLeft(until, later(14 * 60))).toBe(1);
    expect(lockMinutesLeft(until, later(14 * 60 + 59))).toBe(1);
    expect(lockSecondsLeft(until, later(14 * 60 + 58.5))).toBe(2);
    expect(lockSecondsLeft(until, until)).toBe(1);
  });
});
