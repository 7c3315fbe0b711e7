import { setTimeout } from 'node:timers/promises';
import { Refusal } from '@elan/domain/errors';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { Zip, ZipPassThrough } from 'fflate';
import { projects } from '../../db/schema/projects.ts';
import type { MadeFile } from '../../platform/file-maker.ts';
import { dayOf } from '../../platform/month-of.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { RequestContext } from '../../rpc/base.ts';
import type { Deps } from '../../rpc/deps.ts';
import { makeDocument } from '../documents/public.ts';
import { exportAccount } from './export-account.ts';

/** Outside the contract, whose answers are held in memory as a whole. */
export const archivePath = '/functions/v1/account-archive';

/** How often the file of a project is asked for while others wait for theirs, and the seconds in between. */
const attempts = 12;
const pauseSeconds = 5;

/**
 * Answers with everything the account owns as a ZIP archive: `account.json`, and the file of each project outside the
 * trash, from which it can be imported again, with debts and the household. Each is made when the ones before it were
 * taken, so that no more than one is in memory; none is compressed, because that would keep other callers waiting.
 * @throws Refusal NOT_AUTHENTICATED; TOO_MANY_REQUESTS
 */
export async function answerArchive({ deps, findCaller }: RequestContext): Promise<Response> {
  const caller = await findCaller(null, undefined);
  if (caller === undefined) throw new Refusal('NOT_AUTHENTICATED');
  await deps.limiter.consume('document', caller.user.userId);
  const name = `elan-data-${dayOf(deps.now())}.zip`;
  return new Response(ReadableStream.from(archiveOf(deps, caller.user)), {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
  });
}

async function* archiveOf(deps: Deps, user: UserActor): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => written.push(chunk));
  const add = (path: string, bytes: Uint8Array) => {
    const entry = Object.assign(new ZipPassThrough(path), { mtime: deps.now() });
    zip.add(entry);
    entry.push(bytes, true);
    return written.splice(0);
  };
  const account = await exportAccount(deps, user);
  yield* add('account.json', Buffer.from(JSON.stringify(account, null, 2)));
  const own = await deps.db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.userId, user.userId), isNull(projects.deletedAt)))
    .orderBy(asc(projects.createdAt), asc(projects.id));
  for (const [index, { id }] of own.entries()) {
    const file = await projectFile(deps, user, id);
    // Several may have the same name.
    if (file !== null) yield* add(`projects/${index + 1} ${file.name}`, file.bytes);
  }
  zip.end();
  yield* written;
}

/** The file that the owner of a project can also download on its page; null when it went to the trash meanwhile. */
async function projectFile(deps: Deps, user: UserActor, projectId: string): Promise<MadeFile | null> {
  const wanted = { format: 'json', language: user.language, isWhole: true } as const;
  const isFree = !user.entitlements.hasPremiumAccess;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await makeDocument(deps, { projectId, wanted, isFree, maker: deps.makers.files, whose: user.userId });
    } catch (error) {
      const code = error instanceof Refusal ? error.code : null;
      if (code === 'NOT_FOUND') return null;
      if (code !== 'UNAVAILABLE' || attempt === attempts) throw error;
      await setTimeout(pauseSeconds * 1_000);
    }
  }
}
