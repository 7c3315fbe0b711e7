import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { windowless, withWindows } from './chromium.ts';

/** A program, where each may be, and the Debian package that provides it. */
type Need = { name: string; paths: readonly string[]; debian: string };

/** What the tests of the workbook compute with; no other test needs it. */
export const office: Need = { name: 'LibreOffice Calc', paths: ['/usr/bin/soffice'], debian: 'libreoffice-calc' };

/** Programs the tests need besides the dependencies. */
const needs: readonly Need[] = [
  {
    name: 'a Chromium browser (CHROMIUM_PATH may name its program)',
    paths: [process.env.CHROMIUM_PATH ?? '', windowless, ...withWindows],
    debian: 'chromium-headless-shell',
  },
  { name: 'PostgreSQL 15', paths: ['/usr/lib/postgresql/15/bin/initdb'], debian: 'postgresql-15' },
  { name: 'Redis', paths: ['/usr/bin/redis-server'], debian: 'redis-server' },
  { name: 'PgBouncer', paths: ['/usr/sbin/pgbouncer'], debian: 'pgbouncer' },
  { name: 'nginx', paths: ['/usr/sbin/nginx'], debian: 'nginx-light' },
  { name: 'systemd-analyze', paths: ['/usr/bin/systemd-analyze'], debian: 'systemd' },
  { name: 'curl', paths: ['/usr/bin/curl'], debian: 'curl' },
];

/**
 * Checks that the programs the tests need are installed. On Debian as root it installs missing ones: without asking in
 * CI, otherwise if a person at the terminal agrees.
 * @param needed what to look for; the programs of most tests unless it says otherwise
 * @throws naming what to install, if something is still missing
 */
export async function prepareMachine(needed = needs): Promise<void> {
  const missing = () => needed.filter(({ paths }) => !paths.some(existsSync));
  const packages = missing().map(({ debian }) => debian);
  if (packages.length === 0) return;
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall && (isAutomatic() || (await agrees(`The tests need more programs. Run ${command}? [y/N] `)))) {
    process.stdout.write(`Installing ${packages.join(', ')}.\n`);
    aptGet(['update']);
    aptGet(['install', '--yes', '--no-install-recommends', ...packages]);
  }
  const lines = missing().map(
    ({ name, paths }) => `  ${name} is missing: install it so that ${paths.filter(Boolean).join(' or ')} exists.`,
  );
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
