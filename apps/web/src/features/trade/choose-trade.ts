import type { KeptRow } from '@elan/contract/ledger';
import type { TradeChoice } from '@elan/domain/trades/trade-names';
import { client } from '../../data/api/api.ts';

/** Keeps the trade of a project among its settings; null takes it away. Throws what the call failed with. */
export async function chooseTrade(projectId: string, trade: TradeChoice | null): Promise<void> {
  const { rows } = await client.ledger.get({ projectId });
  const kept = rows.find(
    (row): row is KeptRow & { kind: 'setting' } => row.kind === 'setting' && row.cells.name === 'trade',
  );
  if (trade === null) {
    if (kept !== undefined) await client.ledger.save({ projectId, removed: [{ id: kept.id, version: kept.version }] });
    return;
  }
  const row = {
    id: kept?.id ?? crypto.randomUUID(),
    kind: 'setting' as const,
    cells: { name: 'trade' as const, value: trade },
    origins: {},
    status: 'confirmed' as const,
    off: false,
    note: null,
    proof: null,
    proposal: null,
    version: kept?.version ?? null,
    position: kept?.position ?? 0,
  };
  await client.ledger.save({ projectId, rows: [row] });
}
