import { Refusal } from '@elan/domain/errors';

/** Seconds before a caller refused by a full queue should try again. */
const retryAfterSeconds = 5;

/** @param whose the person the work is for: each gets their turn, however much others queue */
export type Turns = (<T>(work: () => Promise<T>, whose?: string) => Promise<T>) & {
  load(): { running: number; waiting: number };
  /** How much work is ahead of somebody's first waiting job; null if they have none waiting. */
  before(whose: string): number | null;
  /** Refuses what is queued, and everything from now on; what runs is finished. */
  close(): void;
};

export type TurnsOptions = {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait. */
  longestQueue: number;
  /** How many of one person may wait. */
  waitingEach?: number;
};

type Job = { whose: string | undefined; round: number };
type Waiting = { job: Job; start: () => void; refuse: (reason: Refusal) => void };

/**
 * Runs work a few at a time, in rounds: each round has one piece of work of each person, in the order of arrival, so
 * that somebody who wants a lot delays others by one piece at most. Work for nobody in particular joins the current
 * round.
 * @returns a function that runs one piece of work in its turn, and tells how much runs and waits
 * @throws Refusal UNAVAILABLE with `retryAfterSeconds` if the queue is full, or one person has too much in it; the work
 *   has not started then
 */
export function createTurns({ atOnce, longestQueue, waitingEach = longestQueue }: TurnsOptions): Turns {
  const running = new Set<Job>();
  /** In the order of rounds. */
  const waiting: Waiting[] = [];
  let round = 0;
  let isClosed = false;

  const begin = (job: Job) => {
    running.add(job);
    round = Math.max(round, job.round);
  };
  const waitingJobs = () => waiting.map(({ job }) => job);
  const wait = (job: Job): Promise<void> => {
    const own = jobsOf(job.whose, waitingJobs());
    if (waiting.length >= longestQueue || own.length >= waitingEach) throw unavailable();
    return new Promise<void>((start, refuse) => {
      const later = waiting.findIndex((other) => other.job.round > job.round);
      waiting.splice(later === -1 ? waiting.length : later, 0, { job, start, refuse });
    });
  };
  const inTurn = async <T>(work: () => Promise<T>, whose?: string): Promise<T> => {
    if (isClosed) throw unavailable();
    const own = jobsOf(whose, [...running, ...waitingJobs()]);
    const job: Job = { whose, round: Math.max(round, ...own.map((each) => each.round + 1)) };
    if (running.size < atOnce) begin(job);
    else await wait(job);
    try {
      return await work();
    } finally {
      running.delete(job);
      const next = waiting.shift();
      if (next !== undefined) {
        begin(next.job);
        next.start();
      }
    }
  };
  return Object.assign(inTurn, {
    load: () => ({ running: running.size, waiting: waiting.length }),
    before: (whose: string) => {
      const place = waiting.findIndex(({ job }) => job.whose === whose);
      return place === -1 ? null : running.size + place;
    },
    close: () => {
      isClosed = true;
      for (const { refuse } of waiting.splice(0)) refuse(unavailable());
    },
  });
}

const jobsOf = (whose: string | undefined, jobs: readonly Job[]): Job[] =>
  whose === undefined ? [] : jobs.filter((job) => job.whose === whose);

const unavailable = () => new Refusal('UNAVAILABLE', { retryAfterSeconds });
