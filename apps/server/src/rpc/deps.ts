import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import type { Readers } from '../db/readers.ts';
import type { Settings } from '../env.ts';
import type { AnalysisWriter } from '../platform/ai/port.ts';
import type { Runs } from '../platform/ai/runs.ts';
import type { RateLimiter } from '../platform/http/rate-limit.ts';
import type { LiveBus } from '../platform/live/port.ts';
import type { PasswordHasher } from '../platform/passwords/hasher.ts';
import type { PaymentProvider } from '../platform/payments/port.ts';

/** Everything a feature may reach beyond its own code. Made once at the start; tests make their own. */
export type Deps = {
  settings: Settings;
  db: Database;
  readers: Readers;
  log: Logger;
  live: LiveBus;
  limiter: RateLimiter;
  /** Tells whoever sends mails that one was queued; nothing happens where no mail server is configured. */
  wakeMails: () => void;
  /** The current time. */
  now: () => Date;
  /** Null when production runs without a usable key: every generation then fails with 'configuration'. */
  writer: AnalysisWriter | null;
  runs: Runs;
  /** Null where nothing can be bought. */
  payments: PaymentProvider | null;
  passwords: PasswordHasher;
  /** Signs session cookies; at least 32 characters. */
  authSecret: string;
};
