import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbiddenLicences } from './licences.ts';
import { root } from './root.ts';

/**
 * Checks package-lock.json: every registry package must have an integrity hash and a licence that is allowed, none may
 * name the registry it came from, and every platform of a program that ships one package per platform must be listed.
 * npm leaves out some of the platforms it does not install, and `npm ci` then refuses the lockfile everywhere else.
 *
 * Run with --complete after `npm install`. It lets npm fill in what is missing, lists the platforms that npm left out,
 * and asks the registry for the hashes of these. One that serves no such package leaves it without a hash, which fails.
 */

type LockedPackage = {
  version?: string;
  integrity?: string;
  resolved?: string;
  /** A workspace of this repository. */
  link?: boolean;
  dev?: boolean;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, LockedPackage> };

const lockfilePath = join(root, 'package-lock.json');
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'riscv64', 's390x', 'ppc64', 'ia32', 'x64', 'arm'];

/** The entries missing from a lockfile, by their path in it. */
export function missingPlatforms({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { dev, license, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const key = `node_modules/${name}`;
      const isLocked = key in packages || `${path}/${key}` in packages;
      const words = name.split(/[/-]/u);
      const os = systems.find((system) => words.includes(system));
      const cpu = processors.find((processor) => words.includes(processor));
      if (isLocked || os === undefined || cpu === undefined || !/^\d/u.test(version)) continue;
      const libc = libcOf(name, os);
      missing[key] = {
        version,
        cpu: [cpu],
        ...(dev === true ? { dev } : {}),
        ...(libc === undefined ? {} : { libc: [libc] }),
        ...(license === undefined ? {} : { license }),
        optional: true,
        os: [os],
      };
    }
  }
  return missing;
}

/** Registry packages without an integrity hash, by their path in the lockfile: what they are could change unnoticed. */
export function withoutIntegrity({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && link !== true && integrity === undefined)
    .map(([path]) => path);
}

/** Entries that name the registry they came from, which other machines may be unable to reach. */
export function withRegistry({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^[a-z+]+:/iu.test(resolved))
    .map(([path]) => path);
}

function libcOf(name: string, os: string): string | undefined {
  if (os !== 'linux') return undefined;
  if (/musl/u.test(name)) return 'musl';
  return /-gnu/u.test(name) ? 'glibc' : undefined;
}

if (import.meta.main) {
  if (process.argv.includes('--complete')) complete();
  const lockfile = read();
  const missing = Object.keys(missingPlatforms(lockfile));
  const unhashed = withoutIntegrity(lockfile);
  const placed = withRegistry(lockfile);
  const say = (line: string) => process.stdout.write(`package-lock.json: ${line}\n`);
  if (missing.length > 0) say(`lacks ${missing.join(', ')}; run: node scripts/lockfile.ts --complete`);
  if (unhashed.length > 0)
    say(`no integrity hash for ${unhashed.join(', ')}; run: node scripts/lockfile.ts --complete`);
  if (placed.length > 0) say(`names a registry for ${placed.join(', ')}; see .npmrc`);
  const forbidden = forbiddenLicences(lockfile);
  if (forbidden.length > 0) say(`licences that are not allowed (scripts/licences.ts): ${forbidden.join(', ')}`);
  if (missing.length + unhashed.length + placed.length + forbidden.length > 0) process.exitCode = 1;
}

function complete(): void {
  const unhashed = withoutIntegrity(read());
  // npm resolves an entry again only if it is missing.
  write(Object.entries(read().packages).filter(([path]) => !unhashed.includes(path)));
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
  const lockfile = read();
  const packages = { ...lockfile.packages, ...missingPlatforms(lockfile) };
  for (const path of withoutIntegrity({ packages })) {
    const { version, ...rest } = packages[path] ?? {};
    const integrity = hashOf(`${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`);
    packages[path] = {
      ...(version === undefined ? {} : { version }),
      ...(integrity === '' ? {} : { integrity }),
      ...rest,
    };
  }
  write(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the registry says of one version of a package; empty where it has none. */
function hashOf(version: string): string {
  try {
    return execFileSync('npm', ['view', version, 'dist.integrity'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function read(): Lockfile {
  return JSON.parse(readFileSync(lockfilePath, 'utf8')) as Lockfile;
}

function write(packages: [string, LockedPackage][]): void {
  const lockfile: Lockfile = { ...read(), packages: Object.fromEntries(packages) };
  writeFileSync(lockfilePath, `${JSON.stringify(lockfile, null, 2)}\n`);
}
