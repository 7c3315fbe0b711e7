import { createInterface } from 'node:readline/promises';
import type { Terminal } from '../apps/server/src/admin/run-admin.ts';

/** The terminal a command was started from; without one, nobody can answer. */
export const operatorTerminal: Terminal = {
  async ask(question) {
    if (!process.stdin.isTTY) return null;
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
  log: (line) => void process.stderr.write(line),
};
