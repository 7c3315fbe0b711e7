import { quoted } from '@elan/domain/excerpt';
import type { OptionValue, QuestionId } from '@elan/domain/modules/registry';
import { wordsFoundIn } from '@elan/domain/trades/everyday-words';
import type { IdeaCard } from '@elan/domain/trades/trade-file';
import type { Reading } from '../reading/reading.ts';

const budgets: readonly OptionValue<'brainstorm', 'budget'>[] = [
  'under_5000',
  '5000_20000',
  '20000_50000',
  '50000_100000',
  'over_100000',
];
const hours: readonly OptionValue<'brainstorm', 'timeCommitment'>[] = [
  'under_10_hours',
  '10_20_hours',
  '20_35_hours',
  'full_time',
];

/** What a person may ask of an idea, as a reason names it. */
const criteria = {
  sector: { en: 'your sector', fr: 'votre secteur' },
  budget: { en: 'your budget', fr: 'votre budget' },
  time: { en: 'the time you have', fr: 'le temps que vous avez' },
  place: { en: 'where you want to work', fr: "l'endroit où vous voulez travailler" },
  kind: { en: 'what you want to sell', fr: 'ce que vous voulez vendre' },
  team: { en: 'working alone', fr: 'le travail en solo' },
  goal: { en: 'your goal', fr: 'votre but' },
} as const;
export type Criterion = keyof typeof criteria;

export type Fit = {
  /** What the person wrote that the idea is made for, in their words. */
  likes: readonly string[];
  skills: readonly string[];
  /** Whether it is for those whom they would serve; it decides between equals and is no reason by itself. */
  isForThem: boolean;
  met: readonly Criterion[];
  unmet: readonly Criterion[];
};

/** Reads what the person wrote and chose once, to compare it with many cards. */
export function createFitCheck({ answer, request: { project } }: Reading): (card: IdeaCard) => Fit {
  const chosen = <Q extends QuestionId<'brainstorm'>>(question: Q) => answer('brainstorm', question);
  // People put a skill among their interests, and the other way round. Whom they would serve is neither.
  const written = wordsFoundIn([chosen('interests'), chosen('skills'), project.description].join('\n'));
  const served = wordsFoundIn(chosen('targetCustomers') ?? '');
  const preferred = chosen('preferredSector');
  const goal = chosen('mainGoal');
  return (card) => {
    const verdicts: Readonly<Record<Criterion, boolean | undefined>> = {
      sector: preferred === undefined || preferred === 'no_preference' ? undefined : card.sector === preferred,
      kind: among(chosen('productOrService'), card.sells),
      place: among(chosen('businessType'), card.places),
      budget: atLeast(budgets, chosen('budget'), card.budget),
      time: atLeast(hours, chosen('timeCommitment'), card.hours),
      team: chosen('teamPreference') === 'solo' ? card.alone : undefined,
      goal: goal === undefined ? undefined : card.goals.includes(goal),
    };
    const all = Object.keys(criteria) as Criterion[];
    const likes = written([...card.interests.en, ...card.interests.fr]);
    return {
      likes,
      skills: written([...card.skills.en, ...card.skills.fr]).filter((word) => !likes.includes(word)),
      isForThem: served([...card.interests.en, ...card.interests.fr]).length > 0,
      met: all.filter((criterion) => verdicts[criterion] === true),
      unmet: all.filter((criterion) => verdicts[criterion] === false),
    };
  };
}

const among = (value: string | undefined, accepted: readonly string[]) =>
  value === undefined || value === 'not_sure' ? undefined : accepted.includes(value);

const atLeast = (scale: readonly string[], value: string | undefined, needed: string) =>
  value !== undefined && scale.includes(value) ? scale.indexOf(value) >= scale.indexOf(needed) : undefined;

/** How well an idea fits; the higher the better. What the person likes weighs most. */
export function scoreOf({ likes, skills, isForThem, met, unmet }: Fit): number {
  const wished = 4 * Math.min(likes.length, 2) + 2 * Math.min(skills.length, 2);
  return wished + met.length - 2 * unmet.length + (isForThem ? 0.5 : 0);
}

/** How many reasons of a kind are given. */
const few = 3;

/** Why an idea is proposed, in one or two sentences; empty where nothing speaks for or against it. */
export function explainFit({ say, language }: Reading, { likes, skills, met, unmet }: Fit): string {
  const wrote = [...likes, ...skills].slice(0, few).map((word) => quoted(word, language));
  const named = (list: readonly Criterion[]) =>
    list
      .slice(0, few)
      .map((criterion) => criteria[criterion][language])
      .join(', ');
  return [
    wrote.length > 0 && say({ en: `You wrote ${wrote.join(', ')}.`, fr: `Vous avez écrit ${wrote.join(', ')}.` }),
    met.length > 0 && say({ en: `It suits ${named(met)}.`, fr: `Cela va avec ${named(met)}.` }),
    unmet.length > 0 && say({ en: `It does not suit ${named(unmet)}.`, fr: `Cela ne va pas avec ${named(unmet)}.` }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
