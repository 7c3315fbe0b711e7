import { describe, expect, test } from 'vitest';
import { readEvent } from './read-event.ts';
import { isSignedBody, signBody } from './signed-body.ts';

const event = (type: string, object: object) => ({ id: 'evt_1', type, data: { object } });

describe('an event', () => {
  test.each([
    ['customer.subscription.updated', { customer: 'cus_1' }, { about: 'customer', customerId: 'cus_1' }],
    ['invoice.paid', { customer: { id: 'cus_1' } }, { about: 'customer', customerId: 'cus_1' }],
    [
      'payment_method.automatically_updated',
      { id: 'pm_1', customer: 'cus_1' },
      { about: 'customer', customerId: 'cus_1' },
    ],
    ['customer.deleted', { id: 'cus_1' }, { about: 'customer', customerId: 'cus_1' }],
    ['charge.refunded', { id: 'ch_1', customer: 'cus_1' }, { about: 'charge', chargeId: 'ch_1' }],
    ['charge.dispute.created', { id: 'dp_1', charge: 'ch_1' }, { about: 'charge', chargeId: 'ch_1' }],
    ['checkout.session.completed', { id: 'cs_1', customer: null }, { about: 'nothing' }],
    ['payout.paid', { id: 'po_1', customer: 'cus_1' }, { about: 'nothing' }],
  ])('%s says whom to look at', (type, object, expected) => {
    expect(readEvent(event(type, object))).toEqual({ id: 'evt_1', ...expected });
  });

  test.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ id: '', type: 'invoice.paid', data: { object: {} } }],
    [{ id: 'evt_1' }],
  ])('%j is none', (value) => {
    expect(readEvent(value)).toBeNull();
  });
});

describe('a signed body', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const body = new TextEncoder().encode('{"é":1}');
  const accepts = (signature: string | undefined, at = now) => isSignedBody(body, signature, 'secret', at, 300);

  test('is accepted within the tolerance, either way', () => {
    const signature = signBody('{"é":1}', 'secret', now);
    expect(accepts(signature)).toBe(true);
    expect(accepts(signature, new Date(now.getTime() + 300_000))).toBe(true);
    expect(accepts(signature, new Date(now.getTime() + 301_000))).toBe(false);
    expect(accepts(signature, new Date(now.getTime() - 301_000))).toBe(false);
  });

  test('is refused otherwise', () => {
    expect(accepts(undefined)).toBe(false);
    expect(accepts('')).toBe(false);
    expect(accepts(signBody('{"é":2}', 'secret', now))).toBe(false);
    expect(accepts(signBody('{"é":1}', 'other', now))).toBe(false);
    expect(accepts(`${signBody('{"é":1}', 'secret', now)}00`)).toBe(false);
  });
});
