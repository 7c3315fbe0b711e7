import { type SocketAddress, startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts';

const log = { info() {}, warn() {}, error: (message: string) => console.error(message) };

/** Starts a database for a measurement, and says how the product reaches it. @param settings of PostgreSQL */
export async function startDatabase(dataDir: string, settings: Record<string, string> = {}) {
  const database = await startEmbeddedPostgres({ dataDir, log, settings });
  return { ...database, url: urlOf(database.config) };
}

export const urlOf = ({ host, user, database }: SocketAddress) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
