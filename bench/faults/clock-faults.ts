import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { runAs } from '../../apps/server/src/db/embedded-account.ts';
import { serverFlags } from '../../scripts/server-flags.ts';
import { signUp } from '../api.ts';
import { OpenPage } from '../fleet/open-page.ts';
import { accepts, type Place, preparePlace } from '../fleet/place.ts';
import { newestPostgres } from '../fleet/programs.ts';
import { SupervisedProgram } from '../fleet/supervised-program.ts';
import { root, until } from '../processes.ts';
import { askForAnalysis, call } from './people.ts';
import { startSmtpServer } from './smtp-server.ts';
import type { Finding } from './two-starters.ts';
import { Writers } from './writers.ts';

/** Debian's package `faketime`: sets the clock of a program while it runs. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

const minute = 60;
const day = 24 * 60 * minute;

/** Seconds by which the clocks of the server and of its database are ahead. Each begins where the one before ended. */
const jumps: readonly { what: string; server: number; database: number }[] = [
  { what: 'both two days ahead', server: 2 * day, database: 2 * day },
  { what: 'both two days back again', server: 0, database: 0 },
  { what: 'both three hours back', server: -180 * minute, database: -180 * minute },
  { what: 'both three hours ahead again', server: 0, database: 0 },
  { what: 'the server alone 40 minutes ahead', server: 40 * minute, database: 0 },
  { what: 'the database alone 40 minutes ahead', server: 0, database: 40 * minute },
  { what: 'both right again', server: 0, database: 0 },
];

/** People write across jumps of the clocks; then the nightly deletions run with clocks that are 40 days ahead. */
export async function jumpClocks(port: number): Promise<Finding[]> {
  const postgresBin = newestPostgres();
  if (!existsSync(library) || postgresBin === undefined) {
    return [['jumps of the clock', 'not tried: install the packages faketime and postgresql', true]];
  }
  const place = await preparePlace(port, [0, 1, 2]);
  const mail = await startSmtpServer(place.port(2));
  const database = databaseWithClock(place, postgresBin);
  const product = productWithClock(place);
  try {
    await database.start();
    await product.start();
    return await tryJumps(place, mail.taken);
  } catch (error) {
    throw new Error(`${product.lastOutput()}\n${database.lastOutput()}`, { cause: error });
  } finally {
    await product.kill();
    await database.kill();
    await mail.stop();
    place.remove();
  }
}

async function tryJumps(place: Place, mailed: readonly string[]): Promise<Finding[]> {
  const origin = `http://${place.address(0)}`;
  const client = new pg.Client(`postgres://postgres@${place.address(1)}/postgres`);
  await client.connect();
  const confirm = (email: string) => client.query('update users set email_verified = true where email = $1', [email]);
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(origin, confirm)));
  const findings: Finding[] = [];
  for (const [index, { what, server, database }] of jumps.entries()) {
    const writers = new Writers(origin, people);
    await writers.acknowledge(40);
    const pages = writers.projects().map((project) => new OpenPage(origin, project));
    await until(async () => pages.every((page) => page.isAt(0)));
    setClocks(place, { server, database });
    await writers.acknowledge(80);
    const { acknowledged, lost, doubled, failures } = await writers.end(client);
    let [missed, repeated] = [0, 0];
    for (const page of pages) {
      const { rows } = await client.query<{ sequence: number }>(
        'select event_sequence::float8 as sequence from projects where id = $1',
        [page.projectId],
      );
      const newest = rows[0]?.sequence ?? 0;
      await until(async () => page.isAt(newest));
      missed += page.book.damage(newest).lost;
      repeated += page.book.damage(newest).doubled;
      await page.close();
    }
    // In turn: a plan includes only a few.
    const isGenerated = await generates(origin, people[index % people.length] ?? '');
    let address = '';
    await signUp(origin, (email) => {
      address = email;
      return confirm(email);
    });
    const isMailed = await until(async () => mailed.includes(address));
    const ran = await jobsRun(client);
    const sessions = await countSessions(origin, people);
    const outcome = [
      `${acknowledged} writes, ${lost} lost, ${doubled} doubled`,
      `live events ${missed} lost, ${repeated} doubled`,
      `${people.length - sessions} sessions lost`,
      `an analysis ${isGenerated ? 'written' : 'NOT written'}`,
      `a mail ${isMailed ? 'sent' : 'NOT sent'}`,
      `jobs ${ran ? 'run' : 'do NOT run'}`,
      ...new Set(failures),
    ];
    const isRight =
      lost + doubled + failures.length + missed + repeated === 0 &&
      sessions === people.length &&
      isGenerated &&
      isMailed;
    findings.push([`clocks: ${what}`, outcome.join('; '), isRight && ran]);
    process.stdout.write(`${findings.at(-1)?.slice(0, 2).join(': ')}\n`);
  }
  findings.push(await deleteTooEarly(place, client, { origin, people }));
  await client.end();
  return findings;
}

