import type { Disclosure } from '@elan/domain/disclosure';
import type { Settings } from './env.ts';
import { defaultBaseUrl, defaultModel } from './platform/ai/openai.ts';

/** What the privacy notice says about this server: read from what it really does. */
export function disclosureOf({ ai, dataLocation }: Pick<Settings, 'ai' | 'dataLocation'>): Disclosure {
  if (ai.provider !== 'openai') return { aiModel: '', aiHost: '', dataLocation };
  const { hostname } = new URL(ai.baseUrl ?? defaultBaseUrl);
  return { aiModel: ai.model ?? defaultModel, aiHost: isOwnMachine(hostname) ? '' : hostname, dataLocation };
}

/** A name without a domain and these ranges are known only beside the server. */
function isOwnMachine(hostname: string): boolean {
  return (
    !hostname.includes('.') ||
    /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|\.(?:local|localhost|internal)$/u.test(hostname)
  );
}
