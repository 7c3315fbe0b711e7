import type pg from 'pg';

export type Readers = {
  /**
   * Runs one prepared read outside any transaction.
   * @throws when the connection breaks or cannot be made; the next call makes a new one
   */
  query<Row extends pg.QueryResultRow>(query: { name: string; text: string; values: unknown[] }): Promise<Row[]>;
  end(): Promise<void>;
};

/** Two, so that one long answer does not hold up everybody. */
const connections = 2;

/**
 * Connections that many requests share for the short reads every call begins with. Statements follow each other without
 * waiting for answers, so fifty requests at once cost a few turns between the two processes instead of fifty; through
 * the pool the same call serves about half as many requests.
 * @param open makes a connected client in pipeline mode
 */
export function createReaders(open: () => Promise<pg.Client>): Readers {
  const clients: (Promise<pg.Client> | undefined)[] = Array.from({ length: connections });
  let turn = 0;

  const clientAt = (place: number): Promise<pg.Client> => {
    const standing = clients[place];
    if (standing !== undefined) return standing;
    const opening = open();
    clients[place] = opening;
    const forget = () => {
      if (clients[place] === opening) clients[place] = undefined;
    };
    opening.then((client) => client.on('error', forget).on('end', forget), forget);
    return opening;
  };

  return {
    async query<Row extends pg.QueryResultRow>(query: { name: string; text: string; values: unknown[] }) {
      turn = (turn + 1) % connections;
      const client = await clientAt(turn);
      return (await client.query<Row>(query)).rows;
    },
    async end() {
      const open = clients.splice(0);
      await Promise.all(open.map(async (opening) => (await opening?.catch(() => undefined))?.end()));
    },
  };
}
