import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { createLink } from './create-link.ts';
import { openLink } from './open-link.ts';
import { listLinks } from './queries.ts';
import { revokeLink } from './revoke-link.ts';
import { setEnd } from './set-end.ts';
import { showPictures } from './show-pictures.ts';
import { takeFile } from './take-file.ts';

export const linksRouter = {
  list: os.links.list.use(projectAccess).handler(async ({ context: { deps, access } }) => ({
    links: await listLinks(deps.db, access.projectId, deps.now()),
  })),
  create: os.links.create
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => createLink(deps, access, input)),
  setEnd: os.links.setEnd
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => setEnd(deps, access, input.linkId, input.ends_at)),
  revoke: os.links.revoke
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => revokeLink(deps, access, input.linkId)),
  open: os.links.open.handler(({ context: { deps }, input }) => openLink(deps, input.token, input.password)),
  pictures: os.links.pictures.handler(async ({ context: { deps }, input }) => ({
    pictures: await showPictures(deps, input.token, input.password),
  })),
  file: os.links.file.handler(({ context: { deps }, input }) =>
    takeFile(deps, input.token, input.password, input.format),
  ),
};
