import { toAuthFailure } from '../../data/sign-in/auth-api.ts';

/**
 * Changes or ends one of several things; that it is gone already, in another tab, is as good as done.
 * @param code of the failure that says so
 */
export async function unlessGone(code: string, change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (thrown) {
    if (toAuthFailure(thrown).code !== code) throw thrown;
  }
}
