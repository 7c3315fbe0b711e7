import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { listSignOffs } from './read-sign-offs.ts';
import { signSection } from './sign-section.ts';
import { withdrawSignOff } from './withdraw-sign-off.ts';

export const signOffsRouter = {
  list: os.signOffs.list.use(projectAccess).handler(({ context: { deps, access } }) => listSignOffs(deps.db, access)),
  sign: os.signOffs.sign
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => signSection(deps, access, input)),
  withdraw: os.signOffs.withdraw
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => withdrawSignOff(deps, access, input.section)),
};
