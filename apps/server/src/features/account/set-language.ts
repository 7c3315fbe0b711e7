import type { Language } from '@elan/domain/locale';
import { eq } from 'drizzle-orm';
import { userPreferences } from '../../db/schema/account.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Stores the language a person uses for screens and mails. */
export async function setLanguage(
  deps: Deps,
  user: Pick<UserActor, 'userId'>,
  language: Language,
): Promise<{ language: Language }> {
  await deps.db.update(userPreferences).set({ language }).where(eq(userPreferences.userId, user.userId));
  return { language };
}
