import { can } from '@elan/domain/permissions';
import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { addPicture } from './add-picture.ts';
import { changePicture } from './change-picture.ts';
import { listPictures } from './queries.ts';
import { showPicture } from './show-picture.ts';

const procedures = os.planPictures;

export const planPicturesRouter = {
  list: procedures.list.use(projectAccess).handler(async ({ context: { deps, access } }) => ({
    pictures: await listPictures(deps.db, access.projectId, can(access.role, 'project:edit')),
  })),
  add: procedures.add
    .use(projectAccess)
    .handler(async ({ context: { deps, access }, input }) => ({ pictures: await addPicture(deps, access, input) })),
  describe: procedures.describe.use(projectAccess).handler(async ({ context: { deps, access }, input }) => ({
    pictures: await changePicture.describe(deps, access, input),
  })),
  move: procedures.move.use(projectAccess).handler(async ({ context: { deps, access }, input }) => ({
    pictures: await changePicture.move(deps, access, input),
  })),
  remove: procedures.remove.use(projectAccess).handler(async ({ context: { deps, access }, input }) => ({
    pictures: await changePicture.remove(deps, access, input),
  })),
  erase: procedures.erase.use(projectAccess).handler(async ({ context: { deps, access }, input }) => ({
    pictures: await changePicture.erase(deps, access, input.pictureId),
  })),
  image: procedures.image
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => showPicture(deps, access, input.pictureId)),
};
