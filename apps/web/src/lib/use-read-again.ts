import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Reads a list again when what it is about changed, here or on another screen, while it is open. */
export function useReadAgain(queryKey: QueryKey, state: unknown): void {
  const queryClient = useQueryClient();
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, queryKey, state]);
}
