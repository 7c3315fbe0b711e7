import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { signUp } from '../api.ts';
import { call } from '../faults/people.ts';
import { type Product, productOn } from '../faults/product.ts';
import { host, preparePlace } from '../fleet/place.ts';
import { newestPostgres } from '../fleet/programs.ts';
import type { SupervisedProgram } from '../fleet/supervised-program.ts';
import { Archive, databaseAt, initDatabase } from './archive.ts';
import { Ledger, readLedger } from './ledger.ts';

/**
 * Tries docs/operations/recovery.md with the files of deploy/archive: a PostgreSQL with an archive and the product on
 * it, rows written all the time, a mistake that spoils them, and then a data directory that is gone. Recovers to the
 * second before the mistake and to the end, says which rows are there, and starts the product on the result. Ends with
 * status 1 unless all is as the page promises. `npm run prove:recovery`
 */
const { values } = parseArgs({
  options: {
    /** The first of four free ports. */
    port: { type: 'string', default: '4700' },
    /** Keeps the logs and the data. */
    keep: { type: 'boolean', default: false },
  },
});
const token = 'a-token-of-the-recovery';
/** Seconds of acknowledged writes that a lost machine may cost. */
const promised = 5;

const bin = newestPostgres();
if (bin === undefined || !existsSync('/usr/bin/tar')) {
  throw new Error('A PostgreSQL is needed. On Debian, as root: apt-get install --no-install-recommends postgresql');
}
const place = await preparePlace(Number(values.port), [0, 1, 2, 3]);
const at = (port: number): pg.ClientConfig => ({ host, port, user: 'postgres', database: 'postgres' });
const [lost, earlier, newest, web] = [0, 1, 2, 3].map(place.port) as [number, number, number, number];
const started: SupervisedProgram[] = [];
let product: Product | undefined;
const findings: [what: string, outcome: string, isRight: boolean][] = [];

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopped = true;
    void clear();
  });
}

const ended = await tryRecovery().then(
  () => true,
  (error: unknown) => {
    if (isStopped) return false;
    console.error(error);
    for (const each of started) console.error(`--- ${each.name}\n${each.lastOutput()}`);
    return false;
  },
);
await clear();
const isSound = ended && findings.every(([, , isRight]) => isRight);
for (const [what, outcome, isRight] of findings) console.log(`| ${what} | ${outcome}${isRight ? '' : ' – WRONG'} |`);
// What went wrong is in the logs.
if (!isStopped && (values.keep || !isSound)) console.log(`Kept: ${place.directory}`);
else place.remove();
process.exit(isSound ? 0 : 1);

async function tryRecovery(): Promise<void> {
  const archive = new Archive(place, bin ?? '', { name: 'archive', port: lost });
  const day = await work(archive);
  await recoverEarlier(archive, day);
  await recoverNewest(archive, day);
}

type Work = { ledger: Ledger; cookie: string; before: { number: number; time: string }; destroyed: number };

/** A day at work that ends with the loss of everything but the archive. */
async function work(archive: Archive): Promise<Work> {
  const data = initDatabase(place, bin ?? '');
  const database = databaseAt(place, bin ?? '', { data, port: lost });
  started.push(database, archive.receiver);
  await database.start();
  product = productOn(web, join(place.directory, 'product'), { DATABASE_URL: urlOf(lost), METRICS_TOKEN: token });
  await product.start();
  const cookie = await signUp(product.origin);
  await archive.receiver.start();
  const ledger = new Ledger(at(lost));
  await ledger.further(200);
  measured('a base backup while people work', () => archive.backUp());
  await ledger.further(1_000);
  const client = new pg.Client(at(lost));
  await client.connect();
  const watched = [await archiveUp(product.origin)];
  // The archive misses a while, in which a file of the log is full, and catches up.
  await archive.receiver.kill();
  await ledger.further(500);
  await client.query('select pg_switch_wal()');
  watched.push(await archiveUp(product.origin));
  await archive.receiver.start();
  await ledger.further(1_000);
  watched.push(await archiveUp(product.origin));
  findings.push([
    'elan_archive_up before, during and after an absence of the archive',
    watched.join(', '),
    watched.join('') === '101',
  ]);
  // No row is written between the number and the time.
  await client.query('begin; lock table trial in exclusive mode');
  const { rows } = await client.query<{ number: number; time: string }>(
    'select max(number) as number, clock_timestamp()::text as time from trial',
  );
  await delay(20);
  await client.query('commit; update trial set spoiled = true');
  await client.end();
  await ledger.further(1_000);
  await product.stop();
  await ledger.further(1_000);
  await database.kill();
  const destroyed = Date.now();
  await ledger.end();
  rmSync(data, { recursive: true });
  // The connection is lost with the database; systemd would go on trying.
  await archive.receiver.kill();
  const segments = readdirSync(join(archive.directory, 'wal'));
  const bytes = segments.reduce((sum, name) => sum + statSync(join(archive.directory, 'wal', name)).size, 0);
  console.log(`The archive has ${segments.length} files of the log, ${(bytes / 2 ** 20).toFixed(0)} MiB.`);
  return { ledger, cookie, before: rows[0] ?? { number: 0, time: '' }, destroyed };
}

