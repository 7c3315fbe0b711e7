import type { InterestLevel } from '@elan/domain/modules/brainstorm/output';
import type { OptionValue, QuestionId } from '@elan/domain/modules/registry';
import type { Reading } from '../reading/reading.ts';
import type { Shape } from './shape.ts';

const budgets: readonly OptionValue<'brainstorm', 'budget'>[] = [
  'not_sure',
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

const names = {
  kind: { en: 'what you want to sell', fr: 'ce que vous voulez vendre' },
  place: { en: 'where you want to work', fr: 'le lieu' },
  budget: { en: 'your budget', fr: 'le budget' },
  time: { en: 'your time', fr: 'le temps' },
  team: { en: 'working alone', fr: 'le travail en solo' },
  goal: { en: 'your goal', fr: 'le but' },
} as const;
type Choice = keyof typeof names;

export type Fit = { level: InterestLevel; for: readonly Choice[]; against: readonly Choice[] };

/**
 * How an idea agrees with the choices the person made: High when nothing they chose speaks against it, Medium when one
 * choice does, Low when several do. Without any choice, what can begin small is High.
 */
export function fitOf({ answer }: Reading, shape: Shape): Fit {
  const chosen = <Q extends QuestionId<'brainstorm'>>(question: Q) => answer('brainstorm', question);
  const among = <V extends string>(value: V | 'not_sure' | undefined, accepted: readonly V[]) =>
    value === undefined || value === 'not_sure' ? undefined : accepted.includes(value);
  const atLeast = <V extends string>(scale: readonly V[], value: V | undefined, needed: number) =>
    value !== undefined && scale.includes(value) ? scale.indexOf(value) >= needed : undefined;
  const goal = chosen('mainGoal');
  const verdicts: Readonly<Record<Choice, boolean | undefined>> = {
    kind: among(chosen('productOrService'), shape.kinds),
    place: among(chosen('businessType'), shape.places),
    budget: atLeast(budgets, chosen('budget'), shape.budget),
    time: atLeast(hours, chosen('timeCommitment'), shape.hours),
    team: chosen('teamPreference') === 'solo' ? !shape.needsTeam : undefined,
    goal: goal && (shape.serves.includes(goal) ? true : shape.hinders.includes(goal) ? false : undefined),
  };
  const choices = Object.keys(names) as Choice[];
  const inFavour = choices.filter((choice) => verdicts[choice] === true);
  const against = choices.filter((choice) => verdicts[choice] === false);
  const begins = shape.budget === 0 && shape.hours === 0 ? 'high' : shape.budget < 2 ? 'medium' : 'low';
  const level =
    inFavour.length + against.length === 0
      ? begins
      : against.length === 0
        ? 'high'
        : against.length === 1
          ? 'medium'
          : 'low';
  return { level, for: inFavour, against };
}

/** The sentence that says why an idea has its level. */
export function explainFit({ say, language }: Reading, fit: Fit): string {
  const list = (choices: readonly Choice[]) => choices.map((choice) => names[choice][language]).join(', ');
  if (fit.for.length + fit.against.length === 0) {
    return say({
      en: 'Its level only says how small it can begin: you made no choice of budget, time or place.',
      fr: "Son niveau dit seulement si l'on peut commencer petit : vous n'avez choisi ni budget, ni temps, ni lieu.",
    });
  }
  if (fit.against.length === 0) {
    return say({
      en: `Nothing you chose speaks against it (${list(fit.for)}).`,
      fr: `Rien de ce que vous avez choisi ne s'y oppose (${list(fit.for)}).`,
    });
  }
  return fit.against.length === 1
    ? say({
        en: `One of your choices points elsewhere: ${list(fit.against)}.`,
        fr: `Un de vos choix va dans un autre sens : ${list(fit.against)}.`,
      })
    : say({
        en: `Several of your choices point elsewhere: ${list(fit.against)}.`,
        fr: `Plusieurs de vos choix vont dans un autre sens : ${list(fit.against)}.`,
      });
}
