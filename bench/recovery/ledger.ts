import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A row that was acknowledged, by its number, and when (milliseconds). */
type Acknowledged = { number: number; at: number };

/** Writes numbered rows, one transaction each, as fast as they are acknowledged, and keeps account of them. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  private readonly config: pg.ClientConfig;
  private isEnded = false;
  private readonly writing: Promise<void>;

  constructor(config: pg.ClientConfig) {
    this.config = config;
    this.writing = this.write();
  }

  private async write(): Promise<void> {
    const client = new pg.Client(this.config);
    client.on('error', () => {});
    await client.connect();
    await client.query('create table trial (number int primary key, spoiled boolean not null default false)');
    for (let number = 1; !this.isEnded; number += 1) {
      try {
        await client.query('insert into trial (number) values ($1)', [number]);
      } catch {
        // The database is gone, which is the end of the account.
        this.isEnded = true;
        break;
      }
      this.acknowledged.push({ number, at: Date.now() });
      await delay(1);
    }
    await client.end().catch(() => {});
  }

  /** Waits until so many further rows are acknowledged. */
  async further(count: number): Promise<void> {
    const aim = this.acknowledged.length + count;
    while (this.acknowledged.length < aim) {
      if (this.isEnded) throw new Error('nothing is written any more');
      await delay(5);
    }
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.writing;
  }
}

/** What a recovered database has of the ledger. */
export async function readLedger(config: pg.ClientConfig): Promise<{ numbers: Set<number>; spoiled: number }> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<{ number: number; spoiled: boolean }>('select * from trial');
  await client.end();
  return {
    numbers: new Set(rows.map(({ number }) => number)),
    spoiled: rows.filter(({ spoiled }) => spoiled).length,
  };
}
