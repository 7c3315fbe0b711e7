import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * The baseline for live events: one statement inserts a row and sends NOTIFY, and each notification is written to every
 * open stream.
 */
const connectionString = process.env['DATABASE_URL'];
const pool = new pg.Pool({ connectionString, max: 14 });
const listener = new pg.Client({ connectionString });
const streams = new Set<ServerResponse>();

await listener.connect();
await listener.query('listen bare_live');
listener.on('notification', ({ payload }) => {
  const bytes = Buffer.from(`event: message\ndata: {"sequence":${payload}}\n\n`);
  for (const stream of streams) stream.write(bytes);
});

const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    await pool.query({
      name: 'change',
      text: "with row as (insert into bare_events default values returning sequence) select pg_notify('bare_live', sequence::text) from row",
    });
    response.end();
  } else if (request.url === '/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n');
    streams.add(response);
    response.on('close', () => streams.delete(response));
  } else response.end();
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
