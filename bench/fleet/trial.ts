import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { signUp } from '../api.ts';
import type { Damage } from '../faults/damage.ts';
import { call } from '../faults/people.ts';
import { Writers } from '../faults/writers.ts';
import { letWork, type Work } from '../load/crowd.ts';
import type { Worker } from '../load/day.ts';
import { hire } from '../load/hire.ts';
import { until } from '../processes.ts';
import type { Fault, Fleet } from './faults.ts';
import { OpenPage } from './open-page.ts';

/** How many people only write, and keep account of what was acknowledged. */
const writersCount = 6;

/** Milliseconds after which an analysis that was asked for is being written, and far from its end. */
const beginning = 3_000;

type Outcome = {
  name: string;
  damage: Damage;
  /** The longest time without an acknowledged write. */
  seconds: number;
  events: { lost: number; doubled: number };
  /** Pages that show something else than what is stored. */
  stale: number;
  /** Analyses that were never ended, and accounts whose count is not that of their analyses. */
  hanging: number;
  units: number;
  sessions: number;
  /** Analyses that ended as failed because their process did; their units were given back. */
  stopped: number;
  /** Answers in the mixed day that asked to try again, and all other failures by message. */
  retries: number;
  errors: Map<string, number>;
};

/** People at work in a fleet, and the account of what each fault did to them. */
export class Trial {
  private readonly outcomes: Outcome[] = [];
  private readonly fleet: Fleet;
  private readonly origin: string;
  private readonly writers: string[];
  private readonly workers: Worker[];

  private constructor(fleet: Fleet, origin: string, people: { writers: string[]; workers: Worker[] }) {
    this.fleet = fleet;
    this.origin = origin;
    this.writers = people.writers;
    this.workers = people.workers;
  }

  /** @param secret AUTH_SECRET of the product */
  static async prepare(
    fleet: Fleet,
    { origin, people, secret }: { origin: string; people: number; secret: string },
  ): Promise<Trial> {
    const client = await open(fleet);
    try {
      const workers = await hire(client, { people, origins: [origin], secret });
      const writers = await Promise.all(Array.from({ length: writersCount }, () => signUp(origin)));
      return new Trial(fleet, origin, { writers, workers });
    } finally {
      await client.end();
    }
  }

  get isSound(): boolean {
    return this.outcomes.every(
      ({ damage, events, stale, hanging, units, sessions, errors }) =>
        damage.lost + damage.doubled + damage.failures.length + events.lost + events.doubled === 0 &&
        stale + hanging + units + sessions + errors.size === 0,
    );
  }

  async run({ name, cause }: Fault): Promise<void> {
    const morning = await this.now();
    const evening = new AbortController();
    const day = letWork(this.workers, evening.signal);
    const writers = new Writers(this.origin, this.writers);
    await writers.acknowledge(60);
    const pages = writers.projects().map((project) => new OpenPage(this.origin, project));
    await Promise.all(pages.map((page) => until(() => page.isAt(0))));
    writers.longestPause();
    const wrong: string[] = [];
    await cause({
      writes: (further) => writers.acknowledge(further),
      generate: () => this.generate(),
      wrong: (what) => wrong.push(what),
    });
    await writers.acknowledge(60);
    const seconds = writers.longestPause();
    evening.abort();
    const work = await day;
    const client = await open(this.fleet);
    try {
      const damage = await writers.end(client);
      damage.failures.push(...wrong);
      const { events, stale } = await compare(pages, client);
      const hanging = await waitForAnalyses(client);
      const outcome: Outcome = {
        ...{ name, damage, seconds, events, stale, hanging, ...sortFailures(work) },
        units: await countWrongUnits(client),
        stopped: await countStopped(client, morning),
        sessions: await this.countLostSessions(),
      };
      this.outcomes.push(outcome);
      console.log(`  ${lineOf(outcome)}`);
      for (const failure of new Set(damage.failures)) console.log(`  ${failure}`);
      for (const [message, count] of outcome.errors) console.log(`  ${message} × ${count}`);
    } finally {
      await Promise.all(pages.map((page) => page.close()));
      await client.end();
    }
  }

  table(): string {
    const title =
      '| what was ended without warning | writes acknowledged | lost | doubled | seconds without a write | live events lost, doubled | pages not as stored | analyses left hanging, units wrong, to be started again | sessions lost | asked to try again | other errors |';
    return [title, `|${'---|'.repeat(11)}`, ...this.outcomes.map(lineOf)].join('\n');
  }

