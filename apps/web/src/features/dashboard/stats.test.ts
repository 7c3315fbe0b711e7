import { expect, it } from 'vitest';
import { statsOf } from './stats.ts';

it('counts all projects, however few of them were read', () => {
  const list = { count: 250, active: 12, created: 3, projects: [], next: 'more' };
  expect(statsOf(list, 2)).toEqual({ projects: 250, active: 12, created: 3, collaborators: 2 });
  expect(statsOf(list, undefined).collaborators).toBeUndefined();
});
