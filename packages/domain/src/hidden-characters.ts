/** Flags of regions (Scotland, Wales) are a black flag with letters that are not drawn. */
const regionFlags = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** The joiner and the non-joiner where they belong: between letters (Persian, Hindi) or inside an emoji. */
const joiners =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/**
 * Whether a name holds a character that nobody sees and that changes what others see: direction marks, zero-width
 * spaces, soft hyphens, line breaks and other controls.
 */
export function hasHiddenCharacters(name: string): boolean {
  return /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u.test(name.replace(regionFlags, '').replace(joiners, ''));
}
