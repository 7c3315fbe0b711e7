import { FounderError, makeFounder } from '../apps/server/src/founder.ts';
import { readEnvFile } from './env-file.ts';
import { root } from './root.ts';

/** For the server's operator: confirms a founder's address where no mail can be sent to do so. */
process.chdir(root);
readEnvFile();
try {
  process.stdout.write(`${await makeFounder(process.env, process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof FounderError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
