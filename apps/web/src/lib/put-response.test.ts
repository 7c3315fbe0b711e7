import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { putResponse } from './put-response.ts';

const queryKey = ['words'];
const never = new Promise<never>(() => {});

/** A list on screen; each read waits until the test answers it. */
function shownList() {
  const queryClient = new QueryClient();
  const reads: ((words: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => reads.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data;
  const add = (word: string) => putResponse(queryClient, queryKey, (words) => words && [...(words as string[]), word]);
  return { queryClient, reads, shown, add };
}

it('reads nothing when nothing is being read', async () => {
  const { reads, shown, add } = shownList();
  reads[0]?.(['one']);
  await expect.poll(shown).toEqual(['one']);
  add('two');
  expect(shown()).toEqual(['one', 'two']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reads).toHaveLength(1);
});

it('does not let a read that began earlier undo it', async () => {
  const { queryClient, reads, shown, add } = shownList();
  reads[0]?.(['one']);
  await expect.poll(shown).toEqual(['one']);
  void queryClient.refetchQueries({ queryKey });
  await expect.poll(() => reads).toHaveLength(2);
  add('two');
  await expect.poll(() => reads).toHaveLength(3);
  reads[1]?.(['one']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual(['one', 'two']);
});

it('reads again what was being read for the first time', async () => {
  const { reads, shown, add } = shownList();
  add('two');
  reads[0]?.(['one']);
  await expect.poll(() => reads).toHaveLength(2);
  reads[1]?.(['one', 'two']);
  await expect.poll(shown).toEqual(['one', 'two']);
});

it('does not wait for the first read of another query whose key begins the same', async () => {
  const { queryClient, reads, shown, add } = shownList();
  reads[0]?.(['one']);
  await expect.poll(shown).toEqual(['one']);
  const other = new QueryObserver(queryClient, { queryKey: [...queryKey, 'of a trade'], queryFn: () => never });
  other.subscribe(() => {});
  void queryClient.refetchQueries({ queryKey });
  await expect.poll(() => reads).toHaveLength(2);
  add('two');
  reads[1]?.(['one']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual(['one', 'two']);
});
