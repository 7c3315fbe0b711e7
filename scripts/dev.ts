import { type ChildProcess, spawn } from 'node:child_process';
import { readEnvFile } from './env-file.ts';
import { root } from './root.ts';

/** Runs server and web, which both reload when their sources change. When one ends, the other is stopped. */
readEnvFile();
const webPort = 5173;
const children: ChildProcess[] = [];
let isEnding = false;

function run(args: string[], env: NodeJS.ProcessEnv = {}): void {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  children.push(child);
  child.on('exit', (code) => {
    if (!isEnding) process.exitCode = code ?? 1;
    end('SIGTERM');
  });
}

function end(signal: NodeJS.Signals): void {
  isEnding = true;
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end('SIGTERM'));

// The browser talks to Vite, which proxies calls, so the server's public URL is Vite's address.
run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}`,
});
run(['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(webPort), '--strictPort', '--clearScreen', 'false']);
