import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import type { Readers } from '../db/readers.ts';
import type { Settings } from '../env.ts';
import type { AnalysisWriter } from '../platform/ai/port.ts';
import type { Runs } from '../platform/ai/runs.ts';
import type { PaymentProvider } from '../platform/payments/port.ts';

/** Everything a feature may reach beyond its own code. Made once at the start; tests make their own. */
export type Deps = {
  settings: Settings;
  db: Database;
  readers: Readers;
  log: Logger;
  /** The current time. */
  now: () => Date;
  /** Null when production runs without a usable key: every generation then fails with 'configuration'. */
  writer: AnalysisWriter | null;
  runs: Runs;
  /** Null where nothing can be bought. */
  payments: PaymentProvider | null;
  /** Signs session cookies; at least 32 characters. */
  authSecret: string;
};
