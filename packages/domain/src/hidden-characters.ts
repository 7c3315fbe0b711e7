/** Flags of regions (Scotland, Wales) are a black flag with letters that are not drawn. */
const regionFlags = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** The joiner and the non-joiner where they belong: between letters (Persian, Hindi) or inside an emoji. */
const joiners =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const hidden = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Whether a name holds an invisible character that changes what others see: direction marks, zero-width spaces, soft
 * hyphens, line breaks and other controls.
 */
export function hasHiddenCharacters(name: string): boolean {
  return hidden.test(name.replace(regionFlags, '').replace(joiners, ''));
}

/** A name without these characters, for names that were stored before they were refused. Line breaks become spaces. */
export function withoutHiddenCharacters(name: string): string {
  // Built here, so that screens that only check names do not carry it.
  const any = new RegExp(`${regionFlags.source}|${joiners.source}|(?<hidden>${hidden.source})`, 'gu');
  return name
    .replace(any, (found: string, character?: string) => {
      if (character === undefined) return found;
      return /\s/u.test(found) && found !== '\ufeff' ? ' ' : '';
    })
    .trim();
}
