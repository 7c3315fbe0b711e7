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

/** Resolving or reopening a thread of comments: people who may edit the project any of them, commenters their own. */
export function canResolve(role: Role | null, isAuthor: boolean): boolean {
  return can(role, 'project:edit') || (isAuthor && can(role, 'project:comment'));
}

/**
 * Whether a permission is about what is in a project. Nobody has these while it is archived: the owner keeps
 * `project:manage`, and so can bring it back.
 */
export function changesContent(permission: Permission): boolean {
  return permission === 'project:comment' || permission === 'project:edit';
}

/** The specification's permissions object (PERM-007). */
export type ProjectPermissions = {
  canView: boolean;
  canComment: boolean;
  canEdit: boolean;
  isOwner: boolean;
  role: Role | null;
};

/**
 * What a role may do, in the form the screens use. A failed lookup is `permissionsOf(null)`: no rights.
 * @param archived whether the project is archived, so that what is in it can only be read
 */
export function permissionsOf(role: Role | null, archived = false): ProjectPermissions {
  const may = (permission: Permission) => can(role, permission) && !(archived && changesContent(permission));
  return {
    canView: may('project:view'),
    canComment: may('project:comment'),
    canEdit: may('project:edit'),
    isOwner: role === 'owner',
    role,
  };
}

/** Whether changing from one role to another removes a permission. */
export function isDowngrade(from: Role, to: Role): boolean {
  return permissions.some((permission) => can(from, permission) && !can(to, permission));
}
