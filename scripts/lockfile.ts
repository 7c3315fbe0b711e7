import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbiddenLicences } from './licences.ts';
import { root } from './root.ts';

/**
 * Checks package-lock.json: every registry package must have an integrity hash and a licence that is allowed, and every platform of a program that
 * ships one package per platform must be listed. npm leaves out the platforms that the configured registry does not
 * serve, and `npm ci` then refuses the lockfile everywhere else.
 *
 * Run with --complete after `npm install`. It lets npm fill in every hash the registry can give, then lists the
 * platforms that are still missing, without a hash. A registry that serves all platforms leaves none without one.
 */

type LockedPackage = {
  version?: string;
  integrity?: string;
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

/** Registry packages without an integrity hash, by their path in the lockfile. */
export function withoutIntegrity({ packages }: Lockfile): { platforms: string[]; others: string[] } {
  const paths = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && link !== true && integrity === undefined,
  );
  const isPlatform = ([, { optional, os, cpu }]: (typeof paths)[number]) =>
    optional === true && os !== undefined && cpu !== undefined;
  return {
    platforms: paths.filter(isPlatform).map(([path]) => path),
    others: paths.filter((entry) => !isPlatform(entry)).map(([path]) => path),
  };
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
  const { platforms, others } = withoutIntegrity(lockfile);
  const say = (line: string) => process.stdout.write(`package-lock.json: ${line}\n`);
  if (missing.length > 0) say(`lacks ${missing.join(', ')}; run: node scripts/lockfile.ts --complete`);
  if (others.length > 0) say(`no integrity hash for ${others.join(', ')}; run: node scripts/lockfile.ts --complete`);
  if (platforms.length > 0) {
    say(`${platforms.length} platforms have no hash; --complete adds them where the registry serves these packages`);
  }
  const forbidden = forbiddenLicences(lockfile);
  if (forbidden.length > 0) say(`licences that are not allowed (scripts/licences.ts): ${forbidden.join(', ')}`);
  if (missing.length + others.length + forbidden.length > 0) process.exitCode = 1;
}

function complete(): void {
  const { platforms, others } = withoutIntegrity(read());
  // npm resolves an entry again only if it is missing.
  write(Object.entries(read().packages).filter(([path]) => ![...platforms, ...others].includes(path)));
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
  const lockfile = read();
  write(Object.entries({ ...lockfile.packages, ...missingPlatforms(lockfile) }).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function read(): Lockfile {
  return JSON.parse(readFileSync(lockfilePath, 'utf8')) as Lockfile;
}

function write(packages: [string, LockedPackage][]): void {
  const lockfile: Lockfile = { ...read(), packages: Object.fromEntries(packages) };
  writeFileSync(lockfilePath, `${JSON.stringify(lockfile, null, 2)}\n`);
}
