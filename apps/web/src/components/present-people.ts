import type { PresentPerson } from '@elan/contract/live';
import type { PresencePlace } from '@elan/domain/live';

/** Somebody else who has the project open, in however many tabs. */
export type Colleague = { userId: string; name: string; email: string; place: PresencePlace };

/** Everybody but oneself, each once, at the place where they are busiest. */
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

/** What people call each other as long as the product knows nothing but addresses: bruno@x.test is Bruno. */
export function nameOf(email: string): string {
  const local = email.split('@')[0] ?? email;
  const [first = '', ...rest] = [...local];
  return first.toLocaleUpperCase() + rest.join('');
}
