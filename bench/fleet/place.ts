import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, findAccount } from '../../apps/server/src/db/embedded-account.ts';

/** Where everything of a fleet is kept, and the ports from `first` on. */
export type Place = {
  directory: string;
  /** What runs under another account than root's, which PostgreSQL refuses. */
  account: Account | undefined;
  /** An address by its place after the first port. */
  address: (place: number) => string;
  port: (place: number) => number;
  /** A new directory that belongs to the account. */
  folder: (name: string) => string;
  /** Writes a file that belongs to the account, and returns its path. */
  file: (name: string, content: string) => string;
  log: (name: string) => string;
  remove: () => void;
};

export const host = '127.0.0.1';

/** Makes the one directory that everything of the fleet is in. @param first of about forty free ports */
export async function preparePlace(first: number, places: readonly number[]): Promise<Place> {
  for (const place of places) await demandFree(first + place);
  const directory = mkdtempSync(join(tmpdir(), 'elan-fleet-'));
  const account = findAccount(directory);
  const own = (path: string) => {
    if (account !== undefined) chownSync(path, account.uid, account.gid);
    return path;
  };
  chmodSync(own(directory), 0o755);
  const folder = (name: string) => {
    const path = join(directory, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return own(path);
  };
  const logs = folder('logs');
  return {
    directory,
    account,
    port: (place) => first + place,
    address: (place) => `${host}:${first + place}`,
    folder,
    file: (name, content) => {
      const path = join(directory, name);
      writeFileSync(path, content, { mode: 0o600 });
      return own(path);
    },
    log: (name) => {
      const path = join(logs, `${name}.log`);
      appendFileSync(path, '');
      return own(path);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** @throws when another program listens there */
function demandFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => reject(new Error(`Port ${port} is taken. Choose others: --port NUMBER.`)));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** Whether a program accepts connections there. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const answer = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
