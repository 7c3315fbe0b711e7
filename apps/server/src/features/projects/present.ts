import type { Project, ProjectSummary } from '@elan/contract/projects';
import { permissionsOf } from '@elan/domain/permissions';
import { progressOf } from '@elan/domain/progress';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule } from '../modules/public.ts';
import type { ProjectRow, SummaryRow } from './queries.ts';

/** A project row by the specification's field names. */
export function presentSummary(row: SummaryRow): ProjectSummary {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    description: row.description,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    progress: progressOf(row.completedModules),
  };
}

export function presentProject(row: ProjectRow, access: Access<'project:view'>): Project {
  return {
    ...presentSummary(row),
    modules_data: Object.fromEntries(
      row.modules.map((module) => [module.module, presentModule(module, access.user.userId)]),
    ),
    permissions: permissionsOf(access.role),
  };
}
