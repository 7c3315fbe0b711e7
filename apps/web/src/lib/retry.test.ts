import { describe, expect, it } from 'vitest';
import { accountRetry, resetRetry, retry, signUpRetry } from './retry.ts';

function failing(times: number) {
  const waits: number[] = [];
  let calls = 0;
  return {
    waits,
    calls: () => calls,
    attempt: async () => {
      calls += 1;
      if (calls <= times) throw new Error(`failure ${calls}`);
      return 'done';
    },
    sleep: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
  };
}

describe('retry', () => {
  it('loads the account up to three times, 500 ms then 1000 ms apart', async () => {
    const trial = failing(2);
    await expect(retry(trial.attempt, { ...accountRetry, sleep: trial.sleep })).resolves.toBe('done');
    expect(trial.waits).toEqual([500, 1000]);
  });

  it('signs up a second time after 2 s and no third time', async () => {
    const trial = failing(5);
    await expect(retry(trial.attempt, { ...signUpRetry, sleep: trial.sleep })).rejects.toThrow('failure 2');
    expect(trial.waits).toEqual([2000]);
    expect(trial.calls()).toBe(2);
  });

  it('asks for a reset three times, 2 s then 4 s apart', async () => {
    const trial = failing(5);
    await expect(retry(trial.attempt, { ...resetRetry, sleep: trial.sleep })).rejects.toThrow('failure 3');
    expect(trial.waits).toEqual([2000, 4000]);
  });

  it('gives up at once on a failure that another attempt cannot mend', async () => {
    const trial = failing(1);
    await expect(retry(trial.attempt, { ...signUpRetry, sleep: trial.sleep, retryable: () => false })).rejects.toThrow(
      'failure 1',
    );
    expect(trial.calls()).toBe(1);
  });
});
