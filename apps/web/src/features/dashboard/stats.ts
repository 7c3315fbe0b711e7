import type { ProjectSummary } from '@elan/contract/projects';
import { isWithinLastWeek } from '@elan/domain/last-week';

export type Stats = { projects: number; active: number; created: number; collaborators: number | undefined };

/** The four numbers of the dashboard (DASH-001 to DASH-004); undefined while one is not known. */
export function statsOf(
  projects: readonly Pick<ProjectSummary, 'created_at' | 'updated_at'>[],
  collaborators: number | undefined,
  now: Date,
): Stats {
  const count = (moment: (project: Pick<ProjectSummary, 'created_at' | 'updated_at'>) => string) =>
    projects.filter((project) => isWithinLastWeek(new Date(moment(project)), now)).length;
  return {
    projects: projects.length,
    active: count((project) => project.updated_at),
    created: count((project) => project.created_at),
    collaborators,
  };
}
