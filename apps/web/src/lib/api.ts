import type { Contract } from '@elan/contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { clientHeader, send } from './http.ts';
import { session } from './session.ts';
import { tabId } from './tab-id.ts';

const link = new RPCLink({
  url: () => `${location.origin}/rpc`,
  headers: { ...clientHeader, 'x-elan-tab': tabId },
  fetch: (request, _init, _options, path) => send(request, { keepalive: isLastSave(path) }),
  interceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        if (error instanceof ORPCError && error.status === 401) void session.recheck();
        throw error;
      }
    },
  ],
});

/** A page that is being closed may still finish saving what was typed. */
function isLastSave(path: readonly string[]): boolean {
  return document.visibilityState === 'hidden' && path.join('.') === 'modules.saveAnswers';
}

/** Every procedure of the contract, typed by it; the contract itself stays on the server. */
export const client: ContractRouterClient<Contract> = createORPCClient(link);
