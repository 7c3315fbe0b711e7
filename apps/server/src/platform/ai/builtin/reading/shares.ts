/** So many of so many, as a person wrote it: '15 of the 20', '5 pains invendus sur 100'. */
export type Share = { part: number; whole: number; text: string };

const share =
  /(?<![\p{L}\d.,$])(\d{1,4})(?:[ \u00a0][\p{L}'’-]+){0,3}[ \u00a0](?:of|out of|sur|des)[ \u00a0](?:the[ \u00a0]|les[ \u00a0]|every[ \u00a0])?(\d{1,4})(?![\d.,]*\d|[ \u00a0]?[$%])/giu;

/** The shares in a text. An impossible one ('8 of 5') is left out. */
export function findShares(text: string): Share[] {
  return [...text.slice(0, 5_000).matchAll(share)].flatMap((match) => {
    const part = Number(match[1]);
    const whole = Number(match[2]);
    return part > 0 && part <= whole ? [{ part, whole, text: match[0] }] : [];
  });
}
