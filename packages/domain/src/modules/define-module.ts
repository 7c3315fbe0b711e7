import { frenchSpacesIn } from '../french-spaces.ts';
import type { Text } from '../locale.ts';
import type { ModuleKey } from './keys.ts';
import { isQuestionSetAside, type SetAside } from './set-aside.ts';

/** An option of a select: a stable stored value and its label. */
export type Option = {
  readonly value: string;
  readonly label: Text;
  /** 'Not decided yet' and the like: an answer that leaves the question open. */
  readonly undecided?: true;
};

type QuestionBase<Id extends string> = {
  /** The specification's id: the key in `answers`. */
  readonly id: Id;
  readonly label: Text;
  /** One line for a beginner: what a good answer includes. */
  readonly help: Text;
  readonly required: boolean;
  /** The module has nothing to say without it, or a quadrant of the SWOT matrix is empty: nobody can set it aside. */
  readonly always?: true;
};

/** What the reader of figures looks for in a free-text answer. */
export type FigureTopic =
  | 'prices'
  | 'costs'
  | 'unitCosts'
  | 'goals'
  /** Lists of purchases, money in, and when customers pay. */
  | 'cash'
  /** The idea in a few sentences: prices with a unit, costs, a purchase that says it is one. */
  | 'idea'
  /** What is to be reached by when: as in an idea, and numbers of customers to compare with the goals. */
  | 'milestones'
  /** Who does what, and what they are paid. */
  | 'team'
  /** Any other text: costs and purchases that say they are. */
  | 'prose'
  /** Mostly amounts of others and of the past: nothing is proposed, and what is the same thing as in the plan is compared. */
  | 'compared'
  /** Amounts of others, wishes and guesses: nothing is read. */
  | 'nothing';

export type TextQuestion<Id extends string = string> = QuestionBase<Id> & {
  readonly kind: 'text' | 'textarea';
  /** 'prose' where it is not said. */
  readonly figures?: FigureTopic;
  /** Settings that its answer may name: where the business is, and in which months it is open. */
  readonly settings?: readonly ('place' | 'months')[];
  /** One realistic example answer. */
  readonly example: Text;
};

export type SelectQuestion<Id extends string = string> = QuestionBase<Id> & {
  readonly kind: 'select';
  readonly options: readonly Option[];
  /** What the chosen option tells the ledger: what may be spent before opening, how customers pay, or the legal form. */
  readonly states?: 'openingBudget' | 'revenueModel' | 'legalForm';
};

export type Question<Id extends string = string> = TextQuestion<Id> | SelectQuestion<Id>;

/** What may be stored for a question besides nothing: any text, or the values of a select. */
export type ValueOf<Q> = Q extends { readonly options: readonly { readonly value: infer V extends string }[] }
  ? V
  : string;

/** Answers of a module: question id to value. An absent id and an empty string both mean 'not answered'. */
export type Answers = Readonly<Record<string, string>>;

/** What a generation of the module produces: a markdown report, or data parsed from the reply. */
export type ModuleOutput = 'report' | 'ideas' | 'personas' | 'maturity';

export type ModuleDefinition<Id extends string = string> = {
  readonly key: ModuleKey;
  /** The title at the top of the screen. */
  readonly title: Text;
  readonly description: Text;
  readonly output: ModuleOutput;
  readonly questions: readonly Question<Id>[];
  /** Whether the screen has the 'Comments or clarifications' box. */
  readonly clarification: boolean;
  /** What its analysis is written from when it is not the answers: the entries of a journal. */
  readonly writtenFrom?: 'entries';
  /** Its answers are about the money of the project: they come before those of other modules that say the same. */
  readonly holdsFigures?: true;
};

/** A question without its texts. */
type QuestionShape =
  | Omit<TextQuestion, 'label' | 'help' | 'example'>
  | (Omit<SelectQuestion, 'label' | 'help' | 'options'> & {
      readonly options: readonly string[];
      /** The option that leaves the question open. */
      readonly undecided?: string;
    });

type ModuleShape = Omit<ModuleDefinition, 'title' | 'description' | 'questions'> & {
  readonly questions: readonly QuestionShape[];
};

type SelectShape<Value extends string> = { readonly options: readonly Value[] };
type TextsOfQuestion<Q> = Pick<TextQuestion, 'label' | 'help'> &
  (Q extends SelectShape<infer V> ? { readonly options: Readonly<Record<V, Text>> } : Pick<TextQuestion, 'example'>);

