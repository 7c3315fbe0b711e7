import { useToast } from '../../components/ui/toast.tsx';
import { toFault } from '../../lib/errors.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import type { RowHistory } from './ledger-edit.ts';

/** Brings back an earlier content of a row, and says that it is done, or why it failed. */
export function useRestore(history: RowHistory) {
  const toast = useToast();
  const { failure, attempt } = useAttempt(toFault);
  /** @returns whether it was done */
  const restore = async (rowId: string, version: number, done: string): Promise<boolean> => {
    const isDone = await attempt(async () => void (await history.restore(rowId, version)));
    if (isDone) toast({ text: done, tone: 'success' });
    return isDone;
  };
  return { failure, restore };
}
