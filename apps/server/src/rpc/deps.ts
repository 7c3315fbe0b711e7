import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import type { Readers } from '../db/readers.ts';
import type { Standby } from '../db/standby.ts';
import type { Settings } from '../env.ts';
import type { AnalysisWriter } from '../platform/ai/port.ts';
import type { Runs } from '../platform/ai/runs.ts';
import type { FileMakers } from '../platform/file-maker.ts';
import type { RateLimiter } from '../platform/http/rate-limit.ts';
import type { LiveBus } from '../platform/live/port.ts';
import type { Metrics } from '../platform/metrics/port.ts';
import type { ObjectStore } from '../platform/objects/port.ts';
import type { PasswordHasher } from '../platform/passwords/hasher.ts';
import type { PaymentProvider } from '../platform/payments/port.ts';

/** Everything a feature may use beyond its own code. Created once at startup; tests create their own. */
export type Deps = {
  settings: Settings;
  db: Database;
  readers: Readers;
  /** Answers reads in place of the primary; null when there is none. */
  standby: Standby | null;
  log: Logger;
  /** Null when every picture is in the database. */
  pictureStore: ObjectStore | null;
  metrics: Metrics;
  live: LiveBus;
  limiter: RateLimiter;
  /** Wakes mail delivery after a mail was queued; does nothing when no mail server is configured. */
  wakeMails: () => void;
  now: () => Date;
  /** Null when production runs without a usable key: every generation then fails with 'configuration'. */
  writer: AnalysisWriter | null;
  runs: Runs;
  /** Null when nothing can be bought. */
  payments: PaymentProvider | null;
  passwords: PasswordHasher;
  makers: FileMakers;
  /** Signs session cookies; at least 32 characters. */
  authSecret: string;
};
