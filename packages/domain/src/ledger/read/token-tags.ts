import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

/** Whether a token has a tag. */
export const has = (token: Token | undefined, tag: Tag) => token?.tags.has(tag) ?? false;

/** Whether a phrase with a tag ends just before a token. */
export function endsBefore(tokens: readonly Token[], at: number, tag: Tag): boolean {
  return [1, 2, 3].some((back) => tokens[at - back]?.tags.get(tag) === back);
}
