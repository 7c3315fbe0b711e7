// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refused } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { VerificationPanel } from './verification-panel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function open(verify: () => unknown, language: 'en' | 'fr' = 'en') {
  const calls = fakeServer({ 'billing.verify': verify });
  show(<VerificationPanel sessionId="cs_test_1" />, {}, language);
  return calls;
}

describe('VerificationPanel', () => {
  it('verifies for 2 s, then confirms the plan and leads to the dashboard (PAY-021 to PAY-023)', async () => {
    const calls = open(() => ({ status: 'complete' }));
    await pass(1_900);
    expect(screen.getByText('Verifying your payment…')).toBeTruthy();
    await pass(200);
    expect(screen.getByText('100 generations per month')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Premium' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(calls).toEqual([{ path: 'billing.verify', input: { sessionId: 'cs_test_1' } }]);
  });

  it('confirms in French', async () => {
    open(() => ({ status: 'complete' }), 'fr');
    await pass(2_100);
    expect(screen.getByText('100 générations par mois')).toBeTruthy();
  });

  it('says calmly that a payment is still being processed', async () => {
    let status = 'pending';
    open(() => ({ status }));
    await pass(20_000);
    expect(screen.getByText('Your payment is being processed')).toBeTruthy();
    expect(screen.queryByText('100 generations per month')).toBeNull();
    status = 'complete';
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(2_100);
    expect(screen.getByText('100 generations per month')).toBeTruthy();
  });

  it.each([
    ['NOT_FOUND', 404],
    ['INTERNAL', 500],
  ])('never shows Premium for a checkout it cannot verify (%s, PAY-024, PAY-025)', async (code, status) => {
    open(() => refused(code, status));
    await pass(2_100);
    expect(screen.getByText('Error verifying your subscription. Please try again later.')).toBeTruthy();
    expect(screen.getByText(/your payment was processed: please do not pay again/u)).toBeTruthy();
    expect(screen.queryByText('100 generations per month')).toBeNull();
  });

  it('leads back to the plan after a checkout without a payment', async () => {
    open(() => ({ status: 'failed' }));
    await pass(2_100);
    expect(screen.getByRole('link', { name: 'Back to the plan' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByText('100 generations per month')).toBeNull();
  });
});
