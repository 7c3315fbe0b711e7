/** What a text puts in place of a stretch of the text it was typed over. */
type Edit = { start: number; end: number; put: string };

/**
 * Joins what two people made of the same text. Where their changes are apart, both are made; where they meet, the other
 * one's words come first and mine after them.
 * @param base the text that both were typed over; where it is not known, the other one's text again
 */
export function joinTexts(base: string, mine: string, theirs: string): string {
  const origin = base === theirs ? shared(mine, theirs) : base;
  const [own, other] = [editOf(origin, mine), editOf(origin, theirs)];
  if (own.end < other.start || other.end < own.start) {
    const [first, last] = own.end < other.start ? [own, other] : [other, own];
    return made(made(origin, last), first);
  }
  const start = Math.min(own.start, other.start);
  const end = Math.max(own.end, other.end);
  const stretchOf = (edit: Edit) => origin.slice(start, edit.start) + edit.put + origin.slice(edit.end, end);
  const gap = start === 0 && end === origin.length ? '\n\n' : ' ';
  return made(origin, { start, end, put: followed(stretchOf(other), stretchOf(own), gap) });
}

/** Two texts one after the other, with a gap where none of them has one; once if they are the same. */
function followed(first: string, second: string, gap: string): string {
  if (first === second || first === '') return second;
  return second === '' || /\s$/u.test(first) || /^\s/u.test(second) ? first + second : first + gap + second;
}

const made = (text: string, { start, end, put }: Edit) => text.slice(0, start) + put + text.slice(end);

/** The one stretch of whole words in which a text differs from what it was. */
function editOf(before: string, after: string): Edit {
  const { start, rest } = ends(before, after);
  return { start, end: before.length - rest, put: after.slice(start, after.length - rest) };
}

/** What two texts begin and end with. */
function shared(one: string, other: string): string {
  const { start, rest } = ends(one, other);
  return one.slice(0, start) + one.slice(one.length - rest);
}

/** How many characters two texts begin and end with alike, in whole words. */
function ends(one: string, other: string): { start: number; rest: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  const isWhole = start === one.length || start === other.length;
  while (
    start > 0 &&
    !(isWhole && bordersAt(one, start) && bordersAt(other, start)) &&
    !/\s/u.test(one[start - 1] ?? '')
  )
    start -= 1;
  let rest = 0;
  while (rest < most - start && one.at(-1 - rest) === other.at(-1 - rest)) rest += 1;
  while (rest > 0 && !/\s/u.test(one.at(-rest) ?? '')) rest -= 1;
  return { start, rest };
}

/** Whether a word ends here. */
const bordersAt = (text: string, place: number) => place === text.length || /\s/u.test(text[place] ?? '');
