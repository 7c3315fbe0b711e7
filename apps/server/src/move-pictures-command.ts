import { parseArgs } from 'node:util';
import { connect } from './db/client.ts';
import { readSettings } from './env.ts';
import { countUnreferencedObjects, type MoveCounts, movePictures } from './features/plan-pictures/public.ts';
import { explainDatabaseError, findOperatorDatabase, OperatorError, operatorTimeouts } from './operator-database.ts';
import { ObjectStoreError } from './platform/objects/port.ts';
import { createS3Store } from './platform/objects/s3.ts';

const usage = 'Say where to: npm run move-pictures -- --to s3, or --to database.';

/**
 * `npm run move-pictures`: moves all pictures of plans to where the settings keep new ones, while people go on working.
 * @param env the settings of the server
 * @param show gets a line of progress after each portion
 * @returns what was done, as a message for people
 * @throws OperatorError or SettingsError saying what is wrong; a picture is then where it was, or moved
 */
export async function movePicturesFor(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  show: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<string> {
  const { pictures } = readSettings(env);
  const to = wantedPlace(args);
  if (to !== pictures.keptIn) {
    throw new OperatorError(
      `New pictures would still go to ${pictures.keptIn}. Set PICTURE_STORE=${to} (and PICTURE_STORE_URL), restart the server, and repeat this.`,
    );
  }
  const { db, end } = connect({ ...operatorTimeouts, ...findOperatorDatabase(env) });
  try {
    const store = pictures.bucket && createS3Store(pictures.bucket);
    const counts = await movePictures(db, store, to, (sofar) => show(`${sofar.moved} moved`));
    return messageOf(counts, to, await countUnreferencedObjects(db));
  } catch (error) {
    if (error instanceof ObjectStoreError) {
      throw new OperatorError(`${error.message}. What is not moved yet is where it was; repeat this later.`);
    }
    throw explainDatabaseError(error);
  } finally {
    await end();
  }
}

function wantedPlace(args: readonly string[]): 'database' | 's3' {
  try {
    const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values;
    if (to === 's3' || to === 'database') return to;
  } catch {
    // Answered below, in one way for everything that cannot be read.
  }
  throw new OperatorError(usage);
}

function messageOf({ moved, gone, unreadable }: MoveCounts, to: 'database' | 's3', waiting: number): string {
  return [
    `${moved} pictures moved to ${to}.`,
    ...(gone > 0 ? [`${gone} were deleted meanwhile.`] : []),
    ...(unreadable > 0 ? [`${unreadable} could not be read: their bytes are missing or damaged.`] : []),
    ...(waiting > 0
      ? [`The server removes ${waiting} objects that nothing needs within hours; keep PICTURE_STORE_URL until then.`]
      : []),
  ].join('\n');
}
