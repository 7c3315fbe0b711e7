import type { Text } from '@elan/domain/locale';

/** The id of a request that failed, as support asks for it (the server's header `x-request-id`). */
export function requestCodeOf({ headers }: Response): string | undefined {
  const code = headers.get('x-request-id');
  return code !== null && isRequestCode(code) ? code : undefined;
}

/** Ours is short; a proxy may have given a longer one. */
export function isRequestCode(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/u.test(value);
}

/** A sentence to add to a message. */
export function requestCodeText(code: string): Text {
  return { en: `Reference code: ${code}.`, fr: `Code de référence\u00a0: ${code}.` };
}

/** A message, with the code of the failed request if there is one. */
export function withRequestCode(text: Text, code: string | null | undefined): Text {
  if (code === null || code === undefined) return text;
  const added = requestCodeText(code);
  return { en: `${text.en} ${added.en}`, fr: `${text.fr} ${added.fr}` };
}
