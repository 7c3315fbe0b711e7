import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';
import type { InterestKind } from './interest-kind.ts';

/** The person's pieces as a shape uses them. Quoted ones bear the quotation marks of the language. */
export type Slots = {
  /** An interest for the title, without quotation marks or article. */
  interest: string;
  /** The same as it was typed, with a capital. */
  Interest: string;
  /** A second interest, when there is one. */
  second: string | undefined;
  skill: string;
  quotedInterest: string;
  quotedSecond: string | undefined;
  quotedSkill: string;
  /** ', for “…”', or nothing. */
  audience: string;
};

/** A way of making a business out of an interest and a skill, and what it asks for. */
export type Shape = {
  kinds: readonly OptionValue<'brainstorm', 'productOrService'>[];
  places: readonly OptionValue<'brainstorm', 'businessType'>[];
  /** Index in the budget bands, 0 is none. */
  budget: number;
  /** Index in the weekly hours, 0 is fewer than ten. */
  hours: number;
  needsTeam: boolean;
  /** Goals it serves, and goals it works against. */
  serves: readonly OptionValue<'brainstorm', 'mainGoal'>[];
  hinders: readonly OptionValue<'brainstorm', 'mainGoal'>[];
  /** The kinds of interest it can be made of; other ones give nonsense. */
  suits: readonly InterestKind[];
  /** Whether the title mentions a skill. */
  sellsSkill?: true;
  /** The sector it belongs to by itself. */
  sector: OptionValue<'brainstorm', 'preferredSector'>;
  /** Keeps its own sector even when the person prefers another: the unexpected side of it. */
  crosses?: true;
  title: (slots: Slots) => Text;
  description: (slots: Slots) => Text;
};
