/** A person named in a comment. The text contains `@` and the label, which stays as written when the person's name changes. */
export type Mention = { user_id: string; label: string };

/** A piece of a comment: a mention, or the text around it. */
export type TextPiece = { text: string; mention: Mention | null };

const partOfWord = /[\p{L}\p{M}\p{N}_]/u;

/** Splits a text at the mentions in it. Where one label begins like another, the longer one counts. */
export function splitMentions(text: string, mentions: readonly Mention[]): TextPiece[] {
  if (mentions.length === 0) return text === '' ? [] : [{ text, mention: null }];
  const longestFirst = mentions.toSorted((one, other) => other.label.length - one.label.length);
  const pieces: TextPiece[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at < done || partOfWord.test(text[at - 1] ?? '')) continue;
    const found = longestFirst.find(({ label }) => isLabelAt(text, at + 1, label));
    if (found === undefined) continue;
    if (at > done) pieces.push({ text: text.slice(done, at), mention: null });
    done = at + 1 + found.label.length;
    pieces.push({ text: text.slice(at, done), mention: found });
  }
  if (done < text.length) pieces.push({ text: text.slice(done), mention: null });
  return pieces;
}

function isLabelAt(text: string, start: number, label: string): boolean {
  if (label === '' || !text.startsWith(label, start)) return false;
  // The whole next character: half of a pair is no letter.
  const next = text.codePointAt(start + label.length);
  return next === undefined || !partOfWord.test(String.fromCodePoint(next));
}

/** Those of the mentions that the text contains, each once, in the order of their first appearance. */
export function mentionsIn(text: string, mentions: readonly Mention[]): Mention[] {
  const found = splitMentions(text, mentions).flatMap(({ mention }) => (mention === null ? [] : [mention]));
  // Two people can have the same label: a text that contains it names both.
  const labels = new Set(found.map(({ label }) => label));
  const order = [...labels];
  const named = mentions
    .filter(({ label }) => labels.has(label))
    .toSorted((one, other) => order.indexOf(one.label) - order.indexOf(other.label));
  const seen = new Set<string>();
  return named.filter(({ user_id: user, label }) => {
    const key = `${user} ${label}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** An `@` before the cursor that begins a mention, and what was typed of the name. */
export type MentionStart = { at: number; typed: string };

/** The longest beginning of a name that is looked for. */
const longestTyped = 40;

/** Where a mention is being typed, if one is: at the start of the text or of a word, on one line. */
export function mentionStart(text: string, cursor: number): MentionStart | null {
  const before = text.slice(0, cursor);
  const at = before.lastIndexOf('@');
  if (at === -1 || partOfWord.test(before[at - 1] ?? '')) return null;
  const typed = before.slice(at + 1);
  return typed.length > longestTyped || /\n|^\s/u.test(typed) ? null : { at, typed };
}