async function recoverEarlier(archive: Archive, { before, ledger }: Work): Promise<void> {
  const seconds = await recovered(archive, 'earlier', earlier, before.time);
  const { numbers, spoiled } = await readLedger(at(earlier));
  const missing = ledger.acknowledged.filter(({ number }) => number <= before.number && !numbers.has(number)).length;
  const later = [...numbers].filter((number) => number > before.number).length;
  findings.push([
    'recovered to the moment before the mistake',
    `${numbers.size} of ${before.number} rows, ${missing} missing, ${later} from later, ${spoiled} spoiled; ${seconds} s`,
    missing + later + spoiled === 0 && numbers.size === before.number,
  ]);
}

async function recoverNewest(archive: Archive, { ledger, cookie, before, destroyed }: Work): Promise<void> {
  const seconds = await recovered(archive, 'newest', newest);
  const { numbers, spoiled } = await readLedger(at(newest));
  const missing = ledger.acknowledged.filter(({ number }) => !numbers.has(number));
  const [first] = missing;
  const age = first === undefined ? 0 : (destroyed - first.at) / 1_000;
  findings.push([
    'recovered to the end of the archive',
    `${ledger.acknowledged.length - missing.length} of ${ledger.acknowledged.length} acknowledged rows, the last ${age.toFixed(3)} s lost; ${spoiled} of ${before.number} show the mistake; ${seconds} s`,
    age <= promised && spoiled === before.number,
  ]);
  product = productOn(web, join(place.directory, 'product'), { DATABASE_URL: urlOf(newest) });
  await product.start();
  const { status } = await call(`${product.origin}/api/v1/account`, 'GET', cookie);
  await product.stop();
  findings.push(['the product on the recovered database', `a session from before answers ${status}`, status === 200]);
  const next = new Archive(place, bin ?? '', { name: 'next-archive', port: newest });
  started.push(next.receiver);
  await next.receiver.start();
  next.backUp(1);
  next.backUp(1);
  const kept = readdirSync(join(next.directory, 'base'));
  findings.push(['a new archive, and two base backups of which one is kept', kept.join(', '), kept.length === 1]);
}

/** Ends everything that was started. */
async function clear(): Promise<void> {
  await product?.stop();
  await Promise.all(started.map((each) => each.kill()));
}

/** @returns the seconds until the recovered database takes writes */
async function recovered(archive: Archive, name: string, port: number, time?: string): Promise<string> {
  const began = performance.now();
  const data = join(place.folder('recovered'), name);
  console.log(archive.recover(data, time));
  const database = databaseAt(place, bin ?? '', { data, port });
  started.push(database);
  await database.start();
  return ((performance.now() - began) / 1_000).toFixed(1);
}

/** What an operator's Prometheus reads. */
async function archiveUp(origin: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return /^elan_archive_up (\S+)$/mu.exec(await answer.text())?.[1];
}

function urlOf(port: number): string {
  return `postgres://postgres@${host}:${port}/postgres`;
}

function measured(what: string, act: () => string): void {
  const began = performance.now();
  const said = act();
  console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s. ${said}`);
}
