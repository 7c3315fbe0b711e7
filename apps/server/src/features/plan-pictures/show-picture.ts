import { Refusal } from '@elan/domain/errors';
import { can } from '@elan/domain/permissions';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { listPictures, readImages } from './queries.ts';

/**
 * A picture for a screen. It never changes under its id; a browser may keep it, and asks each time whether it still may
 * show it. Headers keep it from running as a page when opened directly.
 * @throws Refusal NOT_FOUND, also for a removed one to somebody who does not write the plan; UNAVAILABLE when its bytes
 *   cannot be read
 */
export async function showPicture(deps: Deps, { projectId, role }: Access<'project:view'>, pictureId: string) {
  const known = await listPictures(deps.db, projectId, can(role, 'project:edit'));
  if (!known.some(({ id }) => id === pictureId)) throw new Refusal('NOT_FOUND');
  const image = (await readImages(deps, projectId, [pictureId])).get(pictureId);
  if (image === undefined) throw new Refusal('UNAVAILABLE');
  return {
    headers: {
      etag: `"${pictureId}"`,
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: new File([new Uint8Array(image.bytes)], image.type === 'image/png' ? 'picture.png' : 'picture.jpg', {
      type: image.type,
    }),
  };
}
