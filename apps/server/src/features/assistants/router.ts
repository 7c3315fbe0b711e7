import { os } from '../../rpc/base.ts';
import { allowConnection } from './allow-connection.ts';
import { askAboutConnection } from './connection-request.ts';
import { disconnectAssistant } from './end-connection.ts';
import { listAssistants } from './queries.ts';

export const assistantsRouter = {
  list: os.assistants.list.handler(async ({ context: { deps, user } }) => ({
    assistants: await listAssistants(deps, user.userId),
  })),
  ask: os.assistants.ask.handler(({ context: { deps }, input }) => askAboutConnection(deps, input)),
  allow: os.assistants.allow.handler(({ context: { deps, user }, input }) =>
    allowConnection(deps, user, input.request, input.scopes),
  ),
  disconnect: os.assistants.disconnect.handler(async ({ context: { deps, user }, input }) => {
    await disconnectAssistant(deps, user.userId, input.assistantId);
    return {};
  }),
};
