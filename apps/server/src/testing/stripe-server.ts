import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  newSubscription,
  readForm,
  type StripeCharge,
  type StripeCheckout,
  type StripeSubscription,
} from './stripe-objects.ts';

export const stripeWebhookSecret = 'whsec_of_the_tests';
export const stripePrice = 'price_monthly';
export const stripeProduct = 'prod_premium';

/** Settings that make a server use the stand-in at this origin. */
export function stripeEnv(url: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    STRIPE_PRICE_ID: stripePrice,
    STRIPE_PRODUCT_ID: stripeProduct,
    STRIPE_API_URL: url,
  };
}

export type RecordedCall = { method: string; path: string; body: Record<string, unknown>; key: string | undefined };

export type SignedEvent = { id: string; body: string; signature: string };

export type StripeServer = {
  url: string;
  calls: RecordedCall[];
  customers: Map<string, { id: string; deleted: boolean; email?: string }>;
  checkouts: Map<string, StripeCheckout>;
  subscriptions: Map<string, StripeSubscription>;
  charges: Map<string, StripeCharge>;
  /** The price as the stand-in has it. */
  price: { unit_amount: number; currency: string; active: boolean };
  /** Refuses every call, because the key is wrong or because it is not permitted to make the call. */
  setKeyRefused(refusal: 'wrong' | 'not permitted' | null): void;
  /** While down, every call is answered with 500. */
  setDown(isDown: boolean): void;
  /** The next call to this path is answered with 500, and so is its repetition with the same idempotency key. */
  failNext(path: string): void;
  /** Computes the next response at once but holds it back until releaseAnswer. */
  holdAnswer(): void;
  releaseAnswer(): void;
  /** Milliseconds before each answer. */
  setDelay(milliseconds: number): void;
  /** The person pays an open checkout. @returns the subscription this creates */
  pay(checkoutId: string): StripeSubscription;
  /** Creates a subscription outside the checkout. */
  subscribe(customer: string, values?: Partial<StripeSubscription>): StripeSubscription;
  close(): Promise<void>;
};

/** Signs an event for the webhook. @param age seconds since it was signed */
export function signEvent(type: string, object: object, { id = `evt_${randomUUID()}`, age = 0 } = {}): SignedEvent {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const seconds = Math.floor(Date.now() / 1000) - age;
  const code = createHmac('sha256', stripeWebhookSecret).update(`${seconds}.${body}`).digest('hex');
  return { id, body, signature: `t=${seconds},v1=${code}` };
}

class StripeRefusal extends Error {
  readonly status: number;
  readonly error: object;

  constructor(status: number, error: object) {
    super('refused');
    this.status = status;
    this.error = error;
  }
}

