import type { Project, ProjectSummary, TrashedProject } from '@elan/contract/projects';
import { pageSizes } from '@elan/domain/limits';
import { profileOf } from '@elan/domain/people';
import { permissionsOf } from '@elan/domain/permissions';
import { progressOf } from '@elan/domain/progress';
import { retention } from '@elan/domain/retention';
import { toPlace } from '../../db/page.ts';
import type { Access } from '../../rpc/project-access.ts';
import { presentModule } from '../modules/public.ts';
import type { OwnCounts, OwnProjects } from './own-projects.ts';
import { type SummaryRow, summaryColumns } from './project-columns.ts';
import type { ProjectRow, Trash } from './queries.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

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
    archivedAt: row.archivedAt,
    progress: progressOf(row.completedModules),
  };
}

/** Counts current projects by their first page; null if there are more pages. */
export function countPage(found: readonly SummaryRow[], since: Date): OwnCounts | null {
  if (found.length > pageSizes.projects) return null;
  const from = since.toISOString();
  return {
    projects: found.length,
    active: found.filter((row) => row.updated_at >= from).length,
    created: found.filter((row) => row.created_at >= from).length,
  };
}

/** A page of a person's own projects. */
export function presentOwn({ rows: found, count, archived, trashed }: OwnProjects, counts: OwnCounts) {
  const rows = found.slice(0, pageSizes.projects);
  const next = found.length > rows.length ? (rows.at(-1)?.place ?? null) : null;
  return {
    projects: rows.map(({ place: _place, ...row }) => presentSummary(row)),
    next: next === null ? null : toPlace(next),
    count: count ?? counts.projects,
    totals: { ...counts, archived, trashed },
  };
}

/** A page of a person's trash, each project with the day it will be erased. */
export function presentTrash({ rows, ...counts }: Trash) {
  const projects: TrashedProject[] = rows.flatMap((row) => {
    if (row.deletedAt === null) return [];
    const erasedAt = new Date(row.deletedAt.getTime() + retention.trashDays * dayInMilliseconds);
    const times = { deleted_at: row.deletedAt.toISOString(), erased_at: erasedAt.toISOString() };
    return [{ ...presentSummary(summaryColumns.fromRow(row)), ...times }];
  });
  return { projects, ...counts };
}

/** A complete project; for a collaborator it includes the owner and the collaborator's role (PROJ-015). */
export function presentProject(row: ProjectRow, access: Access<'project:view'>): Project {
  return {
    ...presentSummary(row),
    modules_data: Object.fromEntries(
      row.modules.map((module) => [module.module, presentModule(module, access.user.userId)]),
    ),
    permissions: permissionsOf(access.role, access.archived),
    ownerHasPremiumAccess: access.ownersPlan,
    ...(access.role === 'owner'
      ? {}
      : {
          user_role: access.role,
          collaboration_status: 'accepted',
          owner_email: row.owner.email,
          owner_profile: profileOf(row.owner.id, row.owner),
        }),
  };
}
