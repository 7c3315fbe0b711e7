// @vitest-environment happy-dom
import type { Subscription } from '@elan/contract/billing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { subscriptionOf } from '../../testing/subscription.ts';
import { AccountOffer } from './account-offer.tsx';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const plan = { id: 'premium', priceId: 'price_1', name: 'Premium', description: '', mode: 'subscription' };

function offer(checkout: () => unknown, more: { subscription?: Subscription | null; payments?: string } = {}) {
  return fakeServer({
    'billing.plan': () => ({ plan, payments: more.payments ?? 'stripe' }),
    'billing.subscription': () => ({ subscription: more.subscription ?? null }),
    'billing.checkout': checkout,
  });
}

const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start now' });
const checkouts = (calls: { path: string; input: unknown }[]) =>
  calls.filter(({ path }) => path === 'billing.checkout');

describe('the plan for somebody who is signed in', () => {
  it('goes to the checkout, once for a double press', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const calls = offer(() => new Promise((resolve) => (answer = resolve)));
    show(<AccountOffer />);
    fireEvent.click(startButton());
    fireEvent.click(startButton());
    expect(startButton().disabled).toBe(true);
    await waitFor(() => expect(checkouts(calls)).toHaveLength(1));
    answer({ url: 'https://pay.test/c/1' });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/c/1'));
    expect(startButton().disabled).toBe(true);
    expect(checkouts(calls)).toEqual([
      { path: 'billing.checkout', input: { priceId: 'price_1', attempt: expect.stringMatching(/^[0-9a-f-]{36}$/u) } },
    ]);
  });

  it.each([{}, { url: null }, { url: '' }, { url: 'javascript:alert(1)' }, { url: '//evil.test' }])(
    'goes nowhere without a web address: %o (PAY-005)',
    async (answer) => {
      offer(() => answer);
      show(<AccountOffer />);
      fireEvent.click(startButton());
      expect(await screen.findByText('No checkout URL returned from server. Please try again later.')).toBeTruthy();
      expect(assign).not.toHaveBeenCalled();
      expect(startButton().disabled).toBe(false);
    },
  );

  it('takes an empty answer for one without an address', async () => {
    offer(() => json({}));
    show(<AccountOffer />);
    fireEvent.click(startButton());
    expect(await screen.findByText(/^No checkout URL returned from server\./u)).toBeTruthy();
  });

  it.each([
    ['UNAVAILABLE', 503, 'Service temporarily unavailable. Please try again later. Nothing has been charged.'],
    ['CONFLICT', 409, 'You already have a subscription. A second one was not started.'],
  ])('says why it did not work (%s), and a second press is another attempt (PAY-006)', async (code, status, words) => {
    const calls = offer(() => refused(code, status));
    show(<AccountOffer />);
    fireEvent.click(startButton());
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(startButton());
    await waitFor(() => expect(checkouts(calls)).toHaveLength(2));
    expect(new Set(checkouts(calls).map(({ input }) => JSON.stringify(input))).size).toBe(2);
  });

  it('can be pressed again by somebody who comes back from the checkout', async () => {
    offer(() => ({ url: 'https://pay.test/c/1' }));
    show(<AccountOffer />);
    fireEvent.click(startButton());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(startButton().disabled).toBe(false);
  });

  it('cannot be bought while payments are not configured, and says so (PRICE-007)', async () => {
    offer(() => null, { payments: 'none' });
    show(<AccountOffer />, { services: { ai: 'builtin', payments: 'none', mail: 'outbox' } });
    expect(screen.getByText(/^Payment configuration is incomplete\. Please contact support\./u)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Configuration incomplete' }).disabled).toBe(true);
  });

  it('takes the button away once the provider has refused the configuration', async () => {
    let payments = 'stripe';
    fakeServer({
      'billing.plan': () => ({ plan, payments }),
      'billing.subscription': () => ({ subscription: null }),
      'billing.checkout': () => {
        payments = 'none';
        return refused('UNAVAILABLE', 503);
      },
    });
    show(<AccountOffer />);
    fireEvent.click(startButton());
    expect(await screen.findByRole('button', { name: 'Configuration incomplete' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull();
  });

  it('names the sandbox as a test', async () => {
    offer(() => null, { payments: 'sandbox' });
    show(<AccountOffer />);
    expect(screen.getByText('Test payment')).toBeTruthy();
  });

  it('sells nothing to founders and to those who have it (PRICE-011)', async () => {
    const calls = offer(() => null);
    show(<AccountOffer />, { isFounder: true, hasPremiumAccess: true, tier: 'founder' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Founder')).toBeTruthy();
    expect(calls).toEqual([]);
    cleanup();
    show(<AccountOffer />, { hasPremiumAccess: true, tier: 'premium' });
    expect(screen.getByText('Your Premium plan is active.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull();
  });

  it('says the same in both places about a subscription that is paused, and how to resume it', async () => {
    offer(() => null, { subscription: subscriptionOf({ subscription_status: 'paused' }) });
    show(<AccountOffer />);
    expect(await screen.findByText(/Resume it instead of buying a second one/u)).toBeTruthy();
    expect(screen.getByText('Paused')).toBeTruthy();
    expect(screen.getByText(/nothing is charged while your subscription is paused/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy();
    expect(screen.queryByText('You have no subscription.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull();
  });

  it.each([
    [Date.parse('2999-08-01T12:00:00Z') / 1000, /^Payments are paused until August 1, 2999\. .*you keep Premium/u],
    [null, /^Payments are paused until they are resumed\. .*you keep Premium/u],
  ])('says in both places that payments are paused, until when, and what Premium is meanwhile', async (until, text) => {
    const end = Date.now() / 1000 + 1000;
    const paused = subscriptionOf({ current_period_end: end, payments_paused: true, payments_resume_at: until });
    offer(() => null, { subscription: paused });
    show(<AccountOffer />, { hasPremiumAccess: true });
    expect(await screen.findByText('Your Premium plan is active. Payments are paused.')).toBeTruthy();
    expect(screen.getByText('Payments paused')).toBeTruthy();
    expect(screen.getByText(text).querySelector('a')?.href).toMatch(/^mailto:/u);
    expect(screen.queryByText('Renews on')).toBeNull();
    expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull();
  });

  it('sells no second subscription to somebody whose payment is overdue', async () => {
    offer(() => null, { subscription: subscriptionOf({ subscription_status: 'past_due' }) });
    show(<AccountOffer />);
    expect(await screen.findByText(/There is no need to buy it again/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull();
  });
});
