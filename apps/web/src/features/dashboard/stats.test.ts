import { expect, it } from 'vitest';
import { statsOf } from './stats.ts';

it('counts all projects, however few of them were read', () => {
  const list = { projects: 250, active: 12, created: 3, archived: 4, trashed: 5 };
  expect(statsOf(list, 2)).toEqual({ projects: 250, active: 12, created: 3, collaborators: 2 });
  expect(statsOf(list, undefined).collaborators).toBeUndefined();
});
