import { describe, expect, it } from 'vitest';
import { type CheckoutStatus, verifyCheckout } from './verification.ts';

/** Answers in order; the last one repeats. Time only passes when something waits. */
function provider(...answers: (CheckoutStatus | Error)[]) {
  const waits: number[] = [];
  let asked = 0;
  const look = async () => {
    asked += 1;
    const answer = answers[Math.min(asked, answers.length) - 1] ?? 'pending';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const sleep = async (milliseconds: number) => void waits.push(milliseconds);
  return { result: verifyCheckout(look, sleep), waits, asked: () => asked };
}

describe('verifyCheckout', () => {
  it.each(['complete', 'failed'] as const)('tells what it is after 2 s (%s, PAY-021)', async (status) => {
    const { result, waits, asked } = provider(status);
    expect(await result).toBe(status);
    expect(waits).toEqual([2_000]);
    expect(asked()).toBe(1);
  });

  it('looks again while the payment is pending', async () => {
    const { result, asked } = provider('pending', 'pending', 'complete');
    expect(await result).toBe('complete');
    expect(asked()).toBe(3);
  });

  it('gives up after a few looks, without a verdict', async () => {
    const { result, waits } = provider('pending');
    expect(await result).toBe('pending');
    expect(waits).toEqual([2_000, 2_000, 2_000, 2_000, 2_000]);
  });

  it('does not tell about a failure before its time either', async () => {
    const { result, waits } = provider(new Error('down'));
    await expect(result).rejects.toThrow('down');
    expect(waits).toEqual([2_000]);
  });
});