const missing = (param: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${param}`,
  });

/** Starts a stand-in for Stripe, over real HTTP on the loopback address. */
export async function startStripeServer(port = 0): Promise<StripeServer> {
  const calls: RecordedCall[] = [];
  const customers: StripeServer['customers'] = new Map();
  const checkouts: StripeServer['checkouts'] = new Map();
  const subscriptions: StripeServer['subscriptions'] = new Map();
  const charges: StripeServer['charges'] = new Map();
  const price: StripeServer['price'] = { unit_amount: 1_699, currency: 'cad', active: true };
  let keyRefused: Parameters<StripeServer['setKeyRefused']>[0] = null;
  /** Responses by idempotency key; null while the first request is being processed. */
  const answered = new Map<string, { request: string; status: number; body: object } | null>();
  let isDown = false;
  let failing: string | undefined;
  let holdsNext = false;
  let held = Promise.withResolvers<void>();
  let delay = 0;

  const customer = (id: unknown) => {
    const found = customers.get(String(id));
    if (found === undefined || found.deleted) throw missing('customer');
    return found;
  };
  const find = <T>(map: Map<string, T>, id: string | undefined, name: string): T => {
    const found = map.get(id ?? '');
    if (found === undefined) throw missing(name);
    return found;
  };
  const cancel = (subscription: StripeSubscription) => {
    if (subscription.status === 'canceled') throw missing('id');
    return Object.assign(subscription, { status: 'canceled', canceled_at: Math.floor(Date.now() / 1000) });
  };
  const subscribe: StripeServer['subscribe'] = (customerId, values = {}) => {
    const id = values.id ?? `sub_${randomUUID()}`;
    const made = newSubscription({ id, customer: customerId, price: stripePrice, product: stripeProduct });
    subscriptions.set(id, Object.assign(made, values));
    const charge = { id: `ch_${id}`, payment_intent: `pi_${id}`, customer: customerId, invoice: `in_${id}` };
    charges.set(charge.id, { ...charge, object: 'charge', refunded: false, disputed: false });
    return made;
  };

  /** One call: `POST customers`, `GET customers/:id` and so on. */
  function answer(method: string, path: string, body: Record<string, unknown>): object {
    const [resource, id, action] = path
      .replace('checkout/', 'checkout_')
      .replace('billing_portal/', 'portal_')
      .split('/');
    const route = [method, resource, ...(id === undefined ? [] : [':id']), ...(action === undefined ? [] : [action])];
    switch (route.join(' ')) {
      case 'GET prices :id':
        if (id !== stripePrice) throw missing('price');
        return { id, object: 'price', ...price, recurring: { interval: 'month', interval_count: 1 } };
      case 'POST customers': {
        const made = { id: `cus_${randomUUID()}`, object: 'customer', deleted: false };
        customers.set(made.id, made);
        return made;
      }
      case 'POST customers :id':
        return Object.assign(customer(id), { email: String(body['email']) });
      case 'DELETE customers :id': {
        const found = customer(id);
        for (const each of subscriptions.values()) {
          if (each.customer === id && each.status !== 'canceled') cancel(each);
        }
        return Object.assign(found, { deleted: true });
      }
      case 'POST checkout_sessions':
        return openCheckout(body);
      case 'GET checkout_sessions :id':
        return find(checkouts, id, 'session');
      case 'POST checkout_sessions :id expire': {
        const found = find(checkouts, id, 'session');
        if (found.status !== 'open')
          throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'not open' });
        return Object.assign(found, { status: 'expired', url: null });
      }
      case 'GET subscriptions': {
        customer(body.customer);
        const data = [...subscriptions.values()].filter((each) => each.customer === body.customer);
        return { object: 'list', has_more: false, data: data.reverse() };
      }
      case 'GET subscriptions :id':
        return find(subscriptions, id, 'id');
      case 'POST subscriptions :id': {
        const found = find(subscriptions, id, 'id');
        if (found.status === 'canceled') throw missing('id');
        return Object.assign(found, { cancel_at_period_end: body.cancel_at_period_end === 'true' });
      }
      case 'DELETE subscriptions :id':
        return cancel(find(subscriptions, id, 'id'));
      case 'POST portal_sessions':
        return { object: 'billing_portal.session', url: `${url}/portal/${customer(body.customer).id}` };
      case 'GET charges :id':
        return find(charges, id, 'id');
      case 'GET invoice_payments': {
        const intent = (body.payment as { payment_intent?: string } | undefined)?.payment_intent;
        const data = [...charges.values()].filter((each) => each.payment_intent === intent);
        return {
          object: 'list',
          has_more: false,
          data: data.map(({ invoice }) => ({ id: `inpay_${invoice}`, invoice })),
        };
      }
      case 'GET invoices :id': {
        const subscription = id?.replace(/^in_/u, '').replace(/_before$/u, '');
        return {
          id,
          object: 'invoice',
          parent: { type: 'subscription_details', subscription_details: { subscription } },
        };
      }
      default:
        throw new StripeRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${route})` });
    }
  }

  function openCheckout(body: Record<string, unknown>): StripeCheckout {
    const [item] = Object.values(body.line_items as Record<string, { price: string; quantity: string }>);
    if (item?.price !== stripePrice) throw missing('line_items[0][price]');
    if (!price.active) {
      const message = 'The price specified is inactive. This field only accepts active prices.';
      throw new StripeRefusal(400, { type: 'invalid_request_error', param: 'line_items[0][price]', message });
    }
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const made = {
      ...(body as Pick<StripeCheckout, 'mode' | 'success_url' | 'cancel_url' | 'subscription_data' | 'metadata'>),
      id,
      object: 'checkout.session' as const,
      customer: customer(body.customer).id,
      client_reference_id: typeof body.client_reference_id === 'string' ? body.client_reference_id : null,
      status: 'open' as const,
      payment_status: 'unpaid',
      subscription: null,
      url: `${url}/pay/${id}`,
      price: item.price,
      locale: String(body.locale),
    };
    checkouts.set(id, made);
    return made;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'] as string | undefined;
    const text = method === 'POST' ? await readBody(request) : search.slice(1);
    const path = pathname.replace('/v1/', '');
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` });
      response.end(JSON.stringify(body));
    };
    calls.push({ method, path, body: readForm(text), key });
    if (keyRefused === 'not permitted') {
      return send(403, { error: { type: 'invalid_request_error', message: 'The provided key may not do this' } });
    }
    if (keyRefused === 'wrong' || request.headers.authorization !== 'Bearer sk_test_of_the_tests') {
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    }
    const known = key === undefined ? undefined : answered.get(key);
    if (known === null) {
      return send(409, { error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use' } });
    }
    if (known !== undefined) {
      if (known.request === `${path}?${text}`) return send(known.status, known.body);
      return send(400, { error: { type: 'idempotency_error', message: 'The parameters do not match the key' } });
    }
    if (key !== undefined && method === 'POST') answered.set(key, null);
    await wait(delay);
    const result = resultOf(() => {
      const fails = isDown || failing === path;
      if (failing === path) failing = undefined;
      if (fails) throw new StripeRefusal(500, { type: 'api_error', message: 'down' });
      return answer(method, path, readForm(text));
    });
    if (holdsNext) {
      holdsNext = false;
      await held.promise;
    }
    // A failure is replayed for its key like a success, unless the request was refused before processing.
    if (key !== undefined && method === 'POST') {
      if (result.status === 200 || result.status >= 500) answered.set(key, { request: `${path}?${text}`, ...result });
      else answered.delete(key);
    }
    send(result.status, result.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    customers,
    checkouts,
    subscriptions,
    charges,
    price,
    setDown(down) {
      isDown = down;
    },
    setKeyRefused(refusal) {
      keyRefused = refusal;
    },
    failNext(path) {
      failing = path;
    },
    holdAnswer() {
      held = Promise.withResolvers();
      holdsNext = true;
    },
    releaseAnswer() {
      held.resolve();
    },
    setDelay(milliseconds) {
      delay = milliseconds;
    },
    pay(checkoutId) {
      const checkout = find(checkouts, checkoutId, 'session');
      if (checkout.status !== 'open') throw new Error(`a checkout that is ${checkout.status} was paid`);
      const made = subscribe(checkout.customer, { metadata: checkout.subscription_data.metadata });
      Object.assign(checkout, { status: 'complete', payment_status: 'paid', subscription: made.id, url: null });
      return made;
    },
    subscribe,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

/** Snapshots the result, because the response stored for a key must not change later. */
function resultOf(work: () => object): { status: number; body: object } {
  try {
    return { status: 200, body: structuredClone(work()) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
