import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { tradeKey } from '../../data/api/queries.ts';
import { takeSaved } from './use-answers.ts';

/** @returns how often a project's trade was read before and after an answer was saved */
async function readsOfTrade(chosen: string | null) {
  const queryClient = new QueryClient();
  let reads = 0;
  const queryFn = async () => {
    reads += 1;
    return { chosen, suggested: [] };
  };
  new QueryObserver(queryClient, { queryKey: [...tradeKey('p'), 'en'], queryFn }).subscribe(() => {});
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const before = reads;
  const saved = { saved: { businessIdea: 1 }, conflicts: [], lastUpdated: '2026-01-01T00:00:00.000Z' };
  const target = { projectId: 'p', module: 'idea' } as const;
  takeSaved(queryClient, target, [{ key: 'businessIdea', value: 'Dinners, delivered' }], saved);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return [before, reads];
}

it('asks again which trade the words suggest, until one is chosen', async () => {
  expect(await readsOfTrade(null)).toEqual([1, 2]);
  expect(await readsOfTrade('caterer')).toEqual([1, 1]);
});
