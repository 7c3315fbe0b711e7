import { os } from '../../rpc/base.ts';
import { presentSummary } from '../projects/public.ts';
import { importProject } from './import-project.ts';
import { presentContents } from './present.ts';
import { hasRoomForProject } from './queries.ts';
import { readProjectFile } from './read-project-file.ts';

export const projectFileRouter = {
  check: os.projectFile.check.handler(async ({ context: { deps, user }, input }) => {
    await deps.limiter.consume('projectFile', user.userId);
    const sound = readProjectFile(input.file, deps.now());
    return presentContents(sound, user.entitlements, await hasRoomForProject(deps.db, user.userId));
  }),
  import: os.projectFile.import.handler(async ({ context: { deps, user }, input }) => {
    await deps.limiter.consume('projectFile', user.userId);
    const { file } = readProjectFile(input.file, deps.now());
    return presentSummary(await importProject(deps, user, input.importId, file));
  }),
};
