/**
 * Who may do what in a project. About roles only: plans.ts covers what a plan includes.
 * Source: specification, roles and permissions.
 */
export const roles = ['owner', 'editor', 'full_adviser', 'adviser', 'commenter', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The roles a collaborator can be invited with. */
export const collaboratorRoles = ['viewer', 'commenter', 'editor'] as const;
export type CollaboratorRole = (typeof collaboratorRoles)[number];

/**
 * The roles of an adviser, without and with the figures about debts and the household; people see one role with a
 * switch. It is two roles so that turning the switch off takes effect like any change of role, on open streams too.
 */
export const adviserRoles = ['adviser', 'full_adviser'] as const;
export type AdviserRole = (typeof adviserRoles)[number];

/** Every role but the owner's. */
export type MemberRole = CollaboratorRole | AdviserRole;

export const permissions = [
  'project:view',
  'project:private',
  'project:comment',
  'project:advise',
  'project:edit',
  'project:manage',
] as const;
/**
 * `project:manage` belongs to the owner alone: rename, delete, invite, change roles, remove (decision N-11).
 * `project:edit` covers every write to a module and every generation (decision C-19).
 * `project:private` is reading the figures about debts and the household.
 * `project:advise` is signing sections off and asking questions.
 */
export type Permission = (typeof permissions)[number];

const granted: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ['project:view', 'project:private', 'project:comment', 'project:edit', 'project:manage'],
  editor: ['project:view', 'project:private', 'project:comment', 'project:edit'],
  full_adviser: ['project:view', 'project:private', 'project:comment', 'project:advise'],
  adviser: ['project:view', 'project:comment', 'project:advise'],
  commenter: ['project:view', 'project:comment'],
  viewer: ['project:view'],
};

/** Whether a role includes a permission. No role, no permission. */
export function can(role: Role | null, permission: Permission): boolean {
  return role !== null && granted[role].includes(permission);
}

export const isAdviser = (role: Role | null): role is AdviserRole => can(role, 'project:advise');

/** Resolving or reopening a thread of comments: people who may edit the project any of them, others who may comment their own. */
export function canResolve(role: Role | null, isAuthor: boolean): boolean {
  return can(role, 'project:edit') || (isAuthor && can(role, 'project:comment'));
}

/**
 * Whether a permission is about what is in a project. Nobody has these while it is archived: the owner keeps
 * `project:manage`, and so can bring it back.
 */
export function changesContent(permission: Permission): boolean {
  return permission === 'project:comment' || permission === 'project:advise' || permission === 'project:edit';
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
