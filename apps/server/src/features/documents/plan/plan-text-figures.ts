import type { Block } from '../blocks.ts';
import { checkedText } from '../checked-modules.ts';
import { textFigures } from '../compose-text-figures.ts';
import type { Content } from '../gather-content.ts';

/** A text that somebody wrote in the plan, below its title. */
export type TextOfPlan = { title: string; text: string };

/** Where the figures of the texts in a plan come from; how many of each origin is for the people who write it. */
export function planTextFigures(content: Content, own: readonly TextOfPlan[]): Block[] {
  const written = own.map(({ title, text }) => ({ name: title, marks: checkedText(text, content.checks) }));
  return textFigures(written, content.language, false);
}
