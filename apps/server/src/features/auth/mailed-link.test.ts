import { expect, test } from 'vitest';
import { outboxMails } from '../../db/schema/mail.ts';
import { newAddress, post, testPassword } from '../../testing/account-calls.ts';
import { createTestApp } from '../../testing/test-app.ts';

test.each(['request-password-reset', 'sign-in/link', 'send-verification-email'])(
  '%s runs the same statements for every address, so that its time tells nothing',
  async (path) => {
    const statements: string[] = [];
    const observe = <T>(statement: string, run: () => Promise<T>) => {
      statements.push(statement);
      return run();
    };
    const traces = { observe, ports: <D>(deps: D) => deps, tracing: undefined };
    const app = await createTestApp({ settings: { confirmsAddresses: true }, traces: traces as never });
    const email = newAddress();
    await post(app, 'sign-up/email', { email, password: testPassword });
    const before = await app.deps.db.select().from(outboxMails);
    const run = async (address: string) => {
      statements.length = 0;
      expect((await post(app, path, { email: address })).status).toBe(200);
      return [...statements];
    };
    const unknown = await run(newAddress());
    expect(unknown.some((statement) => statement.includes('insert into "outbox_mails"'))).toBe(true);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(before.length);
    expect(await run(email)).toEqual(unknown);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(before.length + 1);
  },
);
