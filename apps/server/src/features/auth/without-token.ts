/**
 * The answer of a call that opens a session, without the session's token. It is not what a caller proves itself with: that
 * is the signed one, in the cookie and in the header `set-auth-token`.
 */
export async function withoutToken(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const { token: _token, ...said } = (await answer.json()) as { token?: unknown };
  const { status, headers } = answer;
  headers.delete('content-length');
  return Response.json(said, { status, headers });
}
