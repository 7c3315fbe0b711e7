import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testTimeouts } from '../scripts/test-settings.ts';

/** The servers the journeys use, each a separate process. */

// Set once and inherited by the workers, which load this file again.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'elan-e2e-'));
const dataDirectory = process.env['E2E_DATA_DIR'];

export const dataDirectoryOf = (offset: number) => join(dataDirectory, String(offset));

/** Set E2E_PORT to use other ports, so that several checkouts on one machine can run journeys. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4310);
const port = (offset: number) => firstPort + offset;
export const modelUrl = `http://localhost:${port(2)}`;
/** Nothing configured: embedded database, built-in drafts. */
export const builtinUrl = `http://localhost:${port(0)}`;
/** The stand-in for Google and Microsoft. */
const providerUrl = `http://localhost:${port(3)}`;
const providerKeys = { CLIENT_ID: 'client-of-the-tests', CLIENT_SECRET: 'secret-of-the-tests', ISSUER: providerUrl };
const keysOf = (prefix: string) =>
  Object.fromEntries(Object.entries(providerKeys).map(([name, value]) => [`${prefix}_${name}`, value]));
/** Connected to the stand-ins for a model and for providers. */
export const connectedUrl = `http://localhost:${port(1)}`;

const root = fileURLToPath(new URL('..', import.meta.url));
const node = 'scripts/with-node node';

function product(offset: number, env: Record<string, string>) {
  return {
    command: `${node} apps/server/src/main.ts`,
    cwd: root,
    url: `http://localhost:${port(offset)}/readyz`,
    env: {
      PORT: String(port(offset)),
      DATA_DIR: dataDirectoryOf(offset),
      // Journeys sign up more people from one address than a person would.
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      ...env,
    },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    timeout: testTimeouts.hookTimeout,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

export const servers = [
  {
    command: `${node} apps/server/src/testing/model-server-main.ts`,
    cwd: root,
    url: `${modelUrl}/__requests`,
    env: { MODEL_SERVER_PORT: String(port(2)) },
    reuseExistingServer: false,
  },
  {
    command: `${node} apps/server/src/testing/openid-server-main.ts`,
    cwd: root,
    url: `${providerUrl}/keys`,
    env: { OPENID_SERVER_PORT: String(port(3)) },
    reuseExistingServer: false,
  },
  product(0, {}),
  product(1, {
    OPENAI_API_KEY: 'sk-journeys-only',
    OPENAI_BASE_URL: `${modelUrl}/v1`,
    AI_MODEL: 'stand-in',
    ...keysOf('GOOGLE'),
    ...keysOf('MICROSOFT'),
  }),
];
