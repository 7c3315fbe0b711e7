// @vitest-environment happy-dom
import type { Subscription } from '@elan/contract/billing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refused } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { subscriptionOf } from '../../testing/subscription.ts';
import { SubscriptionCard } from './subscription-card.tsx';

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

const month = 30 * 24 * 60 * 60;

describe('SubscriptionCard', () => {
  const current = (change: Partial<Subscription> = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return subscriptionOf({ current_period_start: now - 60, current_period_end: now + month, ...change });
  };
  const premium = { hasPremiumAccess: true, tier: 'premium' } as const;
  const own = (subscription: Subscription | null, portal: () => unknown = () => null) =>
    fakeServer({ 'billing.subscription': () => ({ subscription }), 'billing.portal': portal });

  it('shows founders the founder card, and nothing to manage (PAY-016, ACC-018)', () => {
    show(<SubscriptionCard />, { isFounder: true, hasPremiumAccess: true, tier: 'founder' });
    expect(screen.getByText('Everything is included in your founder account. There is nothing to pay.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads from no subscription to the plan (PAY-017)', async () => {
    own(null);
    show(<SubscriptionCard />);
    expect((await screen.findByRole('link', { name: 'See Premium' })).getAttribute('href')).toBe('/pricing');
    expect(screen.getByText('You have no subscription.')).toBeTruthy();
  });

  it.each([
    ['en', false, 'Renews on', 'Visa ending in 4242', 'Manage subscription'],
    ['en', true, 'Ends on', 'Visa ending in 4242', 'Manage subscription'],
    ['fr', false, 'Se renouvelle le', 'Visa se terminant par 4242', "Gérer l'abonnement"],
    ['fr', true, 'Se termine le', 'Visa se terminant par 4242', "Gérer l'abonnement"],
  ] as const)(
    'says when it goes on or ends, and with which card (%s, %s)',
    async (language, ends, label, card, button) => {
      own(current({ cancel_at_period_end: ends }));
      show(<SubscriptionCard />, premium, language);
      for (const text of [label, card, button]) expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.queryByText(label === 'Ends on' ? 'Renews on' : 'Ends on')).toBeNull();
    },
  );

  it('names the address to cancel at (ACC-016)', async () => {
    own(current());
    show(<SubscriptionCard />, premium);
    const mail = await screen.findByRole('link', { name: /@/u });
    expect(mail.getAttribute('href')).toBe('mailto:support@example.com?subject=Cancel%20my%20subscription');
    expect(screen.getByText(/Your access lasts until the end of the billing period/u)).toBeTruthy();
  });

  it('leads to the portal', async () => {
    own(current(), () => ({ url: 'https://pay.test/p/1' }));
    show(<SubscriptionCard />, premium);
    fireEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/p/1'));
  });

  it('asks for a payment that is overdue, and says when the way there is closed (L-03)', async () => {
    own(current({ subscription_status: 'past_due' }), () => refused('UNAVAILABLE', 503));
    show(<SubscriptionCard />);
    expect(await screen.findByText(/^The last payment did not go through/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Update the payment' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The subscription page could not be opened. Nothing was changed. Service temporarily unavailable. Please try again later.',
    );
  });

  it('says that it could not be loaded, and looks again', async () => {
    let down = true;
    fakeServer({ 'billing.subscription': () => (down ? refused('INTERNAL', 500) : { subscription: null }) });
    show(<SubscriptionCard />);
    expect(await screen.findByText(/^Your subscription could not be loaded/u)).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have no subscription.')).toBeTruthy();
  });
});
