import { expect, test } from 'vitest';
import { freeModules, moduleKeys } from './keys.ts';
import { openModules } from './open-modules.ts';

test.each([
  ['owner', false, false, freeModules],
  // The owner's plan is the person's own: what was read of it earlier does not count.
  ['owner', false, true, freeModules],
  ['owner', true, true, moduleKeys],
  [null, false, false, freeModules],
  [null, true, false, moduleKeys],
  ['editor', false, false, freeModules],
  ['editor', true, false, moduleKeys],
  ['editor', false, true, moduleKeys],
  ['commenter', false, true, moduleKeys],
  ['viewer', false, true, moduleKeys],
  ['adviser', false, false, moduleKeys],
] as const)('what is open to %s, own plan %s, owner’s plan %s', (role, ownPlan, ownersPlan, open) => {
  expect(openModules({ role, ownPlan, ownersPlan })).toEqual(open);
});
