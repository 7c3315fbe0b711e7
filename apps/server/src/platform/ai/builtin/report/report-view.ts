import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import { settingOf } from '@elan/domain/ledger/row';
import { type SwotSides, swotSides } from '@elan/domain/modules/analysis/swot-sides';
import { type Answers, answerLabel, type Question } from '@elan/domain/modules/define-module';
import { type FilledIn, isFilledIn } from '@elan/domain/modules/filled-in';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition, type QuestionPlace } from '@elan/domain/modules/registry';
import { withoutOtherPrices } from '@elan/domain/plan-document/without-other-prices';
import type { GenerationRequest } from '../../port.ts';
import type { Knowledge } from '../knowledge.ts';
import { linesOf } from '../quote.ts';
import { type ExperienceView, experienceView } from './experience-view.ts';
import { type JournalView, journalView } from './journal-view.ts';
import { type OpenQuestion, openQuestions } from './open-questions.ts';
import type { PlanView } from './plan-figures.ts';
import { planView } from './plan-view.ts';
import { toCheckMark } from './to-check.ts';
import { type PointView, type TradeView, tradeView } from './trade-view.ts';

type ByQuestion<Value> = Record<string, Record<string, Value>>;

/** Everything a text of a report can name. Texts of people are raw: the filters make them safe. */
export type ReportView = {
  project: { name: string };
  /** Answers as a person reads them: the words of the chosen option, or what was typed; '' without an answer. */
  said: ByQuestion<string>;
  /** The values of chosen options. */
  choice: ByQuestion<string>;
  /** Answers line by line, as they were typed. */
  lines: ByQuestion<string[]>;
  experience: ExperienceView;
  swot: SwotSides;
  open: OpenQuestion[];
  plan: PlanView;
  /** The month of opening, if a row says it; '' otherwise. */
  opening: string;
  trade: TradeView;
  /** Decisive points that the answers do not mention yet, then those that they do. */
  next: PointView[];
  journal: JournalView;
  /** First names of women and men alike, for three personas. */
  names: readonly string[];
};

const names = ['Camille', 'Dominique', 'Claude'];

export function reportView(request: GenerationRequest, knowledge: Knowledge): ReportView {
  const { module, language, project } = request;
  const entryOf = (key: ModuleKey): { answers: Answers; filledIn?: FilledIn | undefined } =>
    key === module ? request : (project.modules[key] ?? { answers: {} });
  const fill = <Value>(value: (question: Question, answer: string, isToCheck: boolean) => Value): ByQuestion<Value> =>
    Object.fromEntries(
      moduleKeys.map((key) => [
        key,
        Object.fromEntries(
          moduleDefinition(key).questions.map((question) => {
            const { answers, filledIn } = entryOf(key);
            const place = [key, question.id] as QuestionPlace;
            const answer = withoutOtherPrices(place, (answers[question.id] ?? '').trim(), project.ledger.rows);
            return [question.id, value(question, answer, isFilledIn(filledIn, question.id))];
          }),
        ),
      ]),
    );
  const mark = (text: string, isToCheck: boolean) => (isToCheck ? toCheckMark(language) + text : text);
  const idea = entryOf('idea');
  const { has, lacks } = experienceView((idea.answers.experience ?? '').trim());
  const markExperience = (text: string) => mark(text, isFilledIn(idea.filledIn, 'experience'));
  const trade = tradeView(request, knowledge);
  const opening = settingOf(project.ledger.rows, 'openingMonth');
  const lines = fill((_, answer, isToCheck) => linesOf(answer).map((line) => mark(line, isToCheck)));
  return {
    project: { name: project.name },
    said: fill((question, answer, isToCheck) =>
      answer === '' ? '' : mark(answerLabel(question, answer)[language], isToCheck),
    ),
    choice: fill((_, answer) => answer),
    lines,
    experience: { has: has.map(markExperience), lacks: lacks.map(markExperience) },
    swot: swotSides(lines.analysis?.risks ?? []),
    open: openQuestions(
      module,
      { ...entryOf(module), setAside: project.modules[module]?.setAside },
      project.ledger.rows,
      language,
    ),
    plan: planView(request),
    opening: opening === null ? '' : calendarMonthText(opening, language),
    trade,
    next: trade.points.toSorted((one, other) => Number(one.said !== '') - Number(other.said !== '')),
    journal: journalView(request),
    names,
  };
}
