import { OperatorError } from '../apps/server/src/operator-database.ts';
import { readEnvFile } from './env-file.ts';
import { root } from './root.ts';

/** Runs a command with the server's settings, prints what it did, or what the operator has to fix. */
export async function runOperatorCommand(
  command: (env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    readEnvFile();
    process.chdir(root);
    process.stdout.write(`${await command(process.env, process.argv.slice(2))}\n`);
  } catch (error) {
    const isExpected = error instanceof OperatorError || (error as { isExpected?: boolean }).isExpected === true;
    if (!isExpected) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = error instanceof OperatorError ? error.exitCode : 1;
  }
}
