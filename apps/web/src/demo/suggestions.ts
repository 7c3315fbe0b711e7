import type { Contract } from '@elan/contract';
import { Refusal } from '@elan/domain/errors';
import type { ContractRouterClient } from '@orpc/contract';
import { whole } from './whole-list.ts';

/** There are no suggestions: the visitor is the only person in these projects, and edits them. */
export const suggestionCalls: ContractRouterClient<Contract>['suggestions'] = {
  list: async () => whole('suggestions', []),
  count: async () => ({ open: 0 }),
  add: notFound,
  accept: notFound,
  refuse: notFound,
  withdraw: notFound,
};

async function notFound(): Promise<never> {
  throw new Refusal('NOT_FOUND');
}
