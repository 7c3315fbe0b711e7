import { languages } from '@elan/domain/locale';
import { autofillAnswers } from '@elan/domain/modules/autofill';
import type { QuestionId } from '@elan/domain/modules/registry';
import { findAmounts } from '@elan/domain/money/amounts';
import type { Reading } from '../reading/reading.ts';
import { firstSentence } from '../reading/sentences.ts';
import { splitList } from '../reading/split-list.ts';
import { saysNobody, substanceOf } from '../reading/thin.ts';

export type Competitor = {
  /** The name or the first words, without what is told about it. */
  name: string;
  /** What the person knows about it. */
  known: string | undefined;
  /** A price of theirs, in dollars. */
  price: number | undefined;
  /** Not a business: what people do by themselves. */
  isHabit: boolean;
};

/** The analysis module's answers, taken apart. */
export type Situation = {
  competitors: readonly Competitor[];
  differences: readonly string[];
  trends: readonly string[];
  risks: readonly string[];
  /** The person says that nobody competes. */
  claimsNobody: boolean;
};

const habit =
  /\b(?:people|those|customers?|families|parents|patients)\s+(?:who|that|do|make|use|bake|cook)\b|\b(?:at home|themselves|by hand|do(?:ing)? nothing|sheets? of paper|paper|spreadsheets?|excel|telephone|phone|word of mouth|friends)\b|\bgens qui\b|\bceux qui\b|à la maison|soi-même|eux-mêmes|à la main|ne rien faire|papier|chiffrier|téléphone|bouche à oreille/iu;

export function readSituation(reading: Reading): Situation {
  const { answer } = reading;
  const list = (question: QuestionId<'analysis'>) => {
    const text = answer('analysis', question);
    return text === undefined || ['unsure', 'missing'].includes(substanceOf(text)) ? [] : splitList(text);
  };
  const competitors = answer('analysis', 'competitors') ?? '';
  const claimsNobody = saysNobody(competitors);
  const noneNamed = claimsNobody || isAutofilled(reading, 'competitors');
  return {
    competitors: noneNamed ? [] : list('competitors').map(readCompetitor),
    differences: isAutofilled(reading, 'differentiators') ? ownStrengths(reading) : list('differentiators'),
    trends: list('marketTrends'),
    risks: list('risks'),
    claimsNobody,
  };
}

/** Auto-fill names nobody: its sentences say what to check and must not be read as a list of competitors. */
function isAutofilled({ answer, request }: Reading, question: QuestionId<'analysis'>): boolean {
  const text = answer('analysis', question);
  return languages.some(
    (language) =>
      text !== undefined && autofillAnswers('analysis', request.project.modules, language)[question]?.trim() === text,
  );
}

function ownStrengths({ answer }: Reading): string[] {
  const texts = [answer('idea', 'experience') ?? answer('brainstorm', 'skills'), answer('idea', 'businessIdea')];
  return texts.filter((text) => text !== undefined).map(firstSentence);
}

function readCompetitor(item: string): Competitor {
  const [, before, inside, after] = /^([^(]+)\(([^)]*)\)?(.*)$/u.exec(item) ?? [];
  const [, head, tail] = /^(.+?)\s*(?::|\s[–—-]\s|,\s|\s(?=(?:which|who|that|qui|dont)\s))\s*(.+)$/iu.exec(item) ?? [];
  const isHabit = habit.test(item);
  const name = (before ?? (isHabit ? item : (head ?? item))).trim();
  const known = [inside ?? (isHabit ? undefined : tail), after]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  const price = findAmounts(item).find((amount) => !amount.isRange)?.dollars;
  return { name: name === '' ? item : name, known: known === '' ? undefined : known, price, isHabit };
}
