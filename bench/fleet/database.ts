import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { host, type Place } from './place.ts';
import { ports } from './ports.ts';
import type { Programs } from './programs.ts';
import { SupervisedProgram } from './supervised-program.ts';
import { configurationOf } from './template.ts';

/** Three nodes under Patroni, the three stores they agree in, and what leads to the primary. */
export type DatabaseCluster = {
  stores: SupervisedProgram[];
  nodes: SupervisedProgram[];
  proxy: SupervisedProgram;
  /** The product's password. */
  password: string;
  /** The superuser, by way of the proxy: always at the primary. */
  admin: pg.ClientConfig;
  primary(): Promise<SupervisedProgram>;
  /** The standby that has everything acknowledged. */
  standby(): Promise<SupervisedProgram>;
  /** Waits until every node that is meant to run follows the primary, and one of them synchronously. */
  whole(): Promise<void>;
};

const secret = () => randomBytes(16).toString('hex');

/** Milliseconds. */
const wholeTimeout = 180_000;

/** Prepares the services; nothing is started. */
export function clusterAt(place: Place, programs: Programs): DatabaseCluster {
  const passwords = { admin: secret(), replication: secret(), rewind: secret() };
  const names = [1, 2, 3].map((number) => `etcd${number}`);
  const clients = ports.stores.map(place.address);
  const peers = ports.storePeers.map(place.address);
  const stores = names.map((name, index) => {
    const file = place.file(
      `${name}.yml`,
      configurationOf('etcd.yml', {
        ETCD_NAME: name,
        ETCD_DATA: place.folder(name),
        ETCD_CLIENT: clients[index] ?? '',
        ETCD_PEER: peers[index] ?? '',
        ETCD_PEERS: names.map((each, number) => `${each}=http://${peers[number]}`).join(','),
      }),
    );
    return new SupervisedProgram({
      ...{ name, program: programs.etcd, args: ['--config-file', file], cwd: place.directory },
      ...{ account: place.account, log: place.log(name) },
      isReady: async () => (await fetch(`http://${clients[index]}/health`)).ok,
    });
  });
  const nodes = ports.nodes.map((database, index) => nodeAt(place, programs, passwords, { database, index, clients }));
  const proxy = new SupervisedProgram({
    ...{ name: 'haproxy', program: programs.haproxy, cwd: place.directory },
    args: [
      '-db',
      '-f',
      place.file(
        'haproxy.cfg',
        configurationOf('haproxy.cfg', {
          DATABASE_PROXY: place.address(ports.database),
          ...Object.fromEntries(
            ports.nodes.flatMap((database, index) => [
              [`NODE${index + 1}_DATABASE`, place.address(database)],
              [`NODE${index + 1}_HOST`, host],
              [`NODE${index + 1}_PORT`, String(place.port(ports.nodeApis[index] ?? 0))],
            ]),
          ),
        }),
      ),
    ],
    ...{ account: place.account, log: place.log('haproxy') },
    isReady: async () => (await connects(admin)) === true,
  });
  const admin = {
    ...{ host, port: place.port(ports.database), user: 'postgres', password: passwords.admin, database: 'postgres' },
    connectionTimeoutMillis: 2_000,
  };
  const states = async () => {
    for (const api of ports.nodeApis) {
      const answer = await fetch(`http://${place.address(api)}/cluster`).catch(() => undefined);
      if (answer?.ok === true) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const nodeThatIs = async (role: string) => {
    const found = (await states()).find((member) => member.role === role)?.name;
    const node = nodes.find(({ name }) => name === found);
    if (node === undefined) throw new Error(`no node is the ${role}`);
    return node;
  };
  return {
    ...{ stores, nodes, proxy, admin, password: secret() },
    primary: () => nodeThatIs('leader'),
    standby: () => nodeThatIs('sync_standby'),
    async whole() {
      const began = performance.now();
      for (;;) {
        const members = await states();
        const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
        const [leader] = members.filter(({ role }) => role === 'leader');
        const isAgreed = running.every(({ timeline }) => timeline === leader?.timeline);
        const hasSync = running.some(({ role }) => role === 'sync_standby');
        if (running.length === nodes.length && isAgreed && hasSync) return;
        if (performance.now() - began > wholeTimeout) {
          throw new Error(`the database did not become whole: ${JSON.stringify(members)}`);
        }
        await delay(200);
      }
    },
  };
}

type Member = { name: string; role: string; state: string; timeline?: number };

function nodeAt(
  place: Place,
  programs: Programs,
  passwords: { admin: string; replication: string; rewind: string },
  { database, index, clients }: { database: number; index: number; clients: readonly string[] },
): SupervisedProgram {
  const name = `node${index + 1}`;
  const data = place.folder(name);
  const api = place.address(ports.nodeApis[index] ?? 0);
  const file = place.file(
    `${name}.yml`,
    configurationOf('patroni.yml', {
      NODE_NAME: name,
      NODE_API: api,
      NODE_DATABASE: place.address(database),
      NODE_DATA: data,
      NODE_SOCKETS: place.folder(`${name}-sockets`),
      ETCD_CLIENTS: clients.join(','),
      POSTGRES_BIN: programs.postgresBin,
      SUPERUSER_PASSWORD: passwords.admin,
      REPLICATION_PASSWORD: passwords.replication,
      REWIND_PASSWORD: passwords.rewind,
      DATABASE_NETWORK: `${host}/32`,
    }),
  );
  return new SupervisedProgram({
    ...{ name, program: programs.patroni, args: [file], cwd: place.directory },
    ...{ account: place.account, log: place.log(name) },
    // PostgreSQL outlives its Patroni, so it is not a child.
    others: () => {
      try {
        return [Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])];
      } catch {
        return [];
      }
    },
    isReady: async () => (await fetch(`http://${api}/health`)).ok,
  });
}

async function connects(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Creates the product's role and database, as docs/operations/fleet.md says. */
export async function createProductDatabase({ admin, password }: DatabaseCluster): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`create role elan login password '${password}'`);
  await client.query('create database elan owner elan');
  await client.end();
}
