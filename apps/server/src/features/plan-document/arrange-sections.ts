import type { PlanDocument } from '@elan/contract/plan-document';
import { arrangePlan, movedSection, type PlanArrangement } from '@elan/domain/plan-document/arrange';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import type { LenderKey } from '@elan/domain/plan-document/lender-names';
import type { PlanReader } from '@elan/domain/plan-document/readers';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { lockProject } from '../../db/lock-project.ts';
import { planDocuments } from '../../db/schema/plan-document.ts';
import { type Write, write } from '../../db/write.ts';
import { readLender } from '../../platform/plan-content/read-lender.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishPlanChange } from './publish-plan-change.ts';
import { readArrangements, readPlanDocument, unknownSection } from './queries.ts';

/** Chooses who reads the plan. Each reader's plan has an order of its own; the texts are shared. */
export function setReader(deps: Deps, access: Access<'project:edit'>, reader: PlanReader): Promise<PlanDocument> {
  return choose(deps, access, (before) => (before.reader === reader ? before : { ...before, reader }));
}

/**
 * Chooses the lender whose outline the plan is compared with, and puts the sections in the order of that outline for
 * the reader the plan is for now; the usual order for none.
 */
export async function setLender(
  deps: Deps,
  access: Access<'project:edit'>,
  lender: LenderKey | null,
): Promise<PlanDocument> {
  const order = lender === null ? [] : (await readLender(lender)).order;
  return choose(deps, access, (before) => {
    if (before.lender === lender) return before;
    const { reader, arrangements } = before;
    const { shown } = arrangements[reader] ?? untouchedPlan;
    return { reader, lender, arrangements: { ...arrangements, [reader]: { order, shown } } };
  });
}

type Choices = Awaited<ReturnType<typeof readArrangements>>;

function choose(
  deps: Deps,
  access: Access<'project:edit'>,
  chosen: (before: Choices) => Choices,
): Promise<PlanDocument> {
  return write(deps, async (work) => {
    await lockProject(work.tx, access.projectId);
    const before = await readArrangements(work.tx, access.projectId);
    const after = chosen(before);
    if (after !== before) await store(work, access, after);
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
 * Leaves sections out of the plan for the reader it is for now, or brings them in.
 * @throws Refusal INVALID_INPUT for an own section that does not exist
 */
export function showSections(
  deps: Deps,
  access: Access<'project:edit'>,
  { sections, shown }: { sections: readonly string[]; shown: boolean },
): Promise<PlanDocument> {
  return change(deps, access, sections, (arrangement, placed) => {
    const known = Object.entries(arrangement.shown).filter(([key]) => placed.includes(key) && !sections.includes(key));
    return { ...arrangement, shown: Object.fromEntries([...known, ...sections.map((key) => [key, shown] as const)]) };
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
    const choices = await readArrangements(work.tx, projectId);
    const { reader, arrangements } = choices;
    const { order, shown } = arrangements[reader] ?? untouchedPlan;
    const after = arranged({ order, shown }, placed);
    if (JSON.stringify(after) !== JSON.stringify({ order, shown })) {
      await store(work, access, { ...choices, arrangements: { ...arrangements, [reader]: after } });
    }
    return readPlanDocument(work.tx, projectId);
  });
}

async function store(work: Write, access: Access<'project:edit'>, values: Choices): Promise<void> {
  await work.tx
    .insert(planDocuments)
    .values({ projectId: access.projectId, ...values })
    .onConflictDoUpdate({ target: planDocuments.projectId, set: values });
  await publishPlanChange(work, access);
}
