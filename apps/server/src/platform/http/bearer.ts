/** What a request sends as `Authorization: Bearer`; undefined without it. Such a request's cookies never count. */
export function bearerOf(headers: Headers): string | undefined {
  const authorization = headers.get('authorization');
  return authorization === null ? undefined : /^bearer (\S+)$/iu.exec(authorization)?.[1];
}
