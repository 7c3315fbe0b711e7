import { invalidInput } from '@elan/domain/errors';
import type { PersonColor, Profile } from '@elan/domain/people';
import { nameProblem, normalizedName } from '@elan/domain/person-name';
import { eq, sql } from 'drizzle-orm';
import { listColleagues } from '../../db/project-people.ts';
import { users } from '../../db/schema/auth.ts';
import { write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';

/**
 * Stores the name and the colour others see, and tells the people who see them: everybody in a project the person works
 * on, and the person's own other tabs.
 * @throws Refusal INVALID_INPUT with the NameProblem of `name`
 */
export function setProfile(
  deps: Deps,
  user: UserActor,
  { name: typed, color }: { name: string; color: PersonColor },
): Promise<Profile> {
  const problem = nameProblem(typed);
  if (problem !== null) throw invalidInput('name', problem);
  const name = normalizedName(typed);
  return write(deps, async (work) => {
    await work.tx.update(users).set({ name, color, updatedAt: sql`now()` }).where(eq(users.id, user.userId));
    work.liveUser(user.userId, 'people');
    for (const colleague of await listColleagues(work.tx, user.userId)) work.liveUser(colleague, 'people');
    return { email: user.email, name, color };
  });
}
