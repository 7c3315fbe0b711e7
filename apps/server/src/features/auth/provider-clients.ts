import { Refusal } from '@elan/domain/errors';
import type { SignInProvider } from '@elan/domain/sign-in-providers';
import { createProviderClient, type ProviderClient } from '../../platform/openid/provider-client.ts';
import { ProviderFailure, type ProviderProblem } from '../../platform/openid/provider-failure.ts';
import type { ProviderSettings } from '../../platform/openid/provider-settings.ts';
import type { Deps } from '../../rpc/deps.ts';
import { authRefusal } from './signed-in-person.ts';

/** One client for each provider; it caches the provider's metadata. */
const clients = new WeakMap<ProviderSettings, ProviderClient>();

/** @throws Refusal NOT_FOUND for a provider whose keys the operator has not set */
export function clientOf({ settings }: Deps, provider: SignInProvider): ProviderClient {
  const own = settings.signInProviders[provider];
  if (own === undefined) throw new Refusal('NOT_FOUND');
  const client = clients.get(own) ?? createProviderClient(own);
  clients.set(own, client);
  return client;
}

const codes: Readonly<Record<ProviderProblem, [status: number, code: string]>> = {
  denied: [400, 'PROVIDER_DENIED'],
  unavailable: [503, 'PROVIDER_UNAVAILABLE'],
  expired: [400, 'PROVIDER_EXPIRED'],
  refused: [400, 'PROVIDER_REFUSED'],
};

/** Answers what went wrong at a provider; the log has the cause, never a code or a token. */
export function providerRefusal(deps: Deps, provider: SignInProvider, error: unknown): Response {
  if (!(error instanceof ProviderFailure)) throw error;
  const { cause, problem } = error;
  const { code, name, error: answer } = (cause ?? {}) as { code?: unknown; name?: unknown; error?: unknown };
  const isOurs = problem === 'unavailable' || problem === 'refused';
  deps.log[isOurs ? 'warn' : 'info']({ provider, problem, code, type: name, answer }, 'a provider signed nobody in');
  return authRefusal(...codes[problem]);
}
