import { Refusal } from '@elan/domain/errors';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { planPictureBytes, planPictures } from '../../db/schema/plan-pictures.ts';
import type { Deps } from '../../rpc/deps.ts';
import { keepPictureObject, putPictureObject } from './picture-objects.ts';
import type { StoredImage } from './remake-pictures.ts';

/** A picture ready for its row: its bytes are in an object already, or come with the row. */
export type ReadyImage = StoredImage & { objectKey: string | null };

/**
 * Puts pictures where new ones are kept, before the transaction that stores their rows, so that no row refers to an
 * object that is not there.
 * @throws ObjectStoreError
 */
export async function readyPictures(
  { db, settings, pictureStore }: Pick<Deps, 'db' | 'settings' | 'pictureStore'>,
  images: readonly StoredImage[],
): Promise<ReadyImage[]> {
  const store = settings.pictures.keptIn === 's3' ? pictureStore : null;
  const ready: ReadyImage[] = [];
  for (const image of images) {
    ready.push({ ...image, objectKey: store === null ? null : await putPictureObject(db, store, image) });
  }
  return ready;
}

type NewRow = Omit<typeof planPictures.$inferInsert, keyof ReadyImage | 'position'> & { position: number | SQL };

/**
 * Stores a picture that is ready.
 * @throws Refusal UNAVAILABLE when it has waited for so long that its object is being removed
 */
export async function storePicture(tx: Transaction, row: NewRow, { bytes, ...kept }: ReadyImage): Promise<void> {
  await tx.insert(planPictures).values({ ...row, ...kept });
  if (kept.objectKey === null) {
    await tx.insert(planPictureBytes).values({ projectId: row.projectId, pictureId: row.id, bytes });
  } else if (!(await keepPictureObject(tx, kept.objectKey))) throw new Refusal('UNAVAILABLE');
}
