import type { Language } from '@elan/domain/locale';
import { entitlementsOf } from '@elan/domain/plans';
import { type LinkState, linkStateOf, type SharedDocument } from '@elan/domain/reader-links';
import { and, eq, isNull } from 'drizzle-orm';
import { tierOfRow } from '../../db/plan-row.ts';
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
  /** The name of its owner; null for one who chose none, whose address nobody has to know. */
  sharedBy: string | null;
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
  const paid = {
    status: plan?.subscriptionStatus ?? null,
    currentPeriodStart: plan?.currentPeriodStart ?? null,
    currentPeriodEnd: plan?.currentPeriodEnd ?? null,
  };
  const tier = tierOfRow({ ...owner, ...paid }, settings.founderEmails, now());
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
    sharedBy: owner.name || null,
    isFree: !entitlementsOf(tier).hasPremiumAccess,
  };
}
