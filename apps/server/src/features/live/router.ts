import { invalidInput } from '@elan/domain/errors';
import { os } from '../../rpc/base.ts';
import { reportingFailures } from '../../rpc/event-stream.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { hubOf } from './hub.ts';
import { eventsOf } from './subscriber.ts';
import { wireOf } from './wire.ts';

export const liveRouter = {
  stream: os.live.stream.handler(async ({ context, input, signal }) => {
    const { tabId, projectId = null, after, readFor } = input;
    const subscriber = await hubOf(context.deps).open({
      user: context.user,
      tabId,
      projectId,
      since: { after, readFor },
    });
    if (signal?.aborted === true) subscriber.end();
    else signal?.addEventListener('abort', subscriber.end, { once: true });
    context.ownWire.events = wireOf(subscriber);
    return reportingFailures(context, eventsOf(subscriber));
  }),
  present: os.live.present.use(projectAccess).handler(({ context, input }) => {
    const { projectId, tabId, place } = input;
    if (place.module === null && (place.question !== null || place.cell !== undefined)) {
      const path = place.question === null ? 'place.cell' : 'place.question';
      throw invalidInput(path, 'needs a module');
    }
    hubOf(context.deps).present(projectId, context.user, tabId, place);
    return {};
  }),
};
