import { startModelServer } from './model-server.ts';

/** The stand-in for a model server as a process of its own, for journeys in a browser: MODEL_SERVER_PORT chooses the port. */
const server = await startModelServer(Number(process.env.MODEL_SERVER_PORT ?? 4010));
process.stdout.write(`${server.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
