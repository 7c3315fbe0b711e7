import { startOpenIdServer } from './openid-server.ts';

/** Runs the stand-in provider as a separate process, for browser journeys: OPENID_SERVER_PORT sets the port. */
const server = await startOpenIdServer(Number(process.env.OPENID_SERVER_PORT ?? 4013));
process.stdout.write(`${server.issuer}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
