import type { PlanDocument } from '@elan/contract/plan-document';
import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { and, eq, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { planSections } from '../../db/schema/plan-document.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishPlanChange } from './publish-plan-change.ts';
import { readPlanDocument, readSections, unknownSection } from './queries.ts';
import { requireLength } from './save-section.ts';

/** Own sections of one project, with those that were removed: nothing that was written is deleted to make room. */
const mostEver = 200;

/**
 * Adds an own section, empty. One that is there already is left alone, so that a request can be repeated.
 * @throws Refusal LIMIT_REACHED when there are too many
 */
export function addSection(
  deps: Deps,
  access: Access<'project:edit'>,
  { section, title, language }: { section: string; title: string; language: Language },
): Promise<PlanDocument> {
  return change(deps, access, async ({ tx }) => {
    const [known] = await readSections(tx, access.projectId, section);
    if (known !== undefined) return false;
    await requireRoom(tx, access.projectId);
    const { userId } = access.user;
    const values = { title: title.trim(), language, text: '', version: 1, updatedBy: userId };
    await tx.insert(planSections).values({ projectId: access.projectId, section, ...values });
    return true;
  });
}

/**
 * Renames an own section; of two people the later one counts.
 * @throws Refusal INVALID_INPUT for a section that does not exist
 */
export function renameSection(
  deps: Deps,
  access: Access<'project:edit'>,
  { section, title }: { section: string; title: string },
): Promise<PlanDocument> {
  return change(deps, access, async ({ tx }) => {
    const before = await ownSection(tx, access.projectId, section);
    if (before.title === title.trim()) return false;
    await tx.update(planSections).set({ title: title.trim() }).where(isSection(access.projectId, section));
    return true;
  });
}

/**
 * Takes an own section out of the plan, or brings it back. Its text and its place are kept.
 * @throws Refusal INVALID_INPUT for a section that does not exist; LIMIT_REACHED when there are too many to bring it back
 */
export function removeSection(
  deps: Deps,
  access: Access<'project:edit'>,
  { section, removed }: { section: string; removed: boolean },
): Promise<PlanDocument> {
  return change(deps, access, async ({ tx }) => {
    const before = await ownSection(tx, access.projectId, section);
    if (before.removed === removed) return false;
    if (!removed) await requireRoom(tx, access.projectId, before.key);
    await tx
      .update(planSections)
      .set({ removedAt: removed ? sql`now()` : null })
      .where(isSection(access.projectId, section));
    if (!removed) await requireLength(tx, access.projectId);
    return true;
  });
}

const isSection = (projectId: string, section: string) =>
  and(eq(planSections.projectId, projectId), eq(planSections.section, section));

/** @param makes makes the change, and says whether there was one */
function change(
  deps: Deps,
  access: Access<'project:edit'>,
  makes: (work: Write) => Promise<boolean>,
): Promise<PlanDocument> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    if (await makes(work)) await publishPlanChange(work, access);
    return readPlanDocument(work.tx, access.projectId);
  });
}

async function ownSection(tx: Write['tx'], projectId: string, section: string) {
  const [found] = await readSections(tx, projectId, section);
  if (found === undefined || isPlanSectionKey(section)) throw unknownSection();
  return found;
}

/** @param returning the key of a section that comes back, which is counted among all of them already */
async function requireRoom(tx: Write['tx'], projectId: string, returning?: string): Promise<void> {
  const { rows } = await tx.execute<{ present: number; ever: number }>(sql`
    select (count(*) filter (where removed_at is null))::int as present, count(*)::int as ever
    from ${planSections} where project_id = ${projectId} and title is not null`);
  const limit = capacities.planSections;
  const { present = 0, ever = 0 } = rows[0] ?? {};
  if (present >= limit || (returning === undefined && ever >= mostEver)) {
    throw new Refusal('LIMIT_REACHED', { of: 'planSections', limit });
  }
}