/** The form of `content/modules/<module>.json`, which `content/README.md` describes for a writer. */
type ModuleTexts<S extends ModuleShape> = {
  readonly title: Text;
  readonly description: Text;
  readonly questions: { readonly [Q in S['questions'][number] as Q['id']]: TextsOfQuestion<Q> };
};

type WithTexts<Q> =
  Q extends SelectShape<infer V>
    ? Omit<Q, 'options' | 'undecided'> &
        Pick<SelectQuestion, 'label' | 'help'> & { readonly options: readonly (Option & { readonly value: V })[] }
    : Q & Pick<TextQuestion, 'label' | 'help' | 'example'>;

type WholeModule<S extends ModuleShape> = Omit<S, 'questions'> &
  Pick<ModuleDefinition, 'title' | 'description'> & {
    readonly questions: readonly WithTexts<S['questions'][number]>[];
  };

/**
 * Puts a module together from its texts and its shape, and preserves the literal types of the shape. A question or an
 * option without a text does not compile.
 */
export function defineModule<const S extends ModuleShape>(texts: ModuleTexts<NoInfer<S>>, shape: S): WholeModule<S> {
  const { questions, ...others } = frenchSpacesIn(texts) as ModuleTexts<ModuleShape>;
  return {
    ...shape,
    ...others,
    questions: shape.questions.map((question) => withTexts(question, questions[question.id])),
  } as WholeModule<S>;
}

function withTexts(shape: QuestionShape, texts: Pick<Question, 'label' | 'help'> | undefined): unknown {
  if (shape.kind !== 'select') return { ...shape, ...texts };
  const { options, undecided, ...question } = shape;
  const labels = (texts as TextsOfQuestion<SelectShape<string>>).options;
  const chosen = (value: string) => ({ value, label: labels[value], ...(value === undecided && { undecided: true }) });
  return { ...question, ...texts, options: options.map(chosen) };
}

export function isAnswered(answers: Answers, questionId: string): boolean {
  return (answers[questionId] ?? '').trim() !== '';
}

/**
 * @param questions the questionnaire that the answers belong to
 * @returns the trimmed answer; undefined when there is none, or when a select holds a value that it does not offer
 */
export function readAnswer<const Q extends Question, I extends Q['id']>(
  questions: readonly Q[],
  answers: Answers,
  id: I,
): ValueOf<Extract<Q, { readonly id: I }>> | undefined {
  const question: Question | undefined = questions.find((entry) => entry.id === id);
  const value = answers[id]?.trim() ?? '';
  if (question === undefined || value === '' || !isValidAnswer(question, value)) return undefined;
  return value as ValueOf<Extract<Q, { readonly id: I }>>;
}

/** The required questions that still need an answer, in the order of the questionnaire; none that was set aside. */
export function missingAnswers(definition: ModuleDefinition, answers: Answers, setAside?: SetAside): Question[] {
  return definition.questions.filter(
    ({ id, required }) => required && !isAnswered(answers, id) && !isQuestionSetAside(setAside, id),
  );
}

/** The question of this id, if people may set it aside. */
export function questionToSetAside(definition: ModuleDefinition, id: string): Question | undefined {
  return definition.questions.find((question) => question.id === id && question.always !== true);
}

/**
 * How long the required questions take: a minute and a half for a text, half a minute for a choice.
 * @returns whole minutes, at least 1
 */
export function answeringMinutes(definition: ModuleDefinition): number {
  const minutes = definition.questions
    .filter((question) => question.required)
    .reduce((sum, question) => sum + (question.kind === 'select' ? 0.5 : 1.5), 0);
  return Math.max(1, Math.ceil(minutes));
}

/** Whether a value may be stored for a question: any text, or for a select one of its options or an empty string. */
export function isValidAnswer(question: Question, value: string): boolean {
  return question.kind !== 'select' || value === '' || question.options.some((each) => each.value === value);
}

/** The displayed form of an answer: the option's label, or the text as typed. */
export function answerLabel(question: Question, value: string): Text {
  const chosen = question.kind === 'select' ? question.options.find((entry) => entry.value === value) : undefined;
  return chosen?.label ?? { en: value, fr: value };
}
