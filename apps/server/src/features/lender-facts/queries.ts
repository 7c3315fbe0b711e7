import type { LenderFact } from '@elan/contract/lender-facts';
import type { TextVersion } from '@elan/contract/text-version';
import { isPrivateFact, type StoredFact } from '@elan/domain/lender-facts/facts';
import type { Role } from '@elan/domain/permissions';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { lenderFacts, lenderFactVersions } from '../../db/schema/lender-facts.ts';
import { listTextVersions, type VersionedTexts } from '../../db/text-versions.ts';
import { seesPrivateRows } from '../ledger/public.ts';

export const factTexts: VersionedTexts = { texts: lenderFacts, versions: lenderFactVersions, column: 'fact' };

/** The facts that a role may see. */
export async function listFacts(
  db: Queryable,
  { projectId, role }: { projectId: string; role: Role },
): Promise<LenderFact[]> {
  const facts = await readFacts(db, projectId);
  return facts.filter(({ fact }) => seesPrivateRows(role) || !isPrivateFact(fact));
}

/** All facts in the order they were begun, with who wrote them. */
export async function readFacts(db: Queryable, projectId: string): Promise<LenderFact[]> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: lenderFacts, ...authorColumns(people) })
    .from(lenderFacts)
    .leftJoin(people, eq(people.userId, lenderFacts.updatedBy))
    .where(eq(lenderFacts.projectId, projectId))
    .orderBy(lenderFacts.createdAt, lenderFacts.fact);
  return found.map(({ row: { fact, text, language, version, updatedAt, updatedBy }, ...author }) => ({
    ...{ fact, text, language, version },
    updated_at: updatedAt.toISOString(),
    updatedBy: authorOf({ userId: updatedBy, ...author }),
  }));
}

/**
 * What documents are made from. @param isWhole with the personal balance, for a file that the owner asks for; the caller
 * has checked that it is the owner
 */
export async function readFactTexts(db: Queryable, projectId: string, isWhole: boolean): Promise<StoredFact[]> {
  const found = await db
    .select({ fact: lenderFacts.fact, text: lenderFacts.text })
    .from(lenderFacts)
    .where(eq(lenderFacts.projectId, projectId))
    .orderBy(lenderFacts.createdAt, lenderFacts.fact);
  return found.filter(({ fact }) => isWhole || !isPrivateFact(fact));
}

/** A page of a fact's earlier texts, newest first. Facts hidden from the reader have none. */
export async function listFactVersions(
  db: Queryable,
  { projectId, role, fact }: { projectId: string; role: Role; fact: string },
  cursor: string | undefined,
): Promise<{ versions: TextVersion[]; next: string | null }> {
  if (isPrivateFact(fact) && !seesPrivateRows(role)) return { versions: [], next: null };
  return listTextVersions(db, factTexts, { projectId, name: fact }, cursor);
}
