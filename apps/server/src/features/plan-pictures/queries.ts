import type { PlanPicture } from '@elan/contract/plan-pictures';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { planPictureBytes, planPictures, unreferencedObjects } from '../../db/schema/plan-pictures.ts';
import type { Deps } from '../../rpc/deps.ts';
import { readPictureObject } from './picture-objects.ts';

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

/**
 * The bytes of pictures by their id, wherever they are. One whose bytes are gone or damaged is not among them.
 * @throws ObjectStoreError when the picture store does not answer
 */
export async function readImages(
  { db, pictureStore, log }: Pick<Deps, 'db' | 'pictureStore' | 'log'>,
  projectId: string,
  pictureIds: readonly string[],
): Promise<Map<string, PictureImage>> {
  if (pictureIds.length === 0) return new Map();
  const found = await db
    .select({
      id: planPictures.id,
      type: planPictures.type,
      objectKey: planPictures.objectKey,
      stored: planPictureBytes.bytes,
    })
    .from(planPictures)
    .leftJoin(
      planPictureBytes,
      and(eq(planPictures.projectId, planPictureBytes.projectId), eq(planPictures.id, planPictureBytes.pictureId)),
    )
    .where(and(eq(planPictures.projectId, projectId), inArray(planPictures.id, [...pictureIds])));
  const images = found.map(async ({ id, type, objectKey, stored }): Promise<[string, PictureImage][]> => {
    const bytes = objectKey === null ? stored : await readPictureObject(pictureStore, objectKey);
    if (bytes !== null) return [[id, { type, bytes }]];
    log.error({ picture: id, objectKey }, 'the bytes of a picture are missing');
    return [];
  });
  return new Map((await Promise.all(images)).flat());
}

/** Whether any picture is in the object store. */
export async function hasPictureObjects(db: Queryable): Promise<boolean> {
  const found = await db
    .select({ id: planPictures.id })
    .from(planPictures)
    .where(isNotNull(planPictures.objectKey))
    .limit(1);
  return found.length > 0;
}

/** How many objects no picture refers to. */
export const countUnreferencedObjects = (db: Queryable): Promise<number> => db.$count(unreferencedObjects);
