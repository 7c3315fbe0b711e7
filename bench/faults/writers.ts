import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Damage, damageOf, noDamage, type Stored } from './damage.ts';
import { call } from './people.ts';

/** One person's project, and what they were told is saved in it. */
type Book = { projectId: string; cookie: string; comments: Set<string>; tasks: Set<string>; saves: number };

/** Milliseconds between the attempts of a client, and the time after which it gives up for good. */
const betweenAttempts = 25;
const givesUpAfter = 120_000;

/** People who write all the time, each in a project of their own, and repeat every write until it is acknowledged. */
export class Writers {
  private readonly origin: string;
  private readonly books: Book[] = [];
  private readonly failures: string[] = [];
  private working: Promise<void>[] = [];
  private isOver = false;
  private count = 0;
  private latest = 0;
  private pause = 0;
  private broken: unknown;

  constructor(origin: string, cookies: readonly string[]) {
    this.origin = origin;
    this.working = cookies.map(async (cookie) => {
      await this.work(cookie).catch((error: unknown) => {
        this.broken ??= error;
      });
    });
  }

  /** The projects that are written in, with whose they are; complete once some writes are acknowledged. */
  projects(): { projectId: string; cookie: string }[] {
    return this.books.map(({ projectId, cookie }) => ({ projectId, cookie }));
  }

  /** Waits until so many further writes are acknowledged. */
  async acknowledge(further: number): Promise<void> {
    const [start, began] = [this.count, performance.now()];
    while (this.count < start + further) {
      if (this.broken !== undefined) throw this.broken;
      if (performance.now() - began > givesUpAfter) throw new Error('no write was acknowledged any more');
      await delay(1);
    }
  }

  /** The longest time between two acknowledged writes since this was last asked, in seconds. */
  longestPause(): number {
    const longest = this.pause;
    this.pause = 0;
    return longest / 1_000;
  }

  /** Ends the work, each write completed, and compares what was acknowledged with what is stored. */
  async end(client: pg.Client): Promise<Damage> {
    this.isOver = true;
    await Promise.all(this.working);
    if (this.broken !== undefined) throw this.broken;
    const damage: Damage = { ...noDamage(), acknowledged: this.count, failures: this.failures };
    for (const book of this.books) {
      const { lost, doubled } = damageOf(book, await readStored(book.projectId, client));
      damage.lost += lost;
      damage.doubled += doubled;
    }
    return damage;
  }

  private async work(cookie: string): Promise<void> {
    const created = await this.insist('POST', '/projects', cookie, () => ({ name: 'Written during a fault' }));
    const projectId = (created as { id: string }).id;
    const book: Book = { projectId, cookie, comments: new Set(), tasks: new Set(), saves: 0 };
    this.books.push(book);
    const path = `/projects/${projectId}`;
    for (let turn = 0; !this.isOver; turn += 1) {
      const [commentId, taskId] = [randomUUID(), randomUUID()];
      await this.insist('POST', `${path}/modules/idea/comments`, cookie, () => ({
        commentId,
        content: `Comment ${turn}`,
      }));
      book.comments.add(commentId);
      await this.save(path, cookie, book.saves);
      book.saves += 1;
      if (turn % 4 === 0) {
        await this.insist('POST', `${path}/tasks`, cookie, () => ({ taskId, text: `Task ${turn}` }));
        book.tasks.add(taskId);
      }
    }
  }

  /** Saves an answer as the web does: after an unknown outcome, one's own text on the server is a success. */
  private async save(path: string, cookie: string, baseVersion: number): Promise<void> {
    const value = `Text ${baseVersion + 1}`;
    const answer = { question: 'location', value, baseVersion };
    const result = await this.insist('PUT', `${path}/modules/idea/answers`, cookie, () => ({ answers: [answer] }));
    const { conflicts } = result as { conflicts: { value: string; version: number }[] };
    const [conflict] = conflicts;
    if (conflict !== undefined && (conflict.value !== value || conflict.version !== baseVersion + 1)) {
      this.failures.push(`an answer has version ${conflict.version} instead of ${baseVersion + 1}`);
    }
  }

  private async insist(method: string, path: string, cookie: string, body: () => unknown): Promise<unknown> {
    const began = performance.now();
    for (;;) {
      const outcome = await call(`${this.origin}/api/v1${path}`, method, cookie, body());
      if (outcome.status !== undefined && outcome.status < 300) {
        this.count += 1;
        const now = performance.now();
        if (this.latest > 0) this.pause = Math.max(this.pause, now - this.latest);
        this.latest = now;
        return outcome.body;
      }
      if (outcome.status !== undefined && outcome.status < 500) {
        throw new Error(`${method} ${path} was refused: ${JSON.stringify(outcome.body)}`);
      }
      if (outcome.status !== undefined && outcome.status !== 503) {
        this.failures.push(`${method} ${path.replaceAll(/[\da-f-]{36}/gu, 'id')}: ${outcome.status}`);
      }
      if (performance.now() - began > givesUpAfter) throw new Error(`${method} ${path} was never acknowledged`);
      await delay(betweenAttempts);
    }
  }
}

async function readStored(projectId: string, client: pg.Client): Promise<Stored> {
  const list = async (text: string) => (await client.query<{ id: string }>(text, [projectId])).rows.map(({ id }) => id);
  const told = `select id::text from project_activity where project_id = $1 and action_type = 'comment_added'`;
  const { rows } = await client.query<{ version: number }>('select version from answers where project_id = $1', [
    projectId,
  ]);
  return {
    comments: await list('select id::text from project_comments where project_id = $1'),
    tasks: await list('select id::text from project_tasks where project_id = $1'),
    activities: (await list(told)).length,
    version: rows[0]?.version ?? 0,
  };
}
