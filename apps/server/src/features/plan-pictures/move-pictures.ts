import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { planPictureBytes, planPictures } from '../../db/schema/plan-pictures.ts';
import { type ObjectStore, ObjectStoreError } from '../../platform/objects/port.ts';
import { keepPictureObject, putPictureObject, readPictureObject } from './picture-objects.ts';

/** Pictures that are moved at the same time; each has 700 KB at most. */
const portion = 20;

/** `gone`: somebody deleted it meanwhile, or another run moved it; `unreadable`: its bytes are missing or damaged. */
export type MoveCounts = Record<'moved' | 'gone' | 'unreadable', number>;

/**
 * Moves every picture to the object store, or into the database. Each is copied, read again and compared before one
 * transaction changes where it is, so that it can be read all the time and a run can be ended and repeated.
 * @param report gets the counts so far, after each portion
 * @throws ObjectStoreError
 */
export async function movePictures(
  db: Database,
  store: ObjectStore | null,
  to: 'database' | 's3',
  report: (counts: MoveCounts) => void = () => {},
): Promise<MoveCounts> {
  const counts: MoveCounts = { moved: 0, gone: 0, unreadable: 0 };
  for (let found = await listAfter(db, to); found.length > 0; found = await listAfter(db, to, found.at(-1))) {
    const moving = found.map((picture) =>
      to === 's3' ? moveToStore(db, store, picture) : moveToDatabase(db, store, picture),
    );
    for (const outcome of await Promise.all(moving)) counts[outcome] += 1;
    report(counts);
  }
  return counts;
}

type Place = { projectId: string; id: string };
type Found = Awaited<ReturnType<typeof listAfter>>[number];

/** The next pictures that are not where they are to go. */
function listAfter(db: Database, to: 'database' | 's3', last?: Place) {
  const { projectId, id, type, objectKey } = planPictures;
  return db
    .select({ projectId, id, type, objectKey, bytes: planPictureBytes.bytes })
    .from(planPictures)
    .leftJoin(planPictureBytes, and(eq(projectId, planPictureBytes.projectId), eq(id, planPictureBytes.pictureId)))
    .where(
      and(
        to === 's3' ? isNull(objectKey) : isNotNull(objectKey),
        last && sql`(${projectId}, ${id}) > (${last.projectId}::uuid, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(projectId), asc(id))
    .limit(portion);
}

async function moveToStore(
  db: Database,
  store: ObjectStore | null,
  { projectId, id, type, bytes }: Found,
): Promise<keyof MoveCounts> {
  if (store === null) throw new ObjectStoreError('There is no object store: PICTURE_STORE_URL is not set');
  if (bytes === null) return 'unreadable';
  const key = await putPictureObject(db, store, { bytes, type });
  if ((await readPictureObject(store, key)) === null) {
    throw new ObjectStoreError('The object store does not give back what it was given');
  }
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(planPictures)
      .set({ objectKey: key })
      .where(and(isPicture({ projectId, id }), isNull(planPictures.objectKey)))
      .returning({ id: planPictures.id });
    // Nothing refers to the object, which is removed when it is due.
    if (moved.length === 0) return 'gone';
    await tx
      .delete(planPictureBytes)
      .where(and(eq(planPictureBytes.projectId, projectId), eq(planPictureBytes.pictureId, id)));
    if (!(await keepPictureObject(tx, key))) throw new ObjectStoreError('A picture took too long to be stored');
    return 'moved';
  });
}

async function moveToDatabase(
  db: Database,
  store: ObjectStore | null,
  { projectId, id, objectKey }: Found,
): Promise<keyof MoveCounts> {
  const bytes = objectKey === null ? null : await readPictureObject(store, objectKey);
  if (objectKey === null || bytes === null) return 'unreadable';
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(planPictures)
      .set({ objectKey: null })
      .where(and(isPicture({ projectId, id }), eq(planPictures.objectKey, objectKey)))
      .returning({ id: planPictures.id });
    if (moved.length === 0) return 'gone';
    const [stored] = await tx
      .insert(planPictureBytes)
      .values({ projectId, pictureId: id, bytes })
      .returning({ hash: sql<string>`encode(sha256(bytes), 'hex')` });
    if (!objectKey.endsWith(`.${stored?.hash}`)) throw new Error('the database has other bytes than it was given');
    return 'moved';
  });
}

const isPicture = ({ projectId, id }: Place) => and(eq(planPictures.projectId, projectId), eq(planPictures.id, id));
