import type { PlanPicture } from '@elan/contract/plan-pictures';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { movedSection } from '@elan/domain/plan-document/arrange';
import type { PictureWords } from '@elan/domain/plan-document/pictures';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { planPictures } from '../../db/schema/plan-pictures.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishPlanChange } from '../plan-document/public.ts';
import { requireRoom } from './add-picture.ts';
import { listPictures } from './queries.ts';

type Stored = typeof planPictures.$inferSelect;

/** Changes to a picture. Each throws Refusal INVALID_INPUT for a picture that does not exist. */
export const changePicture = {
  /** Changes what is said of it; of two people the later one counts, as for titles. */
  describe(deps: Deps, access: Access<'project:edit'>, { pictureId, ...given }: { pictureId: string } & PictureWords) {
    const words = { alt: given.alt?.trim() ?? null, caption: given.caption.trim(), width: given.width };
    return change(deps, access, pictureId, async (tx, { alt, caption, width }) => {
      if (alt === words.alt && caption === words.caption && width === words.width) return false;
      await tx.update(planPictures).set(words).where(isPicture(access.projectId, pictureId));
      return true;
    });
  },

  /**
   * Moves it within its section, in the order as it is now.
   * @throws Refusal INVALID_INPUT when it would follow a picture of another section
   */
  move(deps: Deps, access: Access<'project:edit'>, { pictureId, after }: { pictureId: string; after: string | null }) {
    const { projectId } = access;
    return change(deps, access, pictureId, async (tx, { section }) => {
      const placed = await tx
        .select({ id: planPictures.id })
        .from(planPictures)
        .where(
          and(eq(planPictures.projectId, projectId), eq(planPictures.section, section), isNull(planPictures.removedAt)),
        )
        .orderBy(asc(planPictures.position), asc(planPictures.id));
      const before = placed.map(({ id }) => id);
      if (!before.includes(pictureId) || (after !== null && !before.includes(after))) throw unknownPicture();
      const order = movedSection(before, pictureId, after);
      if (order.join() === before.join()) return false;
      for (const [position, id] of order.entries()) {
        await tx.update(planPictures).set({ position }).where(isPicture(projectId, id));
      }
      return true;
    });
  },

  /**
   * Takes it out of the plan, or brings it back.
   * @throws Refusal LIMIT_REACHED when there are too many to bring it back
   */
  remove(deps: Deps, access: Access<'project:edit'>, given: { pictureId: string; removed: boolean }) {
    const { pictureId, removed } = given;
    return change(deps, access, pictureId, async (tx, { section, removedAt }) => {
      if (removed === (removedAt !== null)) return false;
      if (!removed) await requireRoom(tx, access.projectId, section, true);
      await tx
        .update(planPictures)
        .set({ removedAt: removed ? sql`now()` : null })
        .where(isPicture(access.projectId, pictureId));
      return true;
    });
  },

  /**
   * Deletes a removed one for good. One that is gone already is a repeated request.
   * @throws Refusal CONFLICT for one that is in the plan
   */
  erase(deps: Deps, access: Access<'project:edit'>, pictureId: string): Promise<PlanPicture[]> {
    const { projectId } = access;
    return write(deps, async (work) => {
      await lockProject(work.tx, projectId);
      const found = await pictureOf(work.tx, projectId, pictureId);
      if (found !== undefined) {
        if (found.removedAt === null) throw new Refusal('CONFLICT');
        await work.tx.delete(planPictures).where(isPicture(projectId, pictureId));
        await publishPlanChange(work, access);
      }
      return listPictures(work.tx, projectId, true);
    });
  },
};

const isPicture = (projectId: string, id: string) =>
  and(eq(planPictures.projectId, projectId), eq(planPictures.id, id));

async function pictureOf(tx: Transaction, projectId: string, pictureId: string): Promise<Stored | undefined> {
  const [found] = await tx.select().from(planPictures).where(isPicture(projectId, pictureId));
  return found;
}

const unknownPicture = () => invalidInput('pictureId', 'unknown_picture');

/** @param makes makes the change, and says whether there was one */
function change(
  deps: Deps,
  access: Access<'project:edit'>,
  pictureId: string,
  makes: (tx: Transaction, before: Stored) => Promise<boolean>,
): Promise<PlanPicture[]> {
  const { projectId } = access;
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const before = await pictureOf(work.tx, projectId, pictureId);
    if (before === undefined) throw unknownPicture();
    if (await makes(work.tx, before)) await publishPlanChange(work, access);
    return listPictures(work.tx, projectId, true);
  });
}
