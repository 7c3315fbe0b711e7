/**
 * Who may do what in a project. Role questions only: what a plan includes stands in plans.ts.
 * Source: specification, roles and permissions.
 */
export const roles = ['owner', 'editor', 'commenter', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The roles a collaborator can be invited with. */
export const collaboratorRoles = ['viewer', 'commenter', 'editor'] as const;
export type CollaboratorRole = (typeof collaboratorRoles)[number];

export const permissions = ['project:view', 'project:comment', 'project:edit', 'project:manage'] as const;
/**
 * `project:manage` is the owner's alone: rename, delete, invite, change roles, remove (decision N-11).
 * `project:edit` covers every write to a module and every generation (decision C-19).
 */
export type Permission = (typeof permissions)[number];

const granted: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ['project:view', 'project:comment', 'project:edit', 'project:manage'],
  editor: ['project:view', 'project:comment', 'project:edit'],
  commenter: ['project:view', 'project:comment'],
  viewer: ['project:view'],
};

/** Whether a role includes a permission. No role, no permission. */
export function can(role: Role | null, permission: Permission): boolean {
  return role !== null && granted[role].includes(permission);
}

/** The permissions object of the specification (PERM-007). */
export type ProjectPermissions = {
  canView: boolean;
  canComment: boolean;
  canEdit: boolean;
  isOwner: boolean;
  role: Role | null;
};

/** What a role may do, as the screens ask for it. A failed look-up is `permissionsOf(null)`: no rights. */
export function permissionsOf(role: Role | null): ProjectPermissions {
  return {
    canView: can(role, 'project:view'),
    canComment: can(role, 'project:comment'),
    canEdit: can(role, 'project:edit'),
    isOwner: role === 'owner',
    role,
  };
}

/** Whether somebody who goes from one role to another loses a right. */
export function isDowngrade(from: Role, to: Role): boolean {
  return permissions.some((permission) => can(from, permission) && !can(to, permission));
}
