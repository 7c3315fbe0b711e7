import { FounderError, makeFounder } from '../apps/server/src/founder.ts';
import { readEnvFile } from './env-file.ts';
import { root } from './root.ts';

/** For the server's operator: makes an account count as a founder's where no mail can confirm its address. */
process.chdir(root);
readEnvFile();
try {
  process.stdout.write(`${await makeFounder(process.env, process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof FounderError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
