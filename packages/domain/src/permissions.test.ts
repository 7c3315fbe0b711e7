import { describe, expect, test } from 'vitest';
import {
  can,
  canResolve,
  collaboratorRoles,
  isAdviser,
  isDowngrade,
  permissions,
  permissionsOf,
  roles,
} from './permissions.ts';

describe('what a role may do', () => {
  test.each([
    ['owner', ['project:view', 'project:private', 'project:comment', 'project:edit', 'project:manage']],
    ['editor', ['project:view', 'project:private', 'project:comment', 'project:edit']],
    ['full_adviser', ['project:view', 'project:private', 'project:comment', 'project:advise']],
    ['adviser', ['project:view', 'project:comment', 'project:advise']],
    ['commenter', ['project:view', 'project:comment']],
    ['viewer', ['project:view']],
    [null, []],
  ] as const)('%s', (role, granted) => {
    expect(permissions.filter((permission) => can(role, permission))).toEqual(granted);
  });
});

describe('resolving a thread', () => {
  test.each([
    ['owner', true, true],
    ['editor', true, true],
    ['adviser', true, false],
    ['commenter', true, false],
    ['viewer', false, false],
    [null, false, false],
  ] as const)('%s', (role, own, others) => {
    expect([canResolve(role, true), canResolve(role, false)]).toEqual([own, others]);
  });
});

describe('the permissions object', () => {
  test.each([
    ['owner', true, true, true, true],
    ['editor', true, true, true, false],
    ['full_adviser', true, true, false, false],
    ['adviser', true, true, false, false],
    ['commenter', true, true, false, false],
    ['viewer', true, false, false, false],
    [null, false, false, false, false],
  ] as const)('of %s', (role, canView, canComment, canEdit, isOwner) => {
    expect(permissionsOf(role)).toEqual({ canView, canComment, canEdit, isOwner, role });
  });

  test('exists for every role', () => {
    expect(roles).toEqual(['owner', 'editor', 'full_adviser', 'adviser', 'commenter', 'viewer']);
  });
});

test('a role that lacks a right the other had is a downgrade, and no other change is', () => {
  const downgrades = roles.flatMap((from) => roles.filter((to) => isDowngrade(from, to)).map((to) => `${from} ${to}`));
  expect(downgrades).toEqual([
    'owner editor',
    'owner full_adviser',
    'owner adviser',
    'owner commenter',
    'owner viewer',
    'editor full_adviser',
    'editor adviser',
    'editor commenter',
    'editor viewer',
    // Advisers sign off and ask, which nobody else does; no role is ever changed this way.
    'full_adviser owner',
    'full_adviser editor',
    'full_adviser adviser',
    'full_adviser commenter',
    'full_adviser viewer',
    'adviser owner',
    'adviser editor',
    'adviser commenter',
    'adviser viewer',
    'commenter viewer',
  ]);
});

test('an adviser is not one of the roles that collaborators are invited with', () => {
  expect(roles.filter(isAdviser)).toEqual(['full_adviser', 'adviser']);
  expect(collaboratorRoles.filter(isAdviser)).toEqual([]);
  expect(isAdviser(null)).toBe(false);
});
