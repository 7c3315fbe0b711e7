import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { unreferencedObjects } from '../../db/schema/plan-pictures.ts';
import { type ObjectStore, ObjectStoreError } from '../../platform/objects/port.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Objects that are removed at the same time. */
const atOnce = 20;

/**
 * Stores a picture under a new key. Until a picture refers to the object, it is one to remove: whatever happens after
 * this, no object is forgotten.
 * @returns its key, which ends with the SHA-256 of the bytes
 * @throws ObjectStoreError
 */
export async function putPictureObject(
  db: Database,
  store: ObjectStore,
  { bytes, type }: { bytes: Buffer; type: string },
): Promise<string> {
  const key = `pictures/${randomUUID()}.${hashOf(bytes)}`;
  await db.insert(unreferencedObjects).values({ key });
  await store.put(key, bytes, type);
  return key;
}

/**
 * Keeps an object for the picture that the same transaction lets refer to it.
 * @returns false when it is too late: the object is being removed
 */
export async function keepPictureObject(tx: Transaction, key: string): Promise<boolean> {
  const kept = await tx
    .delete(unreferencedObjects)
    .where(and(eq(unreferencedObjects.key, key), eq(unreferencedObjects.claimed, false)))
    .returning({ key: unreferencedObjects.key });
  return kept.length === 1;
}

/**
 * Reads an object.
 * @returns null when it does not exist, or has other bytes than those that were stored
 * @throws ObjectStoreError
 */
export async function readPictureObject(store: ObjectStore | null, key: string): Promise<Buffer | null> {
  if (store === null) throw new ObjectStoreError('There is no object store: PICTURE_STORE_URL is not set');
  const bytes = await store.get(key);
  return bytes !== null && key.endsWith(`.${hashOf(bytes)}`) ? bytes : null;
}

/**
 * Removes the objects that no picture refers to and that are due. One that cannot be removed is tried again by the next
 * run.
 * @throws ObjectStoreError
 */
export async function removeUnreferencedObjects({
  db,
  pictureStore,
}: Pick<Deps, 'db' | 'pictureStore'>): Promise<void> {
  if (pictureStore === null) return;
  for (let keys = await claimDue(db); keys.length > 0; keys = await claimDue(db)) {
    await Promise.all(keys.map((key) => pictureStore.remove(key)));
    await db.delete(unreferencedObjects).where(inArray(unreferencedObjects.key, keys));
  }
}

async function claimDue(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    update ${unreferencedObjects} set claimed = true where key in (
      select key from ${unreferencedObjects} where due_at <= now() order by due_at limit ${atOnce} for update skip locked)
    returning key`);
  return rows.map(({ key }) => key);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
