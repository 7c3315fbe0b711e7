import type { Project, ProjectSummary } from '@elan/contract/projects';
import { pageSizes } from '@elan/domain/limits';
import { permissionsOf } from '@elan/domain/permissions';
import { progressOf } from '@elan/domain/progress';
import { pageOf } from '../../db/page.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule } from '../modules/public.ts';
import type { SummaryRow } from './project-columns.ts';
import type { OwnProjects, ProjectRow } from './queries.ts';

/** Fields of a row that are missing from the contract. There must be none, or they would never be shown. */
type Unknown = Exclude<keyof SummaryRow, keyof ProjectSummary | 'completedModules'>;

/** A project row by the specification's field names. */
export function presentSummary(row: SummaryRow & Record<Unknown, never>): ProjectSummary {
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    description: row.description,
    created_at: row.created_at,
    updated_at: row.updated_at,
    progress: progressOf(row.completedModules),
  };
}

/** A page of a person's own projects. */
export function presentOwn({ rows: found, ...counts }: OwnProjects) {
  const { rows, next } = pageOf(found, pageSizes.projects, ({ updated_at: at, id }) => ({ at, id }));
  return { projects: rows.map(presentSummary), next, ...counts };
}

/** A complete project; for a collaborator it includes the owner and the collaborator's role (PROJ-015). */
export function presentProject(row: ProjectRow, access: Access<'project:view'>): Project {
  return {
    ...presentSummary(row),
    modules_data: Object.fromEntries(
      row.modules.map((module) => [module.module, presentModule(module, access.user.userId)]),
    ),
    permissions: permissionsOf(access.role),
    ...(access.role === 'owner'
      ? {}
      : { user_role: access.role, collaboration_status: 'accepted', owner_email: row.ownerEmail }),
  };
}
