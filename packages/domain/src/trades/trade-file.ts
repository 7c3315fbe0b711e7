import * as z from 'zod/mini';
import { provinces } from '../ledger/provinces.ts';
import { brainstorm } from '../modules/brainstorm/index.ts';
import { moduleKeys } from '../modules/keys.ts';
import { moduleDefinition } from '../modules/registry.ts';

/**
 * The form of `content/trades/<trade>/trade.yaml`: what people who know a trade know of it, in both languages.
 * `content/README.md` describes each part for a writer.
 */

const line = (longest: number) => z.string().check(z.trim(), z.minLength(2), z.maxLength(longest));
const text = (longest: number) => z.strictObject({ en: line(longest), fr: line(longest) });
const list = <Item extends z.ZodMiniType>(item: Item, least: number, most: number) =>
  z.array(item).check(z.minLength(least), z.maxLength(most));
const month = z.int().check(z.minimum(1), z.maximum(12));
const key = z.string().check(z.regex(/^[a-z][a-z-]*$/u));
/** Words that people write, by language; matched without accents, in the singular or the plural. */
const words = z.strictObject({ en: list(line(40), 1, 40), fr: list(line(40), 1, 40) });

const optionsOf = (question: string) => {
  const found = brainstorm.questions.find(({ id }) => id === question);
  return z.enum((found !== undefined && 'options' in found ? found.options : []).map(({ value }) => value));
};

/** A cost, a purchase or a pay that founders of the trade have, and why it is forgotten. */
const item = z.strictObject({ key, name: text(90), why: text(200) });

const questionIds = moduleKeys.flatMap((module) =>
  moduleDefinition(module).questions.map(({ id }) => `${module}.${id}` as const),
);

/** What decides in this trade, for one question of a module, and what would settle it. */
const point = z.strictObject({
  question: z.enum(questionIds),
  title: text(60),
  text: text(320),
  /** A question to the founder or a thing to try: its answer settles the point. */
  settle: text(240),
  /** Words of a founder's sentence that speaks of it already. */
  words,
});

const ideaCard = z.strictObject({
  title: text(80),
  description: text(320),
  interests: words,
  skills: words,
  sector: optionsOf('preferredSector'),
  places: list(optionsOf('businessType'), 1, 4),
  sells: list(optionsOf('productOrService'), 1, 4),
  /** The smallest budget and the fewest hours a week that it begins with. */
  budget: optionsOf('budget'),
  hours: optionsOf('timeCommitment'),
  /** Whether one person alone can run it in the first year. */
  alone: z.boolean(),
  goals: list(optionsOf('mainGoal'), 1, 5),
});
export type IdeaCard = z.infer<typeof ideaCard>;

const permit = z.strictObject({
  /** A key of `offices.yaml`. */
  office: key,
  /** Where the question arises; everywhere without it. */
  provinces: z.optional(list(z.enum(Object.keys(provinces) as (keyof typeof provinces)[]), 1, 13)),
  question: text(280),
});

export const tradeFile = z.strictObject({
  checked: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/u)),
  /** Everyday words by which a trade is suggested. */
  words,
  units: list(text(40), 1, 6),
  capacity: text(420),
  season: z.strictObject({ busy: list(month, 0, 12), quiet: list(month, 0, 12), why: text(320) }),
  costs: list(item, 4, 9),
  purchases: list(item, 4, 10),
  sales: list(item, 1, 5),
  people: list(item, 1, 4),
  permits: list(permit, 3, 9),
  /** Who else serves these customers, by kind, and what the founder has to be better at. */
  others: list(z.strictObject({ kind: text(90), strength: text(160), answer: text(220) }), 3, 6),
  channels: list(z.strictObject({ name: text(90), why: text(240), effort: text(120) }), 3, 6),
  risks: list(z.strictObject({ name: text(110), sign: text(200), measure: text(240) }), 4, 7),
  papers: list(text(160), 3, 6),
  levers: list(z.strictObject({ name: text(100), how: text(260) }), 3, 6),
  customers: list(
    z.strictObject({ who: text(110), need: text(220), fear: text(200), where: text(180), ask: text(200) }),
    3,
    3,
  ),
  points: list(point, 12, 18),
  ideas: list(ideaCard, 4, 4),
});
export type TradeFile = z.infer<typeof tradeFile>;

/** The sections of `en.md` and `fr.md`, in this order. */
export const tradeSections = {
  decides: { en: 'What decides', fr: 'Ce qui décide' },
  mistakes: { en: 'What beginners get wrong', fr: 'Les erreurs de débutant' },
  counting: { en: 'Counting customers', fr: 'Compter la clientèle' },
  price: { en: 'Setting the price', fr: 'Fixer le prix' },
  start: { en: 'The first ninety days', fr: 'Les 90 premiers jours' },
  questions: { en: 'Five questions for customers', fr: 'Cinq questions à poser à la clientèle' },
} as const;
export type TradeSection = keyof typeof tradeSections;
