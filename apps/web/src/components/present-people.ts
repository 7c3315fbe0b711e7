import type { PresentPerson } from '@elan/contract/live';
import type { PresencePlace } from '@elan/domain/live';

/** Somebody else who has the project open, in any number of tabs. */
export type Colleague = { userId: string; name: string; email: string; place: PresencePlace };

/** Everybody except the reader, each once, in the place where they are most active. */
export function colleaguesAmong(people: readonly PresentPerson[], ownId: string): Colleague[] {
  const colleagues = new Map<string, Colleague>();
  for (const { userId, email, place } of people) {
    if (userId === ownId) continue;
    const known = colleagues.get(userId);
    if (known !== undefined && busyness(known.place) >= busyness(place)) continue;
    colleagues.set(userId, { userId, name: nameOf(email), email, place });
  }
  return [...colleagues.values()].sort((a, b) => a.name.localeCompare(b.name) || a.userId.localeCompare(b.userId));
}

const busyness = ({ module, question }: PresencePlace) => (question !== null ? 2 : module !== null ? 1 : 0);

/** A short name from an address, as long as the product stores no names: bruno@x.test is Bruno. */
export function nameOf(email: string): string {
  const local = email.split('@')[0] ?? email;
  const [first = '', ...rest] = [...local];
  return first.toLocaleUpperCase() + rest.join('');
}
