import { useState } from 'react';

/**
 * One action of a screen at a time, and why it failed.
 * @param said what to say about what was thrown
 */
export function useAttempt<Failure>(said: (thrown: unknown) => Failure) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  /**
   * Does nothing while another one is under way.
   * @param work resolves to a failure of its own; to null when it was done
   * @returns whether it was done
   */
  const attempt = async (work: () => Promise<Failure | null>): Promise<boolean> => {
    if (busy) return false;
    setFailure(null);
    setBusy(true);
    const failed = await work().catch(said);
    setFailure(failed);
    setBusy(false);
    return failed === null;
  };
  return { failure, setFailure, busy, attempt };
}
