import type { PlanPicture } from '@elan/contract/plan-pictures';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { type Capacity, capacities } from '@elan/domain/limits';
import type { PictureWords } from '@elan/domain/plan-document/pictures';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { planSections } from '../../db/schema/plan-document.ts';
import { planPictures } from '../../db/schema/plan-pictures.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishPlanChange } from '../plan-document/public.ts';
import { listPictures } from './queries.ts';
import { remakePictures } from './remake-pictures.ts';
import { readyPictures, storePicture } from './store-picture.ts';

type NewPicture = PictureWords & { pictureId: string; section: string; data: string };

/**
 * Adds a picture at the end of a section. One that is there already is left alone, so that a request can be repeated.
 * @throws Refusal INVALID_INPUT for a file that is no picture, and for a section that does not exist; LIMIT_REACHED;
 *   TOO_MANY_REQUESTS; UNAVAILABLE when too many files wait, or the picture store does not answer
 */
export async function addPicture(
  deps: Deps,
  access: Access<'project:edit'>,
  given: NewPicture,
): Promise<PlanPicture[]> {
  const { projectId, user } = access;
  const { pictureId, section, alt, caption, width, data } = given;
  await deps.limiter.consume('picture', user.userId);
  const known = await isKnown(deps.db, projectId, pictureId);
  // Before the work of decoding it; counted again below, while nobody else can add one.
  if (!known) await requireRoom(deps.db, projectId, section);
  const made = known ? [] : await remakePictures(deps, [{ data, path: 'data' }], user.userId);
  const [image] = await readyPictures(deps, made);
  return write(deps, async (work) => {
    const { tx } = work;
    await lockProject(tx, projectId);
    if (image !== undefined && !(await isKnown(tx, projectId, pictureId))) {
      await requireSection(tx, projectId, section);
      await requireRoom(tx, projectId, section);
      const words = { alt: alt?.trim() ?? null, caption: caption.trim(), width };
      const position = sql`(select coalesce(max(position) + 1, 0) from ${planPictures} where project_id = ${projectId} and section = ${section})`;
      const row = { projectId, id: pictureId, section, position, ...words, addedBy: user.userId };
      await storePicture(tx, row, image);
      await publishPlanChange(work, access);
    }
    return listPictures(tx, projectId, true);
  });
}

async function isKnown(db: Transaction | Deps['db'], projectId: string, pictureId: string): Promise<boolean> {
  const found = await db
    .select({ id: planPictures.id })
    .from(planPictures)
    .where(and(eq(planPictures.projectId, projectId), eq(planPictures.id, pictureId)));
  return found.length > 0;
}

async function requireSection(tx: Transaction, projectId: string, section: string): Promise<void> {
  if (isPlanSectionKey(section)) return;
  const found = await tx
    .select({ section: planSections.section })
    .from(planSections)
    .where(and(eq(planSections.projectId, projectId), eq(planSections.section, section)));
  if (found.length === 0) throw invalidInput('section', 'unknown_section');
}

/**
 * @param returning whether a removed picture comes back, which is among those that are kept already
 * @throws Refusal LIMIT_REACHED when the section or the project has as many pictures as there can be
 */
export async function requireRoom(
  db: Transaction | Deps['db'],
  projectId: string,
  section: string,
  returning = false,
): Promise<void> {
  const { rows } = await db.execute<Record<'section' | 'present' | 'ever', number>>(sql`
    select (count(*) filter (where removed_at is null))::int as present, count(*)::int as ever,
      (count(*) filter (where removed_at is null and section = ${section}))::int as section
    from ${planPictures} where project_id = ${projectId}`);
  const counts = rows[0] ?? { section: 0, present: 0, ever: 0 };
  const full = (of: Capacity, count: number) => {
    if (count >= capacities[of]) throw new Refusal('LIMIT_REACHED', { of, limit: capacities[of] });
  };
  full('sectionPictures', counts.section);
  full('planPictures', counts.present);
  if (!returning) full('keptPictures', counts.ever);
}
