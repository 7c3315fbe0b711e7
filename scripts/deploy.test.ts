import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const directory = mkdtempSync(join(tmpdir(), 'elan-deploy-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const guides = readdirSync(join(root, 'docs/operations')).filter((name) => name.endsWith('.md'));

test.each(guides)('%s links to files that exist, and to headings', (name) => {
  const path = `docs/operations/${name}`;
  for (const [, target = ''] of read(path).matchAll(/\]\((?!https?:)([^)]+)\)/gu)) {
    const [file = '', heading] = target.split('#');
    const linked = join(root, dirname(path), file === '' ? name : file);
    expect(existsSync(linked), target).toBe(true);
    if (heading === undefined) continue;
    const headings = [...readFileSync(linked, 'utf8').matchAll(/^#+ (.+)$/gmu)].map(([, text = '']) =>
      text.toLowerCase().replaceAll(' ', '-'),
    );
    expect(headings).toContain(heading);
  }
});

test('the settings of the guide are settings of the product', () => {
  const known = new Set(
    [...read('docs/operations/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gmu)].map(([, name]) => name),
  );
  const named = [...read('docs/operations/one-machine.md').matchAll(/^([A-Z_]+)=/gmu)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the commands of the guides exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const name of guides) {
    for (const [, command = ''] of read(`docs/operations/${name}`).matchAll(/npm run ([\w:-]+)/gu)) {
      expect(Object.keys(scripts)).toContain(command);
    }
  }
});

test('no guide has a shell read the file of settings, whose values a shell would take apart', () => {
  for (const name of guides) expect(read(`docs/operations/${name}`), name).not.toMatch(/set -a|source |\. \/etc/u);
  expect(read('docs/operations/one-machine.md')).toContain('SETTINGS_FILE=/etc/elan/elan.env npm run admin');
  expect(read('deploy/elan.service')).toContain('Environment=SETTINGS_FILE=/etc/elan/elan.env');
});

test('nginx loads both files, from the version of Debian 12', () => {
  const own = read('deploy/nginx.conf');
  expect(own).toContain('listen 443 ssl http2;');
  expect(own).not.toMatch(/^\s*http2 on;/mu);
  // Ports and files of anybody; the certificate is the operator's.
  load(
    own
      .replace('listen 80;', 'listen 45080;')
      .replace('listen 443 ssl http2;', 'listen 45443 http2;')
      .replace(/^ *ssl_certificate.*$/gmu, '')
      .replaceAll('/var/log/nginx', directory),
  );
  let port = 45_500;
  load(
    read('deploy/fleet/nginx.conf')
      .replace(/\$\{NGINX_LOG\}/u, join(directory, 'fleet.log'))
      .replaceAll(/\$\{[A-Z\d_]+\}/gu, () => `127.0.0.1:${++port}`),
  );
});

function load(site: string): void {
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, `pid ${directory}/pid; error_log stderr; events {}\nhttp {\n${site}\n}\n`);
  expect(outcomeOf('/usr/sbin/nginx', ['-t', '-q', '-p', directory, '-c', file], 'nginx-light')).toBe('well');
}

/** @returns 'well', or what the program said, if only in warning; @param debian the package to install where it is missing */
function outcomeOf(program: string, args: string[], debian: string): string {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error !== undefined) return `${program} is missing: apt-get install --no-install-recommends ${debian}`;
  return status === 0 && stderr === '' ? 'well' : stderr;
}

const units = globSync('deploy/**/*.{service,timer}', { cwd: root });

test.each(units)('systemd takes %s', (path) => {
  // Together, because one may name another; with the programs where this repository is.
  for (const each of units) {
    writeFileSync(join(directory, basename(each)), read(each).replaceAll('/opt/elan/', `${root}/`));
  }
  const args = ['verify', '--man=no', join(directory, basename(path))];
  expect(outcomeOf('/usr/bin/systemd-analyze', args, 'systemd')).toBe('well');
});

test.each(['base-backup', 'recover'])('the shell takes %s, which can be run', (name) => {
  expect(statSync(join(root, 'deploy/archive', name)).mode & 0o111).toBe(0o111);
  expect(outcomeOf('/bin/bash', ['-n', join(root, 'deploy/archive', name)], 'bash')).toBe('well');
});

test.each([
  ['a directory with files', ['archive', 'full'], 'is not empty'],
  ['what is not a time', ['archive', 'new', 'yesternight'], 'is not a time'],
  ['a moment before every base backup', ['archive', 'new', '2026-01-01 00:00+00'], 'No base backup'],
])('a recovery refuses %s, and changes nothing', (_what, args, problem) => {
  mkdirSync(join(directory, 'archive/base/20260102T000000Z'), { recursive: true });
  mkdirSync(join(directory, 'full/base'), { recursive: true });
  const [archive = '', data = '', ...time] = args;
  const { status, stderr } = spawnSync(
    join(root, 'deploy/archive/recover'),
    [join(directory, archive), join(directory, data), ...time],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
  expect(stderr).toContain('Nothing was changed');
  expect([existsSync(join(directory, 'new')), readdirSync(join(directory, 'full'))]).toEqual([false, ['base']]);
});

test('the unit starts programs of the repository', () => {
  const [, program = '', args = ''] =
    /^ExecStart=\/opt\/elan\/(\S+) node (\S+)$/mu.exec(read('deploy/elan.service')) ?? [];
  expect(statSync(join(root, program)).mode & 0o111).toBe(0o111);
  expect(existsSync(join(root, args))).toBe(true);
});

test('both proxies drop an id that a client sends, stream, and keep the metrics to themselves', () => {
  const nginx = read('deploy/nginx.conf');
  expect(nginx).toContain('proxy_set_header X-Request-Id "";');
  expect(nginx).toContain('proxy_buffering off;');
  expect(nginx).toContain('location = /metrics { return 404; }');
  const caddy = read('deploy/Caddyfile');
  expect(caddy).toContain('header_up -X-Request-Id');
  expect(caddy).toContain('flush_interval -1');
  expect(caddy).toContain('respond /metrics 404');
});
