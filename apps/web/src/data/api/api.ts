import type { Contract } from '@elan/contract';
import { liveTimes } from '@elan/domain/live';
import { type ClientLink, createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { askDemo, isForDemo } from '../../lib/demo-mode.ts';
import { endWhenSilent } from '../../lib/end-when-silent.ts';
import { prepareRefusal } from '../../lib/errors.ts';
import { fileDeadline, NetworkFailure, send, tabHeader } from '../../lib/http.ts';
import { createListeners } from '../../lib/listeners.ts';
import { session } from '../account/session.ts';
import { takeFirstRead } from './first-reads.ts';
import { forgetAnswers, readUnlessKnown } from './known-answers.ts';

/** Milliseconds: two missed heartbeats and a little extra. */
const longestSilence = 2.5 * liveTimes.heartbeat;

/** A read of some size that screens repeat at each visit: as a GET, so that the server may answer "not changed". */
const isRepeatedRead = (path: readonly string[]) => path.join('.') === 'projects.get';

/** Whether a call sends or makes a file. */
const isOfFile = (path: readonly string[]) =>
  /^(?:documents\.(?!place$)|projectFile\.|planPictures\.add$|links\.(?:open|file)$)/u.test(path.join('.'));

session.subscribe(() => {
  if (session.get().status === 'signed-out') forgetAnswers();
});

const planRefusals = createListeners();

/** Calls back when something was refused because a plan ended: the person's own, or that of a project's owner. */
export const onPlanRefused = planRefusals.subscribe;

const link = new RPCLink({
  url: () => `${location.origin}/rpc`,
  headers: tabHeader,
  method: (_options, path) => (isRepeatedRead(path) ? 'GET' : 'POST'),
  fetch: async (request, _init, _options, path, input) => {
    const first = takeFirstRead({ procedure: path.join('/'), input: input as Readonly<Record<string, unknown>> });
    if (request.method === 'GET') {
      return readUnlessKnown(request, async (read) => (await first) ?? send(read, { cache: 'no-store' }));
    }
    const wait = isOfFile(path) ? fileDeadline : undefined;
    const response = (await first) ?? (await send(request, { keepalive: isLastSave(path) }, wait));
    return path.join('.') === 'live.stream' ? endWhenSilent(response, longestSilence) : response;
  },
  interceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        // The session ended, or the plan no longer includes this: reload the account so that the screens are up to
        // date.
        if (error instanceof ORPCError && (error.status === 401 || error.code === 'PLAN_REQUIRED')) {
          void session.recheck();
          if (error.code === 'PLAN_REQUIRED') planRefusals.notify();
        }
        if (error instanceof ORPCError) await prepareRefusal(error.code);
        throw error;
      }
    },
  ],
});

/** A save may still complete while the page is closing. */
function isLastSave(path: readonly string[]): boolean {
  return document.visibilityState === 'hidden' && path.join('.') === 'modules.saveAnswers';
}

/** Sends a call to the server, or to the demonstration if it concerns the demonstration's data. */
const linkOrDemo: ClientLink<Record<never, never>> = {
  call: async (path, input, options) => {
    if (!isForDemo(input)) return link.call(path, input, options);
    const answer = askDemo(path, input);
    if (answer === null) throw new NetworkFailure('the demonstration is closed');
    return answer;
  },
};

/** Every procedure of the contract, typed. Only the types are in the bundle; the schemas stay on the server. */
export const client: ContractRouterClient<Contract> = createORPCClient(linkOrDemo);
