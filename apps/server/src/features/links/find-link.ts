import type { Language } from '@elan/domain/locale';
import { displayName } from '@elan/domain/people';
import { entitlementsOf, isFounder, tierOf } from '@elan/domain/plans';
import { type LinkState, linkStateOf, type SharedDocument } from '@elan/domain/reader-links';
import { and, eq, isNull } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/auth.ts';
import { projects } from '../../db/schema/projects.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import type { Deps } from '../../rpc/deps.ts';
import { hashOfToken } from './link-token.ts';

/** A link looked up by its token. */
export type FoundLink = {
  id: string;
  projectId: string;
  projectName: string;
  state: LinkState;
  document: SharedDocument;
  language: Language;
  createdAt: Date;
  endsAt: Date;
  passwordHash: string | null;
  sharedBy: string;
  /** Whether its owner is on the free plan. */
  isFree: boolean;
};

/** The link with that token; null if there is none, and while its project is in the trash. */
export async function findLink({ db, settings, now }: Deps, token: string): Promise<FoundLink | null> {
  const [found] = await db
    .select({ link: readerLinks, projectName: projects.name, owner: users, plan: subscriptions })
    .from(readerLinks)
    .innerJoin(projects, eq(projects.id, readerLinks.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(eq(readerLinks.tokenHash, hashOfToken(token)), isNull(projects.deletedAt)));
  if (found === undefined) return null;
  const { link, projectName, owner, plan } = found;
  const { id, projectId, document, language, createdAt, endsAt, passwordHash } = link;
  const tier = tierOf(isFounder(owner, settings.founderEmails), paidPeriodOf(plan), now());
  return {
    id,
    projectId,
    projectName,
    state: linkStateOf(link, now()),
    document,
    language,
    createdAt,
    endsAt,
    passwordHash,
    sharedBy: displayName(owner),
    isFree: !entitlementsOf(tier).hasPremiumAccess,
  };
}

function paidPeriodOf(plan: typeof subscriptions.$inferSelect | null) {
  if (plan === null || plan.currentPeriodStart === null || plan.currentPeriodEnd === null) return null;
  const { subscriptionStatus: status, currentPeriodStart, currentPeriodEnd } = plan;
  return { status, currentPeriodStart, currentPeriodEnd };
}
