import type { PlanPicture } from '@elan/contract/plan-pictures';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { planPictureBytes, planPictures } from '../../db/schema/plan-pictures.ts';

/** The pictures of a plan, section by section in their order, without their bytes. */
export async function listPictures(db: Queryable, projectId: string, withRemoved: boolean): Promise<PlanPicture[]> {
  const found = await db
    .select()
    .from(planPictures)
    .where(and(eq(planPictures.projectId, projectId), withRemoved ? undefined : isNull(planPictures.removedAt)))
    .orderBy(asc(planPictures.section), asc(planPictures.position), asc(planPictures.id));
  return found.map(({ id, section, alt, caption, width, pixelWidth, pixelHeight, removedAt }) => {
    const size = { width: pixelWidth, height: pixelHeight };
    return { id, section, alt, caption, width, size, removed: removedAt !== null };
  });
}

export type PictureImage = { type: 'image/jpeg' | 'image/png'; bytes: Buffer };

/** The bytes of pictures by their id. */
export async function readImages(
  db: Queryable,
  projectId: string,
  pictureIds: readonly string[],
): Promise<Map<string, PictureImage>> {
  if (pictureIds.length === 0) return new Map();
  const found = await db
    .select({ id: planPictureBytes.pictureId, type: planPictures.type, bytes: planPictureBytes.bytes })
    .from(planPictureBytes)
    .innerJoin(
      planPictures,
      and(eq(planPictures.projectId, planPictureBytes.projectId), eq(planPictures.id, planPictureBytes.pictureId)),
    )
    .where(and(eq(planPictureBytes.projectId, projectId), inArray(planPictureBytes.pictureId, [...pictureIds])));
  return new Map(found.map(({ id, ...image }) => [id, image]));
}
