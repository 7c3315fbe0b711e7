export type Encoding = 'br' | 'gzip';

/**
 * The best encoding of an answer that the browser takes.
 * @param accepted the Accept-Encoding header
 * @param available what there is besides the plain form
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
