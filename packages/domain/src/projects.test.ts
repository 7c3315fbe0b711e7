import { describe, expect, test } from 'vitest';
import { isWithinLastWeek } from './last-week.ts';
import { projectDescription, projectName } from './projects.ts';

describe('a project name', () => {
  test('is stored trimmed', () => {
    expect(projectName.parse('  A  ')).toBe('A');
  });

  test.each(['', '   ', '\n\t'])('is never blank: %j', (name) => {
    expect(projectName.safeParse(name).success).toBe(false);
  });

  test('has at most 120 characters once trimmed', () => {
    expect(projectName.parse(` ${'a'.repeat(120)} `)).toHaveLength(120);
    expect(projectName.safeParse('a'.repeat(121)).success).toBe(false);
  });

  test('holds nothing that cannot be stored', () => {
    expect(projectName.safeParse('a\u0000').success).toBe(false);
    expect(projectName.safeParse('a\ud800').success).toBe(false);
    expect(projectName.parse('Élan 🥖')).toBe('Élan 🥖');
  });
});

test('a description may be empty, is trimmed and has at most 2,000 characters', () => {
  expect(projectDescription.parse('  ')).toBe('');
  expect(projectDescription.parse('a'.repeat(2_000))).toHaveLength(2_000);
  expect(projectDescription.safeParse('a'.repeat(2_001)).success).toBe(false);
});

test('the last week is seven days to the millisecond', () => {
  const now = new Date('2026-03-15T12:00:00Z');
  expect(isWithinLastWeek(new Date('2026-03-08T13:00:00Z'), now)).toBe(true);
  expect(isWithinLastWeek(new Date('2026-03-08T12:00:00Z'), now)).toBe(true);
  expect(isWithinLastWeek(new Date('2026-03-08T11:59:59.999Z'), now)).toBe(false);
  expect(isWithinLastWeek(new Date('2026-03-08T11:00:00Z'), now)).toBe(false);
});
