import * as z from 'zod/mini';
import { frenchSpacesIn } from '../french-spaces.ts';
import { emptyCells, invalidCells, type Row, rowKinds } from '../ledger/row.ts';
import { type Language, type Localized, languages } from '../locale.ts';
import { type InterestLevel, interestLevels } from './brainstorm/interest-level.ts';
import { type JournalEntry, journalEntry } from './journal/entry.ts';
import { type ModuleKey, moduleKeys } from './keys.ts';
import { type Persona, persona } from './personas/persona.ts';
import { type AnswersOf, moduleDefinition } from './registry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics: each has a file in `content/samples`. */
export const sampleProjects = ['bakery', 'clinic'] as const;
export type SampleProject = (typeof sampleProjects)[number];

/** A sample project in one language. */
export type Sample = {
  /** Every question is answered; some modules ask none. */
  answers: { readonly [M in ModuleKey]: AnswersOf<M> };
  /** The idea that was kept of the brainstorm. */
  selectedIdea: { title: string; description: string; sector: string; interestLevel: InterestLevel };
  /** An analysis of the idea like the product writes them, based on the answers. */
  ideaAnalysis?: string | undefined;
  /** What was typed into the forms; the rest is proposed from the answers. */
  rows: Row[];
  personas: Persona[];
  /** Newest first. */
  entries: JournalEntry[];
};

const words = z.string().check(z.minLength(1));

/** Every question has an answer: a text, or the value of one of its options. */
const answersTo = (module: ModuleKey) =>
  z.strictObject(
    Object.fromEntries(
      moduleDefinition(module).questions.map((question) => [
        question.id,
        question.kind === 'select' ? z.enum(question.options.map(({ value }) => value)) : words,
      ]),
    ),
  );

const row = z.looseObject({ kind: z.enum(rowKinds) }).check(({ value: { kind, ...cells }, issues }) => {
  for (const column of invalidCells(kind, cells)) {
    issues.push({ code: 'custom', input: cells[column], path: [column], message: `no ${column} of a ${kind}` });
  }
});

/** The form of `content/samples/<project>.yaml` in one language. `content/README.md` describes each part for a writer. */
const sampleFile = z.strictObject({
  answers: z.strictObject(Object.fromEntries(moduleKeys.map((key) => [key, z.prefault(answersTo(key), {})]))),
  selectedIdea: z.strictObject({
    ...{ title: words, description: words, sector: words },
    interestLevel: z.enum(Object.keys(interestLevels) as InterestLevel[]),
  }),
  ideaAnalysis: z.optional(words),
  rows: z.array(row),
  personas: z.array(persona),
  entries: z.array(z.omit(journalEntry, { id: true, tags: true })),
});

/**
 * @param file a file of `content/samples`, parsed
 * @returns the project in both languages, French with its no-break spaces
 * @throws Error that says what is wrong with the file
 */
export function readSample(file: unknown): Localized<Sample> {
  const spaced = frenchSpacesIn(file);
  const [en, fr] = languages.map((language) => sampleIn(wordsIn(spaced, language)));
  return { en, fr } as Localized<Sample>;
}

/** Every text in one language; what is the same in both is written once. */
function wordsIn(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((part) => wordsIn(part, language));
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value && 'fr' in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wordsIn(part, language)]));
}

function sampleIn(file: unknown): Sample {
  const { success, data, error } = sampleFile.safeParse(file, { error: z.locales.en().localeError });
  if (!success) throw new Error(z.prettifyError(error));
  return {
    ...data,
    answers: data.answers as Sample['answers'],
    rows: data.rows.map(rowAt),
    entries: data.entries.map((entry) => ({ id: String(Date.parse(entry.date)), ...entry, tags: [] })),
  };
}

function rowAt({ kind, ...cells }: z.infer<typeof row>, at: number): Row {
  return {
    kind,
    cells: kind === 'setting' ? cells : { ...emptyCells(kind, ''), ...cells },
    id: `00000000-0000-4000-8000-0000000d${String(at).padStart(4, '0')}`,
    origins: {},
    status: 'confirmed',
    off: false,
    note: null,
    proof: null,
    proposal: null,
  } as Row;
}
