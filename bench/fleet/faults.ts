import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseCluster } from './database.ts';
import type { NextVersion } from './next-version.ts';
import { type SupervisedProgram, send } from './supervised-program.ts';

export type Fleet = {
  cluster: DatabaseCluster;
  redis: SupervisedProgram;
  nginx: SupervisedProgram;
  products: SupervisedProgram[];
};

/** What is done to the fleet while people work. */
export type Fault = {
  name: string;
  /** Breaks something; returns once the people have met it. */
  cause: (moment: Moment) => Promise<void>;
};

export type Moment = {
  /** Waits until people were told so often that something is saved. */
  writes: (further: number) => Promise<void>;
  /** Everybody presses Generate; returns while the analyses are being written. */
  generate: () => Promise<void>;
  /** Notes something that a person would see as an error. */
  wrong: (what: string) => void;
};

type Next = Pick<NextVersion, 'files'> & { products: SupervisedProgram[] };

/** Milliseconds that a supervisor waits before it starts what ended. */
const restartDelay = 1_000;

/** Milliseconds, longer than Patroni waits for a silent primary, and than anything waits for an answer. */
const silence = 40_000;

/** @param next the processes of the next version, in place of the present ones */
export function faultsOf(fleet: Fleet, origin: string, next: () => Next): Fault[] {
  const { cluster, redis, nginx, products } = fleet;
  const restarted = (service: SupervisedProgram) => async () => {
    await service.kill();
    await delay(restartDelay);
    await service.start();
  };
  return [
    { name: 'nothing', cause: ({ writes }) => writes(300) },
    {
      name: 'a product process',
      cause: async ({ writes, generate }) => {
        await generate();
        const [first] = products;
        await first?.kill();
        await writes(60);
        await first?.start();
      },
    },
    {
      name: 'Redis',
      cause: async ({ writes }) => {
        await redis.kill();
        await writes(200);
        await redis.start();
      },
    },
    { name: 'HAProxy, in front of the database', cause: restarted(cluster.proxy) },
    { name: 'nginx, in front of the product', cause: restarted(nginx) },
    {
      name: 'the primary: its PostgreSQL',
      cause: async ({ writes }) => {
        const primary = await cluster.primary();
        for (const pid of primary.processes().slice(1)) send(pid, 'SIGKILL');
        await writes(60);
        await cluster.whole();
      },
    },
    {
      name: 'the primary: the whole node',
      cause: async ({ writes, generate }) => {
        await generate();
        const primary = await cluster.primary();
        await primary.kill();
        await writes(60);
        await primary.start();
        await cluster.whole();
      },
    },
    {
      name: 'the primary: silent for 40 s, then back',
      cause: async ({ writes }) => {
        const primary = await cluster.primary();
        const processes = primary.processes();
        for (const pid of processes) send(pid, 'SIGSTOP');
        await delay(silence);
        for (const pid of processes) send(pid, 'SIGCONT');
        await writes(60);
        await cluster.whole();
      },
    },
    {
      name: 'the synchronous standby',
      cause: async ({ writes }) => {
        const standby = await cluster.standby();
        await standby.kill();
        await writes(60);
        await standby.start();
        await cluster.whole();
      },
    },
    {
      name: 'etcd, all of it, for 40 s',
      cause: async ({ writes }) => {
        await Promise.all(cluster.stores.map((store) => store.kill()));
        await delay(silence);
        await writes(60);
        for (const store of cluster.stores) store.launch();
        await Promise.all(cluster.stores.map((store) => store.ready()));
        await cluster.whole();
      },
    },
    {
      name: 'upgrade of the product, one process after the other, with a migration',
      cause: async ({ writes, generate, wrong }) => {
        const { products: replacing, files } = next();
        for (const [index, service] of replacing.entries()) {
          if (index === 0) await generate();
          await products[index]?.stop();
          products[index] = service;
          await service.start();
          if (index < replacing.length - 1) await fetchOften(origin, Object.values(files), wrong);
          await writes(60);
        }
      },
    },
  ];
}

/** Fetches files of the web again and again, by way of every process. */
async function fetchOften(origin: string, paths: readonly string[], wrong: (what: string) => void): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    for (const path of paths) {
      const { status } = await fetch(origin + path);
      if (status !== 200) wrong(`${path} of one version: ${status}`);
    }
  }
}
