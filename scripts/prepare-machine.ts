import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the tests need beyond the dependencies, where it may be, and the Debian package that brings it. */
const needs = [
  {
    name: 'a Chromium browser',
    isThere: () =>
      [
        process.env.CHROMIUM_PATH ?? '',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
      ].some(existsSync),
    debian: 'chromium',
    remedy: 'install Chromium, or set CHROMIUM_PATH to its program',
  },
  {
    name: 'PostgreSQL 15',
    isThere: () => existsSync('/usr/lib/postgresql/15/bin/initdb'),
    debian: 'postgresql-15',
    remedy: 'install PostgreSQL 15 so that /usr/lib/postgresql/15/bin/initdb exists',
  },
  {
    name: 'Redis',
    isThere: () => existsSync('/usr/bin/redis-server'),
    debian: 'redis-server',
    remedy: 'install Redis so that /usr/bin/redis-server exists',
  },
];

/** Finds what the tests need, and installs it where that is possible: on Debian, as root. */
export function prepareMachine(): void {
  const missing = needs.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const packages = missing.map(({ debian }) => debian);
    process.stdout.write(`Installing ${packages.join(', ')}.\n`);
    aptGet(['update']);
    aptGet(['install', '--yes', '--no-install-recommends', ...packages]);
  }
  const stillMissing = missing.filter(({ isThere }) => !isThere());
  if (stillMissing.length === 0) return;
  const lines = stillMissing.map(({ name, remedy }) => `  ${name} is missing: ${remedy}.`);
  throw new Error(['The tests cannot run on this machine:', ...lines].join('\n'));
}

function aptGet(args: string[]): void {
  // Installing a database server must not start one.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { status, stdout, stderr } = spawnSync('apt-get', ['-qq', ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`);
}

if (import.meta.main) prepareMachine();
