import { toFetchResponse } from '@orpc/standard-server-fetch';

/**
 * Answers with a form, which may contain files, in one piece. Node writes a form into a stream piece by piece and does
 * not notice that the stream was cancelled: a browser that leaves at that moment would end the process with
 * ERR_INVALID_STATE.
 */
export async function answerForm(response: Parameters<typeof toFetchResponse>[0]): Promise<Response> {
  const form = toFetchResponse(response);
  const { status, headers } = form;
  return new Response(await form.arrayBuffer(), { status, headers });
}
