import { roles } from '@elan/domain/permissions';
import { projectDescription, projectName, projectShelves, projectSorts } from '@elan/domain/projects';
import * as z from 'zod/mini';
import { del, get, id, nothing, patch, post, procedure, put, storableTimestamp, timestamp } from './base.ts';
import { moduleEntry } from './modules.ts';
import { countedPage, pageInput } from './page.ts';
import { profile } from './people.ts';

const projectPermissions = z.object({
  canView: z.boolean(),
  canComment: z.boolean(),
  canEdit: z.boolean(),
  isOwner: z.boolean(),
  role: z.nullable(z.enum(roles)),
});

const progress = z.object({ completed: z.number(), total: z.number(), percent: z.number() });

export const projectSummary = z.object({
  id,
  user_id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
  /** When the owner archived it, so that it can only be read; null for most. */
  archivedAt: z.nullable(timestamp),
  progress,
});
export type ProjectSummary = z.infer<typeof projectSummary>;

/** A project in its owner's trash. */
export const trashedProject = z.extend(projectSummary, {
  deleted_at: timestamp,
  /** When it will be erased, unless it is restored. */
  erased_at: timestamp,
});
export type TrashedProject = z.infer<typeof trashedProject>;

export const project = z.extend(projectSummary, {
  /** Entries by module id; a module that was never used is absent. */
  modules_data: z.record(z.string(), moduleEntry),
  permissions: projectPermissions,
  /** Whether the owner's plan opens all modules, as it does for everybody invited (domain/modules/open-modules.ts). */
  ownerHasPremiumAccess: z.boolean(),
  /** Only in projects that somebody else owns (PROJ-015). */
  user_role: z.optional(z.enum(roles)),
  collaboration_status: z.optional(z.literal('accepted')),
  owner_email: z.optional(z.string()),
  owner_profile: z.optional(profile),
});
export type Project = z.infer<typeof project>;

const projectInput = z.object({ projectId: id });

export const projectsContract = {
  list: procedure
    .meta({ access: 'account', programs: 'read' })
    .route(get('/projects', "The caller's projects, last changed first unless asked otherwise"))
    .input(
      z.object({
        ...pageInput,
        shelf: z.optional(z.enum(projectShelves)),
        sort: z.optional(z.enum(projectSorts)),
        /** Words that must all be in the name or the description; accents and capitals do not matter. */
        search: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
    .output(
      z.object({
        projects: z.array(projectSummary),
        ...countedPage,
        /** All of the caller's projects, whatever the list shows. */
        totals: z.object({
          /** Neither archived nor in the trash. */
          projects: z.number(),
          /** How many of them changed and how many were created in the last seven days (DASH-002, DASH-003). */
          active: z.number(),
          created: z.number(),
          archived: z.number(),
          trashed: z.number(),
        }),
      }),
    ),
  countCollaborators: procedure
    .meta({ access: 'account' })
    .route(get('/collaborators/count', "How many people have access to the caller's projects"))
    .input(nothing)
    // Distinct accepted collaborators, the owner excluded (decision N-10).
    .output(z.object({ collaborators: z.number() })),
  get: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}', 'One project with all its module data'))
    .input(projectInput)
    .output(project),
  permissions: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get('/projects/{projectId}/permissions', "The caller's permissions in a project"))
    .input(projectInput)
    .output(projectPermissions),
  create: procedure
    .meta({ access: 'account' })
    .route({ ...post('/projects', 'Create a project'), successStatus: 201 })
    .input(z.object({ name: projectName, description: z.optional(projectDescription) }))
    .output(projectSummary),
  update: procedure
    .meta({ access: 'project:manage' })
    .route(patch('/projects/{projectId}', 'Rename or describe a project'))
    .input(z.object({ projectId: id, name: projectName, description: z.optional(projectDescription) }))
    .output(projectSummary),
  delete: procedure
    .meta({ access: 'project:manage' })
    .route(del('/projects/{projectId}', 'Put a project in the trash'))
    .input(projectInput)
    .output(nothing),
  archive: procedure
    .meta({ access: 'project:manage' })
    .route(put('/projects/{projectId}/archive', 'Archive a project, or bring it back'))
    .input(z.object({ projectId: id, archived: z.boolean() }))
    .output(projectSummary),
  trash: procedure
    .meta({ access: 'account' })
    .route(get('/trash', "The caller's deleted projects, last deleted first"))
    .input(z.object(pageInput))
    .output(z.object({ projects: z.array(trashedProject), ...countedPage })),
  /** NOT_FOUND when it was erased or is another person's; LIMIT_REACHED when there is no room for it. */
  restore: procedure
    .meta({ access: 'account' })
    .route(post('/trash/{projectId}/restore', 'Take a project out of the trash'))
    .input(projectInput)
    .output(projectSummary),
  /** NOT_FOUND unless it is in the caller's trash. */
  erase: procedure
    .meta({ access: 'account' })
    .route(del('/trash/{projectId}', 'Delete a project for good'))
    .input(projectInput)
    .output(nothing),
  emptyTrash: procedure
    .meta({ access: 'account' })
    .route(del('/trash', 'Delete for good everything in the trash'))
    /** Only what was deleted up to then, so that nothing is erased that the caller has not seen there. */
    .input(z.object({ deletedUntil: storableTimestamp }))
    .output(nothing),
};
