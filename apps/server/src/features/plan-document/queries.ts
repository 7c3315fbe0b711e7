import type { ListedSection, PlanDocument, PlanSection } from '@elan/contract/plan-document';
import { Refusal } from '@elan/domain/errors';
import type { PlanArrangement } from '@elan/domain/plan-document/arrange';
import { type KeptPlan, untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import type { LenderKey } from '@elan/domain/plan-document/lender-names';
import type { PlanReader } from '@elan/domain/plan-document/readers';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { type AuthorRow, authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { planDocuments, planSections, planSectionVersions } from '../../db/schema/plan-document.ts';
import { listTextVersions, type VersionedTexts } from '../../db/text-versions.ts';

export const sectionTexts: VersionedTexts = { texts: planSections, versions: planSectionVersions, column: 'section' };

export type Arrangements = Readonly<Partial<Record<PlanReader, PlanArrangement>>>;

/** Who reads the plan, and how it is arranged for each reader. */
export async function readArrangements(
  db: Queryable,
  projectId: string,
): Promise<{ reader: PlanReader; lender: LenderKey | null; arrangements: Arrangements }> {
  const [found] = await db
    .select({ reader: planDocuments.reader, lender: planDocuments.lender, arrangements: planDocuments.arrangements })
    .from(planDocuments)
    .where(eq(planDocuments.projectId, projectId));
  return found ?? { reader: untouchedPlan.reader, lender: null, arrangements: {} };
}

async function readArrangement(db: Queryable, projectId: string) {
  const { reader, lender, arrangements } = await readArrangements(db, projectId);
  const { order, shown } = arrangements[reader] ?? untouchedPlan;
  return { reader, lender, order: [...order], shown };
}

/** The document's settings and texts, with their authors; without the texts of removed sections. */
export async function readPlanDocument(db: Queryable, projectId: string): Promise<PlanDocument> {
  return { ...(await readArrangement(db, projectId)), sections: await listSections(db, projectId) };
}

/** The same with all texts and without the people, for documents. */
export async function readKeptPlan(db: Queryable, projectId: string): Promise<KeptPlan> {
  const sections = await readSections(db, projectId);
  return {
    ...(await readArrangement(db, projectId)),
    sections: sections.map(({ updated_at: _at, updatedBy: _by, ...section }) => section),
  };
}

/** One section with its text. @throws Refusal INVALID_INPUT where nobody ever wrote */
export async function readSection(db: Queryable, projectId: string, section: string): Promise<PlanSection> {
  const [found] = await readSections(db, projectId, section);
  if (found === undefined) throw unknownSection();
  return found;
}

export const unknownSection = () =>
  new Refusal('INVALID_INPUT', { fields: [{ path: 'section', problem: 'unknown_section' }] });

/** All of them, the removed ones without their texts, which may be many and long. */
async function listSections(db: Queryable, projectId: string): Promise<ListedSection[]> {
  const people = projectPeople(db, projectId);
  const present = isNull(planSections.removedAt);
  const found = await db
    .select({
      row: {
        ...getTableColumns(planSections),
        text: sql<string | null>`case when ${present} then ${planSections.text} end`,
        base: sql<string | null>`case when ${present} then ${planSections.base} end`,
      },
      ...authorColumns(people),
    })
    .from(planSections)
    .leftJoin(people, eq(people.userId, planSections.updatedBy))
    .where(eq(planSections.projectId, projectId))
    .orderBy(planSections.createdAt, planSections.section);
  return found.map(({ row: { text, ...row }, ...author }) => ({
    ...presentSection({ row: { ...row, text: text ?? '' }, ...author }),
    text,
  }));
}

/** The sections somebody wrote in, and own sections, the oldest first. */
export async function readSections(db: Queryable, projectId: string, section?: string): Promise<PlanSection[]> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: planSections, ...authorColumns(people) })
    .from(planSections)
    .leftJoin(people, eq(people.userId, planSections.updatedBy))
    .where(
      and(eq(planSections.projectId, projectId), section === undefined ? undefined : eq(planSections.section, section)),
    )
    .orderBy(planSections.createdAt, planSections.section);
  return found.map(presentSection);
}

function presentSection({ row, ...author }: { row: typeof planSections.$inferSelect } & AuthorRow): PlanSection {
  const { section: key, title, text, language, base, drafted, version, removedAt, updatedAt, updatedBy } = row;
  return {
    key,
    title,
    text,
    language,
    base: drafted === null ? null : base,
    drafted: drafted === true,
    version,
    removed: removedAt !== null,
    updated_at: updatedAt.toISOString(),
    updatedBy: authorOf({ userId: updatedBy, ...author }),
  };
}

/** A page of a section's earlier texts, newest first. */
export const listSectionVersions = (
  db: Queryable,
  { projectId, section }: { projectId: string; section: string },
  cursor: string | undefined,
) => listTextVersions(db, sectionTexts, { projectId, name: section }, cursor);
