import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sandboxRecords } from '../../db/schema/billing.ts';
import type { SandboxRecord, SandboxStore } from '../../platform/payments/sandbox-records.ts';

/** Stores the sandbox's records in their own table, so that a test subscription survives a restart. */
export function createSandboxStore(db: Database): SandboxStore {
  const table = sandboxRecords;
  return {
    async find(id) {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row === undefined ? null : (row.record as SandboxRecord);
    },
    async listOf(customerId) {
      const rows = await db
        .select()
        .from(table)
        .where(eq(table.customerId, customerId))
        .orderBy(desc(table.createdSecond));
      return rows.map(({ record }) => record as SandboxRecord);
    },
    async add(record) {
      const { id, customerId, created: createdSecond } = record;
      await db.insert(table).values({ id, customerId, record, createdSecond }).onConflictDoNothing();
    },
    async replace(record) {
      await db.update(table).set({ record }).where(eq(table.id, record.id));
    },
    async removeCustomer(customerId) {
      await db.delete(table).where(eq(table.customerId, customerId));
    },
  };
}
