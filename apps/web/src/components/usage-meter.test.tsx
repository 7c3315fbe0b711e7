// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UsageMeter } from './usage-meter.tsx';

afterEach(cleanup);

function show(used: number, hasPremiumAccess = false) {
  const usage = { used, limit: 3, resetsAt: '2025-02-01T00:00:00.000Z' };
  render(<UsageMeter account={{ usage, hasPremiumAccess }} />);
  return screen.getByRole<HTMLProgressElement>('progressbar');
}

describe('UsageMeter', () => {
  it.each([
    [2, false, 2],
    [3, true, 3],
    [5, true, 3],
  ])('with %i of 3 used: red is %o, and never wider than full', (used, red, width) => {
    const bar = show(used);
    expect(screen.getByText(`${used}/3`)).toBeTruthy();
    expect(bar.classList.contains('meter-red')).toBe(red);
    expect([bar.value, bar.max]).toEqual([width, 3]);
  });

  it('is labelled FREE without premium only', () => {
    show(0);
    expect(screen.queryByText('FREE')).toBeTruthy();
    cleanup();
    show(0, true);
    expect(screen.queryByText('FREE')).toBeNull();
  });
});
