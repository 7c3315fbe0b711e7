export type Encoding = 'br' | 'gzip';

/**
 * Chooses the best encoding that the browser accepts.
 * @param accepted the Accept-Encoding header
 * @param available the encodings available besides the plain form
 * @returns undefined for the plain form
 */
export function chooseEncoding(accepted: string | undefined, available: ReadonlySet<Encoding>): Encoding | undefined {
  const quality = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, q === undefined ? 1 : Number(q)] as const;
    }),
  );
  return (['br', 'gzip'] as const).find(
    (encoding) => available.has(encoding) && (quality.get(encoding) ?? quality.get('*') ?? 0) > 0,
  );
}
