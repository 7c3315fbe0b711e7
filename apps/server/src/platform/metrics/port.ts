import type { AskedTask, GenerationFailure, GenerationSource } from '@elan/domain/generation';
import type { ModuleKey } from '@elan/domain/modules/keys';

export const generationOutcomes = ['succeeded', 'truncated', 'cancelled'] as const;
export type GenerationOutcome = (typeof generationOutcomes)[number] | GenerationFailure;
export type MailOutcome = 'sent' | 'refused' | 'postponed' | 'unreachable' | 'given_up';
/** `repeated`: the provider sent an event again that was already handled. */
export type WebhookOutcome = 'handled' | 'ignored' | 'repeated' | 'refused' | 'failed';
/**
 * What the product counts and times for its operator. No label names a person, a project or an address (and each
 * label has few values).
 */
export type Metrics = {
  /** `route` is a procedure or a route pattern, never a path. */
  request(seen: { method: string; route: string; status: number; seconds: number }): void;
  generation(seen: { module: ModuleKey | AskedTask; outcome: GenerationOutcome; seconds: number }): void;
  /** How long a writer took from the request to its first piece of text. */
  firstText(seen: { source: GenerationSource; seconds: number }): void;
  mail(outcome: MailOutcome): void;
  webhook(outcome: WebhookOutcome): void;
  crashReport(): void;
  /** Whether the standby answered a read, or the primary because the standby was behind or failed. */
  standbyRead(outcome: 'answered' | 'behind' | 'failed'): void;
};

/** For a server whose operator does not collect metrics. */
export const noMetrics: Metrics = {
  request() {},
  generation() {},
  firstText() {},
  mail() {},
  webhook() {},
  crashReport() {},
  standbyRead() {},
};

/** What is read only when somebody asks for the metrics. */
export type Readings = {
  database(): { inUse: number; idle: number; waiting: number; limit: number };
  /** Rejects while the database does not answer. */
  mails(): Promise<{ waiting: number; oldestSeconds: number }>;
  streams(): number;
  passwords(): { running: number; waiting: number };
  /** When the newest backup was written, null while there is none; undefined where the server writes none. */
  newestBackup(): Promise<Date | null | undefined>;
  /** Whether the archive follows the database's log; undefined where there is none. */
  archive(): Promise<boolean | undefined>;
  /** Whether reads go to the standby; undefined where there is none. */
  standby(): boolean | undefined;
};

/** Metrics that can be read. */
export type MetricsRegistry = Metrics & {
  /** Adds the metrics that are read on demand. Call once. */
  read(readings: Readings): void;
  /** All metrics in Prometheus's text format. */
  exposition(): Promise<{ contentType: string; text: string }>;
  /** The names of all series, as they appear in the text. */
  names(): string[];
};
