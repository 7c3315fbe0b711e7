import { isDefinedError, safe } from '@orpc/client';

/** The code a call is refused with; undefined if it succeeds or fails for another reason. */
export async function refusal(call: Promise<unknown>): Promise<string | undefined> {
  const [error] = await safe(call);
  return isDefinedError(error) ? (error as { code: string }).code : undefined;
}
