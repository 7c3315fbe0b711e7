import { roles } from '@elan/domain/permissions';
import { projectDescription, projectName } from '@elan/domain/projects';
import * as z from 'zod/mini';
import { id, nothing, procedure, timestamp } from './base.ts';
import { moduleEntry } from './modules.ts';
import { countedPage, pageInput } from './page.ts';

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
  progress,
});
export type ProjectSummary = z.infer<typeof projectSummary>;

export const project = z.extend(projectSummary, {
  /** Entries by module id; a module that was never used is absent. */
  modules_data: z.record(z.string(), moduleEntry),
  permissions: projectPermissions,
  /** Only in projects that somebody else owns (PROJ-015). */
  user_role: z.optional(z.enum(roles)),
  collaboration_status: z.optional(z.literal('accepted')),
  owner_email: z.optional(z.string()),
});
export type Project = z.infer<typeof project>;

const projectInput = z.object({ projectId: id });

export const projectsContract = {
  list: procedure
    .meta({ access: 'account' })
    .route({ method: 'GET', path: '/projects', summary: 'Own projects, last changed first' })
    .input(z.object(pageInput))
    .output(
      z.object({
        projects: z.array(projectSummary),
        ...countedPage,
        /** Of all projects, how many changed and how many were created in the last seven days (DASH-002, DASH-003). */
        active: z.number(),
        created: z.number(),
      }),
    ),
  countCollaborators: procedure
    .meta({ access: 'account' })
    .route({ method: 'GET', path: '/collaborators/count', summary: 'How many people work on own projects' })
    .input(nothing)
    // Distinct accepted collaborators, the owner excluded (decision N-10).
    .output(z.object({ collaborators: z.number() })),
  get: procedure
    .meta({ access: 'project:view' })
    .route({ method: 'GET', path: '/projects/{projectId}', summary: 'One project with all its module data' })
    .input(projectInput)
    .output(project),
  permissions: procedure
    .meta({ access: 'project:view' })
    .route({ method: 'GET', path: '/projects/{projectId}/permissions', summary: 'What the caller may do in a project' })
    .input(projectInput)
    .output(projectPermissions),
  create: procedure
    .meta({ access: 'account' })
    .route({ method: 'POST', path: '/projects', successStatus: 201, summary: 'Create a project' })
    .input(z.object({ name: projectName, description: z.optional(projectDescription) }))
    .output(projectSummary),
  update: procedure
    .meta({ access: 'project:manage' })
    .route({ method: 'PATCH', path: '/projects/{projectId}', summary: 'Rename or describe a project' })
    .input(z.object({ projectId: id, name: projectName, description: z.optional(projectDescription) }))
    .output(projectSummary),
  delete: procedure
    .meta({ access: 'project:manage' })
    .route({ method: 'DELETE', path: '/projects/{projectId}', summary: 'Delete a project and everything in it' })
    .input(projectInput)
    .output(nothing),
};
