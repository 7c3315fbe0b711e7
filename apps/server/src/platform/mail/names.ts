import { excerpt } from '@elan/domain/excerpt';
import type { Profile } from '@elan/domain/people';
import { oneLine } from './compose.ts';

/** Visible characters of a name in a mail. */
const longestName = 60;
/** Web, e-mail, telephone and network addresses, with or without a scheme, which mail programs turn into links. */
const addresses =
  /(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|tel|sms|data|javascript):|www[.\u2024\u3002\uff0e\uff61])\S+|\S+@\S+|\d{1,3}(?:\.\d{1,3}){3}(?:[/:?#]\S*)?|[\p{L}\d-]+(?:[.\u2024\u3002\uff0e\uff61][\p{L}\d-]+)*[.\u2024\u3002\uff0e\uff61]\p{L}{2,}(?:[/:?#]\S*)?/giu;
/** What a program could take for a tag, whether it is closed or not. */
const markup = /<[\p{L}/!?][^>]*>?|&(?:#\w+|\w+);/gu;

/**
 * A name that somebody chose (of a project, a section, a person), short, without markup and without addresses: a mail
 * of ours must not lead where a stranger wants. Every subject and text of a mail that quotes a name has it from here.
 * @returns an empty string when nothing is left
 */
export function plainName(chosen: string): string {
  const plain = oneLine(chosen).replace(markup, '…').replace(/[<>]/gu, '').replace(addresses, '…');
  const name = excerpt(plain.replace(/…(?:\s*…)+/gu, '…'), longestName);
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) ? name : '';
}

/** The same for the middle of a sentence, with a fallback when nothing is left. */
export const shownName = (chosen: string): string => plainName(chosen) || '…';

/** Who did something. The address is always there, because a name can be anything. */
export function nameAndAddress({ name, email }: Pick<Profile, 'name' | 'email'>): string {
  const plain = plainName(name);
  return plain === '' ? oneLine(email) : `${plain} (${oneLine(email)})`;
}
