import type { Disclosure } from '@elan/domain/disclosure';
import type { Settings } from './env.ts';
import { defaultBaseUrl, defaultModel } from './platform/ai/openai.ts';

/** What the privacy notice says about this server, derived from its actual settings. */
export function disclosureOf({ ai, dataLocation }: Pick<Settings, 'ai' | 'dataLocation'>): Disclosure {
  if (ai.provider !== 'openai') return { aiModel: '', aiHost: '', dataLocation };
  const { hostname } = new URL(ai.baseUrl ?? defaultBaseUrl);
  return { aiModel: ai.model ?? defaultModel, aiHost: isOwnMachine(hostname) ? '' : hostname, dataLocation };
}

/** Bare host names and private ranges are reachable only from the server's own network. */
function isOwnMachine(hostname: string): boolean {
  return (
    !hostname.includes('.') ||
    /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|\.(?:local|localhost|internal)$/u.test(hostname)
  );
}
