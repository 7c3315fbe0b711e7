import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviour } from '../../apps/server/src/testing/model-server.ts';
import { startStripeServer, stripeEnv, stripePrice } from '../../apps/server/src/testing/stripe-server.ts';
import { signUp } from '../api.ts';
import { startModel } from '../model.ts';
import { askForAnalysis, call } from './people.ts';
import { type Product, productOn } from './product.ts';
import { startSmtpServer } from './smtp-server.ts';
import type { Finding } from './two-starters.ts';

/** The product with a model, a mail server and a payment provider that fail in every way. */
export async function checkOutside(directory: string, port: number): Promise<Finding[]> {
  mkdirSync(directory, { recursive: true });
  const model = await startModel(port + 1);
  const stripe = await startStripeServer(port + 2);
  const mail = await startSmtpServer(port + 3);
  const product = productOn(port, join(directory, 'data'), {
    ...stripeEnv(stripe.url),
    OPENAI_API_KEY: 'sk-faults',
    OPENAI_BASE_URL: model.url,
    AI_SILENCE_SECONDS: '2',
    SMTP_URL: `smtp://127.0.0.1:${port + 3}`,
    MAIL_FROM: 'product@example.test',
  });
  try {
    await product.start();
    const findings: Finding[] = [];
    for (const [what, behaviour] of modelFaults) {
      await model.behave(behaviour);
      findings.push([`model ${what}`, ...(await generate(product))]);
    }
    findings.push(...(await checkPayments(product, stripe)), ...(await checkMails(product, mail)));
    await model.stop();
    findings.push(['model down', ...(await generate(product))]);
    return findings;
  } finally {
    await product.stop();
    await Promise.all([stripe.close(), mail.stop(), model.stop()]);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Where mails are sent, nobody signs in before their address is confirmed. @param isPaying may invite others */
async function confirmedPerson(product: Product, isPaying = false): Promise<string> {
  const client = await product.connect();
  try {
    return await signUp(product.origin, async (email) => {
      await client.query('update users set email_verified = true where email = $1', [email]);
      await client.query(
        `insert into stripe_user_subscriptions (user_id, customer_id, subscription_id, subscription_status,
           current_period_start, current_period_end)
         select id, 'cus_' || id, 'sub_' || id, 'active', extract(epoch from now())::bigint - 86400,
           extract(epoch from now())::bigint + 2500000
         from users where email = $1 and $2`,
        [email, isPaying],
      );
    });
  } finally {
    await client.end();
  }
}

const modelFaults: readonly (readonly [string, Behaviour])[] = [
  ['slow: nothing for longer than allowed', { kind: 'reply', firstDelay: 60_000 }],
  ['stalled in the middle', { kind: 'reply', stallAfter: 3 }],
  ['cut off in the middle', { kind: 'reply', cutAfter: 3 }],
  ['failing with 500', { kind: 'error', status: 500 }],
  ['lying: a web page', { kind: 'raw', body: '<html>200</html>', contentType: 'text/html' }],
  ['lying: broken events', { kind: 'raw', body: 'data: {"choices": [{"delta": \n\ndata: [DONE]\n\n' }],
];

/** A generation must end as failed and give its unit back, or keep what had arrived; and hold up nobody. */
async function generate(product: Product): Promise<[string, boolean]> {
  const { origin } = product;
  const cookie = await confirmedPerson(product);
  const running = askForAnalysis(origin, cookie).then((response) => response.text());
  const meanwhile = await call(`${origin}/api/v1/projects`, 'GET', cookie);
  const events = await running;
  const partial = /"truncated":true/u.test(events) ? 'what had arrived was kept' : undefined;
  const failure = partial ?? /"failure":"(\w+)"/u.exec(events)?.[1] ?? `no failure: ${events.slice(0, 200)}`;
  const account = await call(`${origin}/api/v1/account`, 'GET', cookie);
  const { used } = (account.body as { usage: { used: number } }).usage;
  const isRight =
    !failure.startsWith('no failure') && used === (partial === undefined ? 0 : 1) && meanwhile.status === 200;
  return [`${failure}, ${used} units taken, other calls ${meanwhile.status}`, isRight];
}

async function checkPayments(product: Product, stripe: Awaited<ReturnType<typeof startStripeServer>>) {
  const { origin } = product;
  const cookie = await confirmedPerson(product);
  const press = { priceId: stripePrice, attempt: randomUUID() };
  const checkout = () => call(`${origin}/api/v1/checkout`, 'POST', cookie, press);
  stripe.setDown(true);
  const down = await checkout();
  stripe.setDown(false);
  stripe.setDelay(3_000);
  const slow = await checkout();
  stripe.setDelay(0);
  const back = await checkout();
  const again = await checkout();
  const open = stripe.checkouts.size;
  const isRight = down.status === 503 && back.status === 200 && again.status === 200 && open === 1;
  const outcome = `down ${down.status}, slow ${slow.status}, back ${back.status}; ${open} checkout for four presses`;
  return [['payments down, slow, back', outcome, isRight] satisfies Finding];
}

async function checkMails(product: Product, mail: Awaited<ReturnType<typeof startSmtpServer>>) {
  const owner = await confirmedPerson(product, true);
  const api = `${product.origin}/api/v1`;
  const { id } = (await call(`${api}/projects`, 'POST', owner, { name: 'Bakery' })).body as { id: string };
  const invited: string[] = [];
  const statuses = new Set<number | undefined>();
  for (const behaviour of ['silent', 'tries later', 'takes'] as const) {
    mail.behave(behaviour);
    for (let each = 0; each < 3; each += 1) {
      const email = `${randomUUID()}@example.test`;
      invited.push(email);
      const invitation = { email, role: 'viewer', language: 'en' };
      statuses.add((await call(`${api}/projects/${id}/collaborators`, 'POST', owner, invitation)).status);
    }
    await delay(1_000);
  }
  // Deliveries that failed are due again after minutes; their time is brought forward.
  const client = await product.connect();
  const received = () => invited.map((email) => mail.taken.filter((taken) => taken === email).length);
  for (let turn = 0; turn < 120 && received().includes(0); turn += 1) {
    await client.query(`update outbox_mails set due_at = now() where sent_at is null and text <> ''`);
    await delay(500);
  }
  await client.end();
  const missing = received().filter((count) => count === 0).length;
  const doubled = received().filter((count) => count > 1).length;
  const outcome = `invitations ${[...statuses].join(', ')}; ${missing} of ${invited.length} mails missing, ${doubled} doubled`;
  const isRight = statuses.size === 1 && statuses.has(200) && missing === 0 && doubled === 0;
  return [['mail server silent, refusing, back', outcome, isRight] satisfies Finding];
}
