import type { PlanDocument } from '@elan/contract/plan-document';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { planSections } from '../../db/schema/plan-document.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishPlanChange } from './publish-plan-change.ts';
import { readPlanDocument } from './queries.ts';

/**
 * Keeps the text of a section although what would be assembled has changed: from now on it is compared with that. The
 * text and its version stay, so nobody who is writing in it is disturbed. A section without own words is left alone.
 */
export function keepText(
  deps: Deps,
  access: Access<'project:edit'>,
  { section, base }: { section: string; base: string },
): Promise<PlanDocument> {
  const { projectId } = access;
  return write(deps, async (work) => {
    const { tx } = work;
    await lockProject(tx, projectId);
    const changed = await tx
      .update(planSections)
      .set({ base, drafted: sql`coalesce(${planSections.drafted}, false)` })
      .where(
        and(
          eq(planSections.projectId, projectId),
          eq(planSections.section, section),
          ne(planSections.text, ''),
          or(isNull(planSections.drafted), ne(planSections.base, base)),
        ),
      )
      .returning({ section: planSections.section });
    if (changed.length > 0) await publishPlanChange(work, access);
    return readPlanDocument(tx, projectId);
  });
}
