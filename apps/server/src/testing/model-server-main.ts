import { startModelServer } from './model-server.ts';

/** Runs the stand-in model server as a separate process, for browser journeys: MODEL_SERVER_PORT sets the port. */
const server = await startModelServer(Number(process.env.MODEL_SERVER_PORT ?? 4010));
process.stdout.write(`${server.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
