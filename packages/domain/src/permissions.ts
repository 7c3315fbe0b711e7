/**
 * Who may do what in a project. About roles only: plans.ts covers what a plan includes.
 * Source: specification, roles and permissions.
 */
export const roles = ['owner', 'editor', 'commenter', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The roles a collaborator can be invited with. */
export const collaboratorRoles = ['viewer', 'commenter', 'editor'] as const;
export type CollaboratorRole = (typeof collaboratorRoles)[number];

export const permissions = ['project:view', 'project:comment', 'project:edit', 'project:manage'] as const;
/**
 * `project:manage` belongs to the owner alone: rename, delete, invite, change roles, remove (decision N-11).
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

/** The specification's permissions object (PERM-007). */
export type ProjectPermissions = {
  canView: boolean;
  canComment: boolean;
  canEdit: boolean;
  isOwner: boolean;
  role: Role | null;
};

/** What a role may do, in the form the screens use. A failed lookup is `permissionsOf(null)`: no rights. */
export function permissionsOf(role: Role | null): ProjectPermissions {
  return {
    canView: can(role, 'project:view'),
    canComment: can(role, 'project:comment'),
    canEdit: can(role, 'project:edit'),
    isOwner: role === 'owner',
    role,
  };
}

/** Whether changing from one role to another removes a permission. */
export function isDowngrade(from: Role, to: Role): boolean {
  return permissions.some((permission) => can(from, permission) && !can(to, permission));
}
