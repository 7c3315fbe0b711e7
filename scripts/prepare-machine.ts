import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';

type Need = { name: string; isThere: () => boolean; debian: string; remedy: string };

/** What the tests of the workbook compute with; no other test needs it. */
export const office: Need = {
  name: 'LibreOffice Calc',
  isThere: () => existsSync('/usr/bin/soffice'),
  debian: 'libreoffice-calc',
  remedy: 'install LibreOffice Calc so that /usr/bin/soffice exists',
};

/** Programs the tests need besides the dependencies, where each may be, and the Debian package that provides it. */
const needs: readonly Need[] = [
  {
    name: 'a Chromium browser',
    isThere: () =>
      [
        process.env.CHROMIUM_PATH ?? '',
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
      ].some(existsSync),
    debian: 'chromium-headless-shell',
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
  {
    name: 'PgBouncer',
    isThere: () => existsSync('/usr/sbin/pgbouncer'),
    debian: 'pgbouncer',
    remedy: 'install PgBouncer so that /usr/sbin/pgbouncer exists',
  },
  {
    name: 'nginx',
    isThere: () => existsSync('/usr/sbin/nginx'),
    debian: 'nginx-light',
    remedy: 'install nginx so that /usr/sbin/nginx exists',
  },
  {
    name: 'systemd-analyze',
    isThere: () => existsSync('/usr/bin/systemd-analyze'),
    debian: 'systemd',
    remedy: 'install systemd so that /usr/bin/systemd-analyze exists',
  },
  {
    name: 'curl',
    isThere: () => existsSync('/usr/bin/curl'),
    debian: 'curl',
    remedy: 'install curl so that /usr/bin/curl exists',
  },
];

/**
 * Checks that the programs the tests need are installed. On Debian as root it installs missing ones: without asking in
 * CI, otherwise if a person at the terminal agrees.
 * @param needed what to look for; the programs of most tests unless it says otherwise
 * @throws naming what to install, if something is still missing
 */
export async function prepareMachine(needed = needs): Promise<void> {
  const missing = () => needed.filter(({ isThere }) => !isThere());
  const packages = missing().map(({ debian }) => debian);
  if (packages.length === 0) return;
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall && (isAutomatic() || (await agrees(`The tests need more programs. Run ${command}? [y/N] `)))) {
    process.stdout.write(`Installing ${packages.join(', ')}.\n`);
    aptGet(['update']);
    aptGet(['install', '--yes', '--no-install-recommends', ...packages]);
  }
  const lines = missing().map(({ name, remedy }) => `  ${name} is missing: ${remedy}.`);
  if (lines.length === 0) return;
  const hint = existsSync('/usr/bin/apt-get') ? [`On this system, as root: ${command}`] : [];
  throw new Error(['The tests cannot run on this machine:', ...lines, ...hint].join('\n'));
}

/** Every common CI service sets it. */
const isAutomatic = () => !['', '0', 'false'].includes(process.env['CI'] ?? '');

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(?:y|yes|o|oui)$/iu.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
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

if (import.meta.main) await prepareMachine();