/** The nightly deletions, with both clocks 40 days ahead. */
async function deleteTooEarly(
  place: Place,
  client: pg.Client,
  { origin, people }: { origin: string; people: readonly string[] },
): Promise<Finding> {
  const [cookie = ''] = people;
  const created = await call(`${origin}/api/v1/projects`, 'POST', cookie, { name: 'In the trash' });
  const { id } = created.body as { id: string };
  await call(`${origin}/api/v1/projects/${id}`, 'DELETE', cookie, { confirmDeletion: true });
  setClocks(place, { server: 40 * day, database: 40 * day });
  await delay(settling);
  // What its schedule does at 04:17.
  await client.query(`insert into jobs.job (name) values ('remove-expired-rows')`);
  const hasRun = await until(async () => {
    const { rows } = await client.query(
      `select from jobs.job where name = 'remove-expired-rows' and state = 'completed'`,
    );
    return rows.length > 0;
  });
  setClocks(place, { server: 0, database: 0 });
  await delay(settling);
  const sessions = await countSessions(origin, people);
  const { rows } = await client.query('select from projects where id = $1', [id]);
  const outcome = `the nightly deletions ${hasRun ? 'ran' : 'did not run'}; ${people.length - sessions} sessions and ${1 - rows.length} projects of the trash deleted too early`;
  return [
    'clocks: both 40 days ahead for a night, then right',
    outcome,
    hasRun && sessions === people.length && rows.length === 1,
  ];
}

/** Milliseconds until every program has seen its new clock: the file is read again after a second. */
const settling = 2_500;

function setClocks(place: Place, { server, database }: { server: number; database: number }): void {
  place.file('clock-server', offset(server));
  place.file('clock-database', offset(database));
}

const offset = (seconds: number) => `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`;

function clockOf(place: Place, name: string): Record<string, string> {
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: place.file(`clock-${name}`, offset(0)),
    FAKETIME_CACHE_DURATION: '1',
    // No machine's steady clock jumps.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

function databaseWithClock(place: Place, bin: string): SupervisedProgram {
  const data = place.folder('database');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...runAs(place.account),
    stdio: 'ignore',
  });
  const settings = ['-p', String(place.port(1)), '-h', '127.0.0.1', '-k', data, '-c', 'log_min_error_statement=panic'];
  return new SupervisedProgram({
    ...{ name: 'database', program: join(bin, 'postgres'), args: ['-D', data, ...settings], cwd: place.directory },
    ...{ account: place.account, log: place.log('database'), env: clockOf(place, 'database') },
    isReady: () => accepts(place.port(1)),
  });
}

function productWithClock(place: Place): SupervisedProgram {
  const origin = `http://${place.address(0)}`;
  return new SupervisedProgram({
    ...{ name: 'product', program: process.execPath, cwd: root, log: place.log('product') },
    args: [...serverFlags, join(root, 'apps/server/src/main.ts')],
    env: {
      ...clockOf(place, 'server'),
      PORT: String(place.port(0)),
      PUBLIC_URL: origin,
      DATABASE_URL: `postgres://postgres@${place.address(1)}/postgres`,
      DATA_DIR: place.folder('product'),
      AUTH_SECRET: 'a-secret-of-the-clocks-that-is-long-enough',
      SMTP_URL: `smtp://${place.address(2)}`,
      MAIL_FROM: 'product@example.test',
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
    },
    isReady: async () => (await fetch(`${origin}/readyz`)).ok,
  });
}

async function countSessions(origin: string, people: readonly string[]): Promise<number> {
  const answers = await Promise.all(people.map((cookie) => call(`${origin}/api/v1/account`, 'GET', cookie)));
  return answers.filter(({ status }) => status === 200).length;
}

/** Whether somebody gets an analysis. */
async function generates(origin: string, cookie: string): Promise<boolean> {
  const response = await askForAnalysis(origin, cookie);
  return /"type":"succeeded"/u.test(await response.text());
}

/** Whether the job of every minute runs from now on. */
async function jobsRun(client: pg.Client): Promise<boolean> {
  const count = async () => {
    const { rows } = await client.query<{ runs: number }>(
      `select count(*)::int as runs from jobs.job where name = 'settle-abandoned-generations' and state = 'completed'`,
    );
    return rows[0]?.runs ?? 0;
  };
  const before = await count();
  return until(async () => (await count()) > before);
}
