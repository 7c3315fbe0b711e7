import { isEmailAddress } from '@elan/domain/email-address';
import { type Language, toLanguage } from '@elan/domain/locale';
import { isFounder, type Subscription, type Tier, tierOf } from '@elan/domain/plans';
import { eq } from 'drizzle-orm';
import { userPreferences } from '../db/schema/account.ts';
import { users } from '../db/schema/auth.ts';
import { findSubscription, planSubscription } from '../features/billing/public.ts';
import type { Deps } from '../rpc/deps.ts';
import { ActRefused, isId } from './act.ts';

export type FoundPerson = {
  id: string;
  user: typeof users.$inferSelect;
  preferences: typeof userPreferences.$inferSelect;
  language: Language;
  stored: Awaited<ReturnType<typeof findSubscription>>;
  plan: Subscription | null;
  tier: Tier;
};

/**
 * Finds an account by its address, in any case, or by its id.
 * @throws ActRefused when there is none
 */
export async function findPerson({ db, settings, now }: Deps, who: string): Promise<FoundPerson> {
  const byId = isId(who);
  const [found] = await db
    .select({ user: users, preferences: userPreferences })
    .from(users)
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(byId ? eq(users.id, who.toLowerCase()) : eq(users.email, who.trim().toLowerCase()));
  // An address from before today's rule is found too.
  if (found === undefined && !byId && !isEmailAddress(who)) {
    throw new ActRefused(`${who} is neither an address nor the id of an account.`);
  }
  if (found === undefined) throw new ActRefused(`No account has the ${byId ? 'id' : 'address'} ${who}.`);
  const { user, preferences } = found;
  const stored = await findSubscription(db, user.id);
  const plan = planSubscription(stored);
  const tier = tierOf(isFounder(user, settings.founderEmails), plan, now());
  return { id: user.id, user, preferences, language: toLanguage(preferences.language), stored, plan, tier };
}
