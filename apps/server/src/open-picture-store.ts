import type { Logger } from 'pino';
import type { Database } from './db/client.ts';
import type { Settings } from './env.ts';
import { hasPictureObjects } from './features/plan-pictures/public.ts';
import { type ObjectStore, ObjectStoreRefusal } from './platform/objects/port.ts';
import { createS3Store } from './platform/objects/s3.ts';

/**
 * The store of pictures, tried once with all that is asked of it.
 * @returns null when every picture is in the database
 * @throws Error saying what is wrong with the settings. A store that does not answer is no reason not to start.
 */
export async function openPictureStore(
  { pictures: { bucket } }: Settings,
  db: Database,
  log: Logger,
): Promise<ObjectStore | null> {
  if (bucket === null) {
    if (!(await hasPictureObjects(db))) return null;
    throw new Error('Pictures are in a bucket: set PICTURE_STORE_URL (docs/operations/running.md)');
  }
  const store = createS3Store(bucket);
  try {
    const key = 'pictures/try';
    await store.put(key, Buffer.from('Nothing refers to this.'), 'text/plain');
    await store.get(key);
    await store.remove(key);
  } catch (error) {
    if (error instanceof ObjectStoreRefusal) {
      throw new Error(`The bucket of PICTURE_STORE_URL cannot be used: ${error.message}`, { cause: error });
    }
    log.error({ err: error }, 'picture store unavailable');
  }
  return store;
}
