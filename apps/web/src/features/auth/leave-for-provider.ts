import type { Text } from '@elan/domain/locale';
import type { SignInProvider } from '@elan/domain/sign-in-providers';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { beginSignIn } from '../../data/sign-in/provider-api.ts';
import { providerProblem } from './provider-problem.ts';

/** Goes to a provider to sign in. @returns why not; null once the browser is on its way */
export async function leaveForProvider(provider: SignInProvider): Promise<Text | null> {
  try {
    location.assign(await beginSignIn(provider));
    return null;
  } catch (thrown) {
    return providerProblem(provider, toAuthFailure(thrown));
  }
}
