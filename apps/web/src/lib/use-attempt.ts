import { useRef, useState } from 'react';

/**
 * One action of a screen at a time, and why it failed.
 * @param said what to say about what was thrown
 * @param first what is known to be wrong before anything is tried
 */
export function useAttempt<Failure>(said: (thrown: unknown) => Failure, first: Failure | null = null) {
  const [failure, setFailure] = useState(first);
  const [busy, setBusy] = useState(false);
  // A second press can arrive before React renders the disabled button.
  const running = useRef(false);

  /**
   * Does nothing while another one is under way.
   * @param work may resolve to a failure of its own
   * @returns whether it was done
   */
  const attempt = async (work: () => Promise<Failure | null | undefined>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setFailure(null);
    setBusy(true);
    const failed = await work().catch(said);
    setFailure(failed ?? null);
    setBusy(false);
    running.current = false;
    return failed == null;
  };
  return { failure, setFailure, busy, attempt };
}
