import type { PresentPerson } from '@elan/contract/live';
import { liveTimes } from '@elan/domain/live';

type Entry = { person: PresentPerson; since: number };

export type Presence = {
  /** Version number that changes whenever a project's presence does; 0 for a project with no one in it. */
  version(projectId: string): number;
  people(projectId: string): PresentPerson[];
  /** @param key a person's tab @returns whether anything visible changed */
  set(projectId: string, key: string, person: PresentPerson, now: number): boolean;
  remove(projectId: string, key: string): boolean;
  get(projectId: string, key: string): Entry | undefined;
  /** A person's tabs, least recently renewed first. */
  tabsOf(projectId: string, userId: string): string[];
  /** Removes tabs that were not renewed in time. @returns the projects that changed */
  sweep(now: number): string[];
};

/** The key of a person's tab. It includes the user id, so that nobody can speak for another person's tab. */
export const presenceKey = (userId: string, tabId: string) => `${userId}:${tabId}`;

/**
 * Tracks who has which project open, as far as this process knows. Kept in memory because entries last only seconds.
 */
export function createPresence(): Presence {
  const projects = new Map<string, { entries: Map<string, Entry>; version: number }>();
  // Never reuse a version, even when a project is removed and comes back.
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
      // Reinsert at the end: the first entry is then the least recently renewed.
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
        for (const [key, { since }] of entries) {
          // Ahead: the clock was set back.
          if (Math.abs(now - since) > liveTimes.presenceLifetime) entries.delete(key);
        }
        if (entries.size === before) continue;
        changed(projectId);
        touched.push(projectId);
      }
      return touched;
    },
  };
}
