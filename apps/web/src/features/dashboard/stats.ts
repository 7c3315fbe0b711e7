export type Stats = { projects: number; active: number; created: number; collaborators: number | undefined };

/** The four numbers of the dashboard (DASH-001 to DASH-004), of all projects; undefined while one is not known. */
export function statsOf(
  { projects, active, created }: { projects: number; active: number; created: number },
  collaborators: number | undefined,
): Stats {
  return { projects, active, created, collaborators };
}
