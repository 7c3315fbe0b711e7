import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** The statements that a call sends. */
export async function statementsOf(app: TestApp, call: () => Promise<unknown>): Promise<string[]> {
  const { $client: pool } = app.deps.db;
  const client = await pool.connect();
  const query = vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(client)), 'query');
  client.release();
  try {
    await call();
    // A plain string is sent only when a new connection is set up.
    return query.mock.calls.flatMap(([what]) => (typeof what === 'string' ? [] : [(what as { text: string }).text]));
  } finally {
    query.mockRestore();
  }
}
