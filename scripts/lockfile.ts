import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Programs that exist once per platform are optional dependencies of one package. npm leaves those out of the lockfile
 * that the registry at hand does not serve, and `npm ci` then refuses the lockfile everywhere. Run with --complete
 * after `npm install`; without it this says what is missing.
 */

type LockedPackage = {
  version?: string;
  dev?: boolean;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, LockedPackage> };

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'riscv64', 's390x', 'ppc64', 'ia32', 'x64', 'arm'];

/** The entries a lockfile lacks, by their path in it. */
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

function libcOf(name: string, os: string): string | undefined {
  if (os !== 'linux') return undefined;
  if (/musl/u.test(name)) return 'musl';
  return /-gnu/u.test(name) ? 'glibc' : undefined;
}

if (import.meta.main) {
  const path = join(root, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
  const missing = missingPlatforms(lockfile);
  const names = Object.keys(missing);
  if (names.length > 0 && process.argv.includes('--complete')) {
    const entries = Object.entries({ ...lockfile.packages, ...missing });
    lockfile.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
    process.stdout.write(`added ${names.length} platforms to package-lock.json\n`);
  } else if (names.length > 0) {
    process.stdout.write(`package-lock.json lacks ${names.join(', ')}; run: node scripts/lockfile.ts --complete\n`);
    process.exitCode = 1;
  }
}
