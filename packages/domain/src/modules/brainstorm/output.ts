import * as z from 'zod/mini';
import { withoutWarningMark } from '../../generation.ts';
import { isStorableText } from '../../plain-text.ts';
import { readJsonReply } from '../../tolerant-json.ts';
import { toInterestLevel } from './interest-level.ts';

export { type InterestLevel, interestLevels } from './interest-level.ts';

/** How many ideas a brainstorm asks for (specification 9). */
export const ideaCount = { minimum: 12, maximum: 15 } as const;

const cut = (maximum: number) =>
  z.pipe(
    z.string().check(z.refine(isStorableText)),
    z.pipe(
      // Truncating in the middle of an emoji would leave half of it, which cannot be stored.
      z.transform((value: string) =>
        withoutWarningMark(value)
          .trim()
          .slice(0, maximum)
          .replace(/\p{Surrogate}$/u, ''),
      ),
      z.string().check(z.minLength(1)),
    ),
  );

/** An idea as it appears in a reply (specification 3). */
export const generatedIdea = z.object({
  title: cut(200),
  description: cut(2_000),
  sector: cut(200),
  interestLevel: z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => toInterestLevel(value) ?? value),
      z.enum(['high', 'medium', 'low']),
    ),
  ),
});
export type GeneratedIdea = z.infer<typeof generatedIdea>;

/**
 * Parses a brainstorm reply: JSON with an `ideas` array, fenced or surrounded by text (BRAIN-026, -027). Entries that
 * are not ideas are dropped, and so is everything after the fifteenth.
 * @returns the ideas, or undefined when the reply contains none
 */
export function parseIdeas(reply: string): GeneratedIdea[] | undefined {
  return readJsonReply(reply, (candidate) => {
    const list = (candidate as { ideas?: unknown } | null)?.ideas;
    if (!Array.isArray(list)) return undefined;
    const ideas = list.flatMap((entry) => {
      const result = generatedIdea.safeParse(entry);
      return result.success ? [result.data] : [];
    });
    return ideas.length > 0 ? ideas.slice(0, ideaCount.maximum) : undefined;
  });
}
