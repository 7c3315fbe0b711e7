import type { PlanSection, SavedPlanSection } from '@elan/contract/plan-document';
import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { planSections } from '../../db/schema/plan-document.ts';
import { keepEarlierText } from '../../db/text-versions.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishPlanChange } from './publish-plan-change.ts';
import { readSections, sectionTexts, unknownSection } from './queries.ts';

export type SectionChange = {
  section: string;
  text: string;
  baseVersion: number;
  language: Language;
  base: string | null;
  /** Whether the text is a draft from now on; undefined leaves it as it is. */
  drafted?: boolean | undefined;
};

/**
 * Saves the text of a section over the version it was written on. If somebody else changed it first, nothing is written
 * and theirs is returned. Repeating the stored text counts as saved, so that a request can be repeated. The text of an
 * own section that was removed meanwhile is saved too, and is there when the section is brought back.
 * @throws Refusal INVALID_INPUT for an own section that never existed; LIMIT_REACHED when the whole plan gets too long
 */
export function saveSection(
  deps: Deps,
  access: Access<'project:edit'>,
  change: SectionChange,
): Promise<SavedPlanSection> {
  return write(deps, (work) => storeSection(work, access, change));
}

/** The same inside the caller's transaction. */
export async function storeSection(
  work: Write,
  access: Access<'project:edit'>,
  change: SectionChange,
): Promise<SavedPlanSection> {
  const { tx } = work;
  const { projectId } = access;
  const { section, text, baseVersion } = change;
  await lockProject(tx, projectId);
  const [before] = await readSections(tx, projectId, section);
  if (before === undefined && !isPlanSectionKey(section)) throw unknownSection();
  if (before !== undefined) {
    const isSame = before.text === text;
    if (isSame && (change.drafted ?? before.drafted) === before.drafted) return { section: before, conflict: false };
    if (before.version !== baseVersion) return { section: before, conflict: true };
    if (!isSame)
      await keepEarlierText(tx, sectionTexts, { projectId, name: section, text, userId: access.user.userId });
  }
  await storeText(tx, access, change, before);
  if (text.length > (before?.text.length ?? 0)) await requireLength(tx, projectId);
  await publishPlanChange(work, access);
  const [after] = await readSections(tx, projectId, section);
  if (after === undefined) throw new Error('a section that was just written is not there');
  return { section: after, conflict: false };
}

/** @throws Refusal LIMIT_REACHED when more is written in the plan than files can be made of quickly */
export async function requireLength(tx: Transaction, projectId: string): Promise<void> {
  const { rows } = await tx.execute<{ total: number }>(sql`
    select coalesce(sum(length(text)), 0)::int as total
    from ${planSections} where project_id = ${projectId} and removed_at is null`);
  const limit = capacities.planCharacters;
  if ((rows[0]?.total ?? 0) > limit) throw new Refusal('LIMIT_REACHED', { of: 'planCharacters', limit });
}

/** The first words decide what the text is compared with, and in which language it is. */
async function storeText(
  tx: Transaction,
  { projectId, user }: Access<'project:edit'>,
  { section, text, language, base, drafted }: SectionChange,
  before: PlanSection | undefined,
): Promise<void> {
  const isNew = before === undefined || before.text === '';
  const values = {
    text,
    version: (before?.version ?? 0) + 1,
    updatedBy: user.userId,
    updatedAt: sql`now()`,
    language: isNew ? language : before.language,
    base: text === '' ? null : isNew ? base : before.base,
    // Own words count as written; edits of a draft remain a draft.
    drafted: text !== '' && (drafted ?? (!isNew && before.drafted)),
  };
  await tx
    .insert(planSections)
    .values({ projectId, section, ...values })
    .onConflictDoUpdate({ target: [planSections.projectId, planSections.section], set: values });
}
