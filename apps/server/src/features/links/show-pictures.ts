import type { ReaderPicture } from '@elan/contract/links';
import { Refusal } from '@elan/domain/errors';
import { arrangePlan } from '@elan/domain/plan-document/arrange';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import type { Deps } from '../../rpc/deps.ts';
import { readKeptPlan } from '../plan-document/public.ts';
import { listPictures, readImages } from '../plan-pictures/public.ts';
import { admitReader, stateNow } from './admit-reader.ts';

/**
 * The pictures of the sections that the plan behind a link has: none that was removed, none of a section that is left out,
 * and none for the document of the whole project, which has no pictures.
 * @throws Refusal NOT_FOUND unless the link is active, FORBIDDEN without its password; UNAVAILABLE when the
 *   pictures cannot be read
 */
export async function showPictures(deps: Deps, token: string, password: string | null): Promise<ReaderPicture[]> {
  const admitted = await admitReader(deps, token, password);
  if (admitted.state === 'password' || admitted.state === 'wrong_password') throw new Refusal('FORBIDDEN');
  if (admitted.state !== 'open') throw new Refusal('NOT_FOUND');
  const { projectId, document } = admitted.link;
  if (document !== 'plan') return [];
  const plan = await readKeptPlan(deps.db, projectId);
  const own = plan.sections.flatMap(({ key, removed }) => (isPlanSectionKey(key) || removed ? [] : [key]));
  const shown = new Set(arrangePlan(plan, own).flatMap(({ key, isIn }) => (isIn ? [key] : [])));
  const pictures = (await listPictures(deps.db, projectId, false)).filter(({ section }) => shown.has(section));
  const images = await readImages(
    deps,
    projectId,
    pictures.map(({ id }) => id),
  );
  if ((await stateNow(deps, token)) !== 'open') throw new Refusal('NOT_FOUND');
  return pictures.flatMap(({ id, alt, caption, width, size }) => {
    const image = images.get(id);
    if (image === undefined) return [];
    return [{ id, alt, caption, width, size, type: image.type, data: image.bytes.toString('base64') }];
  });
}
