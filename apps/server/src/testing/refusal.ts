import { isDefinedError, safe } from '@orpc/client';

/** The code a call is refused with; undefined when it goes through or fails otherwise. */
export async function refusal(call: Promise<unknown>): Promise<string | undefined> {
  const [error] = await safe(call);
  return isDefinedError(error) ? (error as { code: string }).code : undefined;
}
