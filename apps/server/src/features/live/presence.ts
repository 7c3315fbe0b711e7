import type { PresentPerson } from '@elan/contract/live';
import { liveTimes } from '@elan/domain/live';

type Entry = { person: PresentPerson; since: number };

export type Presence = {
  /** A number that changes whenever the people of a project do; 0 where nobody ever was. */
  version(projectId: string): number;
  people(projectId: string): PresentPerson[];
  /** @param key the tab of a person @returns whether that changed anything somebody could see */
  set(projectId: string, key: string, person: PresentPerson, now: number): boolean;
  remove(projectId: string, key: string): boolean;
  get(projectId: string, key: string): Entry | undefined;
  /** The tabs of a person, longest unheard of first. */
  tabsOf(projectId: string, userId: string): string[];
  /** Forgets who was not heard of for too long. @returns the projects where that was so */
  sweep(now: number): string[];
};

/** The tab of a person, as presence is kept by: nobody speaks for a tab of somebody else. */
export const presenceKey = (userId: string, tabId: string) => `${userId}:${tabId}`;

/** Who has which project open, as far as this process has heard. Kept in memory: it is over in seconds anyway. */
export function createPresence(): Presence {
  const projects = new Map<string, { entries: Map<string, Entry>; version: number }>();
  // Never the same twice, also when a project is forgotten and heard of again.
  let versions = 0;

  const changed = (projectId: string) => {
    const project = projects.get(projectId);
    if (project === undefined) return;
    versions += 1;
    project.version = versions;
    if (project.entries.size === 0) projects.delete(projectId);
  };

  return {
    version: (projectId) => projects.get(projectId)?.version ?? 0,
    people: (projectId) => [...(projects.get(projectId)?.entries.values() ?? [])].map(({ person }) => person),
    set(projectId, key, person, now) {
      const project = projects.get(projectId) ?? { entries: new Map<string, Entry>(), version: 0 };
      projects.set(projectId, project);
      const before = project.entries.get(key);
      // Set again, it stands at the end: the first is the one that was not heard of for longest.
      project.entries.delete(key);
      project.entries.set(key, { person, since: now });
      if (before !== undefined && JSON.stringify(before.person) === JSON.stringify(person)) return false;
      changed(projectId);
      return true;
    },
    remove(projectId, key) {
      if (projects.get(projectId)?.entries.delete(key) !== true) return false;
      changed(projectId);
      return true;
    },
    get: (projectId, key) => projects.get(projectId)?.entries.get(key),
    tabsOf: (projectId, userId) =>
      [...(projects.get(projectId)?.entries ?? [])]
        .filter(([, { person }]) => person.userId === userId)
        .map(([key]) => key),
    sweep(now) {
      const touched: string[] = [];
      for (const [projectId, { entries }] of projects) {
        const before = entries.size;
        for (const [key, { since }] of entries) if (now - since > liveTimes.presenceLifetime) entries.delete(key);
        if (entries.size === before) continue;
        changed(projectId);
        touched.push(projectId);
      }
      return touched;
    },
  };
}
