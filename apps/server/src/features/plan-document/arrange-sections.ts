import type { PlanDocument } from '@elan/contract/plan-document';
import { arrangePlan, movedSection, type PlanArrangement } from '@elan/domain/plan-document/arrange';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import type { PlanReader } from '@elan/domain/plan-document/readers';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { lockProject } from '../../db/lock-project.ts';
import { planDocuments } from '../../db/schema/plan-document.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readArrangements, readPlanDocument, unknownSection } from './queries.ts';
import { tellOfPlan } from './tell-of-plan.ts';

/** Chooses who reads the plan. Each reader's plan has an order of its own; the texts are shared. */
export function setReader(deps: Deps, access: Access<'project:edit'>, reader: PlanReader): Promise<PlanDocument> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const { reader: before, arrangements } = await readArrangements(work.tx, access.projectId);
    if (before !== reader) {
      await store(work, access, { reader, arrangements });
    }
    return readPlanDocument(work.tx, access.projectId);
  });
}

/**
 * Moves a section, in the order as it is now: two people who move different sections do not undo each other's work.
 * @param after the section it follows; null for the beginning
 * @throws Refusal INVALID_INPUT for an own section that does not exist
 */
export function moveSection(
  deps: Deps,
  access: Access<'project:edit'>,
  { section, after }: { section: string; after: string | null },
): Promise<PlanDocument> {
  return change(deps, access, [section, ...(after === null ? [] : [after])], (arrangement, placed) => ({
    ...arrangement,
    order: movedSection(placed, section, after),
  }));
}

/**
 * Leaves a section out of the plan for the reader it is for now, or brings it in.
 * @throws Refusal INVALID_INPUT for an own section that does not exist
 */
export function showSection(
  deps: Deps,
  access: Access<'project:edit'>,
  { section, shown }: { section: string; shown: boolean },
): Promise<PlanDocument> {
  return change(deps, access, [section], (arrangement, placed) => {
    const known = Object.entries(arrangement.shown).filter(([key]) => placed.includes(key) && key !== section);
    return { ...arrangement, shown: Object.fromEntries([...known, [section, shown]]) };
  });
}

function change(
  deps: Deps,
  access: Access<'project:edit'>,
  sections: readonly string[],
  arranged: (before: PlanArrangement, placed: readonly string[]) => PlanArrangement,
): Promise<PlanDocument> {
  const { projectId } = access;
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const before = await readPlanDocument(work.tx, projectId);
    const own = before.sections.flatMap(({ key, removed }) => (isPlanSectionKey(key) || removed ? [] : [key]));
    const placed = arrangePlan(before, own).map(({ key }) => key);
    if (sections.some((section) => !placed.includes(section))) throw unknownSection();
    const { reader, arrangements } = await readArrangements(work.tx, projectId);
    const { order, shown } = arrangements[reader] ?? untouchedPlan;
    const after = arranged({ order, shown }, placed);
    if (JSON.stringify(after) !== JSON.stringify({ order, shown })) {
      await store(work, access, { reader, arrangements: { ...arrangements, [reader]: after } });
    }
    return readPlanDocument(work.tx, projectId);
  });
}

async function store(
  work: Write,
  access: Access<'project:edit'>,
  values: Pick<typeof planDocuments.$inferInsert, 'reader' | 'arrangements'>,
): Promise<void> {
  await work.tx
    .insert(planDocuments)
    .values({ projectId: access.projectId, ...values })
    .onConflictDoUpdate({ target: planDocuments.projectId, set: values });
  await tellOfPlan(work, access);
}
