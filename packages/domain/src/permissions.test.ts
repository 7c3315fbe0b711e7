import { describe, expect, test } from 'vitest';
import { can, canResolve, isDowngrade, permissions, permissionsOf, roles } from './permissions.ts';

describe('what a role may do', () => {
  test.each([
    ['owner', ['project:view', 'project:comment', 'project:edit', 'project:manage']],
    ['editor', ['project:view', 'project:comment', 'project:edit']],
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
    ['commenter', true, true, false, false],
    ['viewer', true, false, false, false],
    [null, false, false, false, false],
  ] as const)('of %s', (role, canView, canComment, canEdit, isOwner) => {
    expect(permissionsOf(role)).toEqual({ canView, canComment, canEdit, isOwner, role });
  });

  test('exists for every role', () => {
    expect(roles).toEqual(['owner', 'editor', 'commenter', 'viewer']);
  });
});

test('a role that lacks a right the other had is a downgrade, and no other change is', () => {
  const downgrades = roles.flatMap((from) => roles.filter((to) => isDowngrade(from, to)).map((to) => `${from} ${to}`));
  expect(downgrades).toEqual([
    'owner editor',
    'owner commenter',
    'owner viewer',
    'editor commenter',
    'editor viewer',
    'commenter viewer',
  ]);
});
