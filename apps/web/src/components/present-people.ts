import type { PresentPerson } from '@elan/contract/live';
import type { PresencePlace } from '@elan/domain/live';
import { displayName, type Profile } from '@elan/domain/people';

/** Somebody else who has the project open, in any number of tabs. */
export type Colleague = Profile & { userId: string; place: PresencePlace };

/** Everybody except the reader, each once, in the place where they are most active. */
export function colleaguesAmong(people: readonly PresentPerson[], ownId: string): Colleague[] {
  const colleagues = new Map<string, Colleague>();
  for (const { userId, email, name, color, place } of people) {
    if (userId === ownId) continue;
    const known = colleagues.get(userId);
    if (known !== undefined && busyness(known.place) >= busyness(place)) continue;
    colleagues.set(userId, { userId, email, name, color, place });
  }
  return [...colleagues.values()].sort(
    (a, b) => displayName(a).localeCompare(displayName(b)) || a.userId.localeCompare(b.userId),
  );
}

const busyness = ({ module, question, cell }: PresencePlace) =>
  question !== null || cell !== undefined ? 2 : module !== null ? 1 : 0;
