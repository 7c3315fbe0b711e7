/**
 * Takes the people of a project out of texts that leave the product, as those for a model do. What is recognized is
 * exact: e-mail addresses, and names as people chose them for their account, if they are of two words or more. A single
 * word is often a word of the language too ("Rose", "Pierre").
 */

/** Tried at the beginning of a word only, so that a text without spaces takes no longer than its length. */
const address = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

/** The text with every e-mail address replaced by `instead`. */
export function hideAddresses(text: string, instead: string): string {
  // Looking for the sign first takes no time; the pattern is tried at every word.
  return text.includes('@') ? text.replaceAll(address, instead) : text;
}

/**
 * The text with every full name replaced, whatever its capitals and spaces.
 * @param names as the people chose them; those of one word are left alone
 * @param insteadOf the replacement for the name with this index
 */
export function hideNames(text: string, names: readonly string[], insteadOf: (index: number) => string): string {
  let hidden = text;
  for (const [index, name] of names.entries()) {
    const words = name.trim().split(/\s+/u);
    if (words.length < 2) continue;
    const pattern = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('\\s+');
    hidden = hidden.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), insteadOf(index));
  }
  return hidden;
}
