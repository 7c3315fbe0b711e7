import { loadOrCreateSecret } from '../auth-secret.ts';
import { connect } from '../db/client.ts';
import { guessCounter } from '../db/count-guesses.ts';
import { readSettings } from '../env.ts';
import { createPaymentProvider } from '../features/billing/public.ts';
import { openFileMakers } from '../features/documents/public.ts';
import { openBus } from '../open-bus.ts';
import { findOperatorDatabase, operatorTimeouts } from '../operator-database.ts';
import { createRuns } from '../platform/ai/runs.ts';
import { createLogger } from '../platform/http/log.ts';
import { createRateLimiter } from '../platform/http/rate-limit.ts';
import { noMetrics } from '../platform/metrics/port.ts';
import { createS3Store } from '../platform/objects/s3.ts';
import { createPasswordHasher, recommendedCost } from '../platform/passwords/hasher.ts';
import type { Deps } from '../rpc/deps.ts';

/**
 * The dependencies of the product's own verbs, for use beside a running server: the same database and the same bus.
 * Requests, analyses and mails stay with the server.
 * @param env the settings of the server
 * @param onLogLine gets what the verbs log
 * @throws SettingsError or OperatorError saying what is wrong
 */
export async function openDeps(
  env: NodeJS.ProcessEnv,
  onLogLine: (line: string) => void,
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const settings = readSettings(env);
  const config = { ...operatorTimeouts, ...findOperatorDatabase(env) };
  const connection = connect(config);
  const log = createLogger('warn', { write: onLogLine });
  const now = () => new Date();
  try {
    const live = await openBus(settings, config, connection, log);
    const authSecret = settings.authSecret ?? loadOrCreateSecret(settings.dataDir ?? 'data');
    const { db, readers } = connection;
    const deps: Deps = {
      settings,
      db,
      readers,
      standby: null,
      log,
      pictureStore: settings.pictures.bucket && createS3Store(settings.pictures.bucket),
      metrics: noMetrics,
      live,
      limiter: createRateLimiter(settings.rateLimitFactor, guessCounter(db)),
      // The server looks for due mails by itself.
      wakeMails: () => {},
      now,
      writer: null,
      runs: createRuns(),
      payments: await createPaymentProvider({ settings, db, now, authSecret }),
      passwords: createPasswordHasher({ cost: recommendedCost }),
      makers: openFileMakers(),
      authSecret,
    };
    return {
      deps,
      async close() {
        for (const maker of Object.values(deps.makers)) maker.end();
        await live.end();
        await connection.end();
      },
    };
  } catch (error) {
    await connection.end();
    throw error;
  }
}