  private async generate(): Promise<void> {
    for (const { cookie, projectId } of this.workers) {
      // What becomes of it is read from the database afterwards.
      void call(`${this.origin}/api/v1/projects/${projectId}/modules/idea/generations`, 'POST', cookie, {
        language: 'en',
      });
    }
    await delay(beginning);
  }

  /** The time of the database. */
  private async now(): Promise<Date> {
    const client = await open(this.fleet);
    const { rows } = await client.query<{ now: Date }>('select now() as now');
    await client.end();
    return rows[0]?.now ?? new Date();
  }

  private async countLostSessions(): Promise<number> {
    const cookies = [...this.writers, ...this.workers.map(({ cookie }) => cookie)];
    const answers = await Promise.all(cookies.map((cookie) => call(`${this.origin}/api/v1/account`, 'GET', cookie)));
    return answers.filter(({ status }) => status !== 200).length;
  }
}

const lineOf = ({
  name,
  damage,
  seconds,
  events,
  stale,
  hanging,
  units,
  stopped,
  sessions,
  retries,
  errors,
}: Outcome) => {
  const others = damage.failures.length + [...errors.values()].reduce((sum, count) => sum + count, 0);
  const cells = [
    ...[name, damage.acknowledged, damage.lost, damage.doubled, seconds.toFixed(1)],
    ...[`${events.lost}, ${events.doubled}`, stale, `${hanging}, ${units}, ${stopped}`, sessions, retries, others],
  ];
  return `| ${cells.join(' | ')} |`;
};

/** Failures of the day: no answer or "try again", which the web app repeats or says, and everything else. */
function sortFailures({ failures }: Work): Pick<Outcome, 'retries' | 'errors'> {
  let retries = 0;
  const errors = new Map<string, number>();
  for (const [message, count] of failures) {
    // The analysis that was running when a process ended is still counted as running for a while.
    if (/: (?:502|503|504)$|fetch failed|terminated|generation\/start: 409$/u.test(message)) retries += count;
    else errors.set(message, count);
  }
  return { retries, errors };
}

/** Waits until every page has caught up, and compares what they heard and show with the database. */
async function compare(pages: readonly OpenPage[], client: pg.Client): Promise<Pick<Outcome, 'events' | 'stale'>> {
  const outcome = { events: { lost: 0, doubled: 0 }, stale: 0 };
  for (const page of pages) {
    const { rows } = await client.query<{ sequence: number; value: string }>(
      `select event_sequence::float8 as sequence, value from projects
       left join answers on project_id = id and question = 'location' where id = $1`,
      [page.projectId],
    );
    const { sequence = 0, value = '' } = rows[0] ?? {};
    const didArrive = await until(() => page.isAt(sequence));
    const { lost, doubled } = page.book.damage(sequence);
    outcome.events.lost += lost;
    outcome.events.doubled += doubled;
    if (!didArrive || page.shown !== value) outcome.stale += 1;
  }
  return outcome;
}

/** Everybody has stopped. @returns how many analyses are never ended */
async function waitForAnalyses(client: pg.Client): Promise<number> {
  let running = 0;
  await until(async () => {
    const { rows } = await client.query<{ running: number }>(
      `select count(*)::int as running from generations where status = 'running'`,
    );
    running = rows[0]?.running ?? 0;
    return running === 0;
  });
  return running;
}

/** How many accounts have another count than that of their analyses. */
async function countWrongUnits(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ wrong: number }>(
    `select count(*)::int as wrong from user_preferences p where ai_usage_count <> (
       select count(*) from generations g
       where g.user_id = p.user_id and metered and status = 'succeeded' and period_start = p.ai_usage_period_start)`,
  );
  return rows[0]?.wrong ?? 0;
}

async function countStopped(client: pg.Client, since: Date): Promise<number> {
  const { rows } = await client.query<{ stopped: number }>(
    `select count(*)::int as stopped from generations where failure is not null and started_at >= $1`,
    [since],
  );
  return rows[0]?.stopped ?? 0;
}

async function open({ cluster }: Fleet): Promise<pg.Client> {
  const client = new pg.Client({ ...cluster.admin, database: 'elan' });
  client.on('error', () => {});
  await client.connect();
  return client;
}
