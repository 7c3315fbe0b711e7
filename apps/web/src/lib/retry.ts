export type RetryRule = {
  /** Total number of attempts. */
  attempts: number;
  /** Milliseconds to wait after the given failed attempt (1 for the first). */
  delay: (attempt: number) => number;
  /** Whether a failure is worth another attempt; by default every failure is. */
  retryable?: (error: unknown) => boolean;
  sleep?: (milliseconds: number) => Promise<void>;
};

export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Preferences and account: three attempts, 500 ms then 1000 ms apart (decision N-33). */
export const accountRetry = { attempts: 3, delay: (attempt: number) => 500 * attempt } as const satisfies RetryRule;
/** Sign-up: two attempts, 2 s times the attempt number apart (AUTH-024). */
export const signUpRetry = { attempts: 2, delay: (attempt: number) => 2_000 * attempt } as const satisfies RetryRule;
/** Password reset: three attempts, with the same delay rule (AUTH-026). */
export const resetRetry = { attempts: 3, delay: (attempt: number) => 2_000 * attempt } as const satisfies RetryRule;

/**
 * Retries until the attempt succeeds or the rule is exhausted.
 * @throws the last failure, or the first one that is not retryable
 */
export async function retry<T>(attempt: () => Promise<T>, rule: RetryRule): Promise<T> {
  const wait = rule.sleep ?? sleep;
  for (let number = 1; ; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (number >= rule.attempts || rule.retryable?.(error) === false) throw error;
      await wait(rule.delay(number));
    }
  }
}
