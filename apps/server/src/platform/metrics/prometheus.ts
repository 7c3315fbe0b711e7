import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Metrics, MetricsRegistry, Readings } from './port.ts';

/** Bounds in seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const generationBuckets = [1, 2.5, 5, 10, 20, 30, 45, 60, 90, 120, 180, 300];
const firstTextBuckets = [0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 20, 30];

/** Methods a label may name; a client can send others. */
const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Metrics in a registry of their own, together with those of the process: memory, processor, event loop. */
export function createMetricsRegistry(): MetricsRegistry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let readSlowly = async () => {};
  return {
    ...createMetrics(registry),
    read(readings) {
      readSlowly = addReadings(registry, readings);
    },
    async exposition() {
      await readSlowly();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    names: () =>
      registry
        .getMetricsAsArray()
        .flatMap(({ name, type }) =>
          type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
        ),
  };
}

function createMetrics(registry: Registry): Metrics {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  const requests = counter('elan_http_requests_total', 'Requests by procedure or route, method and status', [
    'route',
    'method',
    'status',
  ]);
  const requestSeconds = histogram(
    'elan_http_request_duration_seconds',
    'Time until the response began, by procedure or route',
    ['route'],
    requestBuckets,
  );
  const generations = counter('elan_generations_total', 'Finished generations by module and outcome', [
    'module',
    'outcome',
  ]);
  const generationSeconds = histogram(
    'elan_generation_duration_seconds',
    'Time from the start of a generation to its end, by module',
    ['module'],
    generationBuckets,
  );
  const firstText = histogram(
    'elan_model_first_text_seconds',
    'Time from the request to the first piece of text, by source',
    ['source'],
    firstTextBuckets,
  );
  const mails = counter('elan_mails_total', 'Attempts to send a mail, by outcome', ['outcome']);
  const webhooks = counter('elan_webhooks_total', 'Events of the payment provider, by outcome', ['outcome']);
  const crashReports = counter('elan_crash_reports_total', 'Pages that crashed in a browser and reported it', []);
  const standbyReads = counter(
    'elan_standby_reads_total',
    'Reads sent to the standby, by outcome; the primary answers those that were behind or failed',
    ['outcome'],
  );

  return {
    request({ method, route, status, seconds }) {
      requests.inc({ route, method: knownMethods.has(method) ? method : 'other', status });
      requestSeconds.observe({ route }, seconds);
    },
    generation({ module, outcome, seconds }) {
      generations.inc({ module, outcome });
      generationSeconds.observe({ module }, seconds);
    },
    firstText: ({ source, seconds }) => firstText.observe({ source }, seconds),
    mail: (outcome) => mails.inc({ outcome }),
    webhook: (outcome) => webhooks.inc({ outcome }),
    crashReport: () => crashReports.inc(),
    standbyRead: (outcome) => standbyReads.inc({ outcome }),
  };
}

/** @returns a function that reads what takes time: call it before the metrics are written out */
function addReadings(registry: Registry, readings: Readings): () => Promise<void> {
  const { database, mails, streams, passwords, newestBackup, archive, standby } = readings;
  const registers = [registry];
  const gauge = (name: string, help: string, read?: () => number) =>
    new Gauge({ name, help, registers, ...(read === undefined ? {} : { collect: setTo(read) }) });
  gauge('elan_database_connections_limit', 'Connections the pool may open', () => database().limit);
  gauge('elan_database_connections_idle', 'Open connections of the pool that nobody uses', () => database().idle);
  gauge('elan_database_connections_in_use', 'Connections of the pool in use', () => database().inUse);
  gauge('elan_database_waiting', 'Queries that wait for a connection of the pool', () => database().waiting);
  gauge('elan_live_streams', 'Open streams of live changes', streams);
  gauge('elan_password_hashes_running', 'Passwords being hashed', () => passwords().running);
  gauge('elan_password_hashes_waiting', 'Passwords waiting to be hashed', () => passwords().waiting);
  gauge('elan_standby_up', 'Whether reads go to the standby', () => Number(standby() ?? Number.NaN));
  const up = gauge('elan_database_up', 'Whether the database answers');
  const waiting = gauge('elan_mails_waiting', 'Mails that wait to be sent, of all processes together');
  const oldest = gauge('elan_mails_oldest_waiting_seconds', 'Age of the oldest mail that waits to be sent');
  const backup = gauge('elan_backup_newest_timestamp_seconds', 'When the newest backup was written; 0: there is none');
  const archiveUp = gauge('elan_archive_up', 'Whether the archive follows the log of the database');
  return async () => {
    const [queue, newest, isArchived] = await Promise.all([
      mails().catch(() => null),
      newestBackup().catch(() => undefined),
      archive().catch(() => undefined),
    ]);
    up.set(queue === null ? 0 : 1);
    waiting.set(queue?.waiting ?? Number.NaN);
    oldest.set(queue?.oldestSeconds ?? Number.NaN);
    backup.set(newest === undefined ? Number.NaN : (newest?.getTime() ?? 0) / 1_000);
    archiveUp.set(isArchived === undefined ? Number.NaN : Number(isArchived));
  };
}

function setTo(read: () => number) {
  return function collect(this: Gauge): void {
    this.set(read());
  };
}
