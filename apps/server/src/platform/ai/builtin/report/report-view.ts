import { type Answers, answerLabel, type Question } from '@elan/domain/modules/define-module';
import { type FilledIn, isFilledIn } from '@elan/domain/modules/filled-in';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { isQuestionAside } from '@elan/domain/modules/set-aside';
import type { GenerationRequest } from '../../port.ts';
import { splitList } from '../reading/split-list.ts';
import { type JournalView, journalView } from './journal-view.ts';
import { type OpenQuestion, openQuestions } from './open-questions.ts';
import type { PlanView } from './plan-figures.ts';
import { planView } from './plan-view.ts';
import { toCheckMark } from './to-check.ts';
import { twelveWeeks, type Weeks } from './twelve-weeks.ts';

type ByQuestion<Value> = Record<string, Record<string, Value>>;

/** Everything a text of a report can name. Texts of people are raw: the filters make them safe. */
export type ReportView = {
  project: { name: string };
  /** Answers as a person reads them: the words of the chosen option, or what was typed; '' without an answer. */
  said: ByQuestion<string>;
  /** The values of chosen options. */
  choice: ByQuestion<string>;
  /** Typed answers that are lists, entry by entry. */
  list: ByQuestion<string[]>;
  /** Whether an answer is only filled in; in the texts above, it says so. */
  toCheck: ByQuestion<boolean>;
  /** Whether a question was set aside, so that a missing answer is not a gap. */
  aside: ByQuestion<boolean>;
  comment: string;
  open: OpenQuestion[];
  plan: PlanView;
  weeks: Weeks;
  journal: JournalView;
  /** What sets the three personas apart, with first names of women and men alike. */
  angles: { key: string; name: string; group: string; rival: string; action: string; risk: string }[];
};

const angles = [
  { key: 'first', name: 'Camille' },
  { key: 'compares', name: 'Dominique' },
  { key: 'unserved', name: 'Claude' },
];

export function reportView(request: GenerationRequest): ReportView {
  const { module, language, project, clarification } = request;
  const entryOf = (key: ModuleKey): { answers: Answers; filledIn?: FilledIn | undefined } =>
    key === module ? request : (project.modules[key] ?? { answers: {} });
  const fill = <Value>(value: (question: Question, answer: string, isToCheck: boolean) => Value): ByQuestion<Value> =>
    Object.fromEntries(
      moduleKeys.map((key) => [
        key,
        Object.fromEntries(
          moduleDefinition(key).questions.map((question) => {
            const { answers, filledIn } = entryOf(key);
            const answer = (answers[question.id] ?? '').trim();
            return [question.id, value(question, answer, isFilledIn(filledIn, question.id))];
          }),
        ),
      ]),
    );
  const mark = (text: string, isToCheck: boolean) => (isToCheck ? toCheckMark(language) + text : text);
  const list = fill((_, answer, isToCheck) =>
    // What was filled in is whole sentences, one a line.
    isToCheck ? linesOf(answer).map((line) => mark(line, true)) : splitList(answer, longestList).map(withCapital),
  );
  const plan = planView(request);
  const open = openQuestions(module, { ...entryOf(module), setAside: project.modules[module]?.setAside }, language);
  return {
    project: { name: project.name },
    said: fill((question, answer, isToCheck) =>
      answer === '' ? '' : mark(answerLabel(question, answer)[language], isToCheck),
    ),
    choice: fill((_, answer) => answer),
    list,
    toCheck: fill((_question, _answer, isToCheck) => isToCheck),
    aside: Object.fromEntries(
      moduleKeys.map((key) => {
        const { questions } = moduleDefinition(key);
        return [
          key,
          Object.fromEntries(questions.map(({ id }) => [id, isQuestionAside(project.modules[key]?.setAside, id)])),
        ];
      }),
    ),
    comment: clarification.trim(),
    open,
    plan,
    weeks: twelveWeeks(list.marketing?.customerAcquisition ?? [], list.marketing?.contentStrategy ?? []),
    journal: journalView(request),
    angles: angles.map((angle, index) => {
      // Each persona gets another entry of a list, as long as there is one.
      const entry = (entries: readonly string[] = []) => entries[index] ?? entries[0] ?? '';
      return {
        ...angle,
        group: entry(list.idea?.targetMarket),
        rival: entry(list.analysis?.competitors),
        action: entry(list.marketing?.customerAcquisition),
        risk: entry(list.analysis?.risks),
      };
    }),
  };
}

const longestList = 12;
const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
