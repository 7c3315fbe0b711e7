import { confirmationBases } from '@elan/domain/figure-check/confirmed-figure';
import { analysisSources } from '@elan/domain/generation';
import { languageSchema } from '@elan/domain/language-schema';
import { capacities, limits, mostLenderFacts, mostRehearsalAnswers } from '@elan/domain/limits';
import { moods } from '@elan/domain/modules/journal/mood';
import { moduleKeys } from '@elan/domain/modules/keys';
import { maturityCategories } from '@elan/domain/modules/maturity/categories';
import { ruleParts } from '@elan/domain/modules/maturity/rule-parts';
import { paperKeys, paperStates } from '@elan/domain/papers/papers';
import { plainText } from '@elan/domain/plain-text';
import { longestBase } from '@elan/domain/plan-document/kept-plan';
import { lenderKeys } from '@elan/domain/plan-document/lender-names';
import { base64Length, pictureLimits } from '@elan/domain/plan-document/pictures';
import { planReaders } from '@elan/domain/plan-document/readers';
import { planSectionKeys } from '@elan/domain/plan-document/sections';
import { projectFileLimits } from '@elan/domain/project-file-limits';
import { projectDescription, projectName } from '@elan/domain/projects';
import { longestTaskId } from '@elan/domain/tasks/task';
import * as z from 'zod/mini';
import { id, storableDate, storableTimestamp } from './base.ts';
import { position, proposalKey, proposedRow, rowWith } from './ledger.ts';
import { lenderFactInFile } from './lender-facts.ts';
import { moduleKey, questionId, type StoredPersona, storedPersona } from './modules.ts';
import { earlierSectionTitle, sectionKey } from './plan-document.ts';
import { pictureAlt, pictureCaption, pictureWidth } from './plan-pictures.ts';
import { answerPoint, rehearsalQuestion } from './rehearsal.ts';

/** What a file of a project calls itself, and the newest version of the format. A later one is refused. */
export const projectFileFormat = 'elan-project';
export const projectFileVersion = 1;

/** Texts inside results, which a model or the built-in engine wrote. */
const resultText = plainText(limits.answer);
const resultTexts = z.array(resultText).check(z.maxLength(100));
const filled = (maximum: number) => plainText(maximum).check(z.regex(/\S/u));
const listOf = <T extends z.ZodMiniType>(item: T, most: number) =>
  z._default(z.array(item).check(z.maxLength(most)), []);

const idea = z.strictObject({
  id,
  title: resultText,
  description: resultText,
  sector: resultText,
  interestLevel: z.enum(['high', 'medium', 'low']),
});

const personaFields = Object.entries(storedPersona.shape).map(([name, field]) => [
  name,
  name === 'id' ? id : field instanceof z.ZodMiniArray ? resultTexts : resultText,
]);
const personaInFile = z.strictObject(Object.fromEntries(personaFields)) as z.ZodMiniType as z.ZodMiniType<
  StoredPersona,
  StoredPersona
>;

const points = z.number().check(z.gte(0), z.lte(100));
const score = z.strictObject({
  overall: points,
  model: z.optional(points),
  categories: z.record(
    z.enum(maturityCategories),
    z.strictObject({
      score: points,
      status: resultText,
      recommendations: resultTexts,
      parts: z.optional(z.record(z.enum(ruleParts), z.strictObject({ points, reason: resultText }))),
      model: z.optional(z.strictObject({ score: points, status: resultText })),
    }),
  ),
  strengths: resultTexts,
  weaknesses: resultTexts,
  nextSteps: resultTexts,
  timeline: resultText,
  checks: z.optional(z.record(z.string().check(z.maxLength(40)), z.enum(['met', 'unconfirmed', 'open']))),
  change: z.optional(z.strictObject({ from: points, reasons: resultTexts })),
});

const analysis = z.strictObject({
  language: languageSchema,
  source: z.enum(analysisSources),
  /** The model's name; null for a built-in draft. */
  model: z._default(z.nullable(plainText(200)), null),
  /** Markdown; of ideas, customer profiles and the score the data they were read from. */
  content: filled(projectFileLimits.analysis),
  truncated: z._default(z.boolean(), false),
  current: z._default(z.boolean(), false),
  created_at: z._default(z.nullable(storableTimestamp), null),
  /** Set when it was made by restoring one section: its title, and the date of the analysis it came from. */
  restored: z._default(
    z.nullable(z.strictObject({ section: plainText(limits.answer), from: storableTimestamp })),
    null,
  ),
});

const moduleInFile = z.strictObject({
  module: moduleKey,
  /** Question to answer, those that were set aside included. */
  answers: z._default(z.record(questionId, plainText(limits.answer)), {}),
  /** Questions whose answer was filled in, and that nobody has checked. */
  filled_in: listOf(questionId, 100),
  set_aside: z._default(z.strictObject({ questions: listOf(questionId, 100), sections: listOf(plainText(50), 100) }), {
    questions: [],
    sections: [],
  }),
  /** Whether answers changed after the current analysis was written. */
  outdated: z._default(z.boolean(), false),
  /** The newest first; at most one is the current one. */
  analyses: listOf(analysis, projectFileLimits.analyses),
  hasIdea: z.optional(z.boolean()),
  generatedIdeas: z.optional(z.array(idea).check(z.maxLength(50))),
  selectedIdea: z.optional(z.nullable(idea)),
  personas: z.optional(z.array(personaInFile).check(z.maxLength(10))),
  score: z.optional(score),
});

const planSection = z.strictObject({
  /** The name of an assembled section, or the id of an own one. */
  key: sectionKey,
  /** Of an own section; null for an assembled one. */
  title: z._default(z.nullable(earlierSectionTitle), null),
  text: plainText(limits.planSection),
  language: languageSchema,
  /** The assembled text it was written from. */
  base: z._default(z.nullable(plainText(longestBase)), null),
  /** Whether the text waits to be accepted. Files of earlier versions do not say: their texts are written. */
  drafted: z.optional(z.boolean()),
});

const picture = z.strictObject({
  id,
  /** The key of its section. */
  section: sectionKey,
  alt: z._default(pictureAlt, null),
  caption: z._default(pictureCaption, ''),
  width: z._default(pictureWidth, 'full'),
  /** JPEG, PNG or WebP in base64. An import re-encodes it from its pixels. */
  data: z.string().check(z.maxLength(base64Length(pictureLimits.uploadBytes))),
});

const arrangement = z.strictObject({
  order: z.array(sectionKey).check(z.maxLength(300)),
  shown: z.record(z.string().check(z.maxLength(40)), z.boolean()),
});

const source = z._default(z.nullable(filled(limits.figureSource)), null);

/** A project as a file: everything that its people wrote and decided, and nothing about themselves. */
export const projectFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(projectFileFormat),
  version: z.literal(projectFileVersion),
  written_at: z._default(z.nullable(storableTimestamp), null),
  /** The language of the texts in `computed`. */
  language: z._default(languageSchema, 'en'),
  /** The unit of money everywhere in the file. */
  amounts: z._default(z.literal('cents'), 'cents'),
  project: z.strictObject({
    name: projectName,
    description: z._default(z.nullable(projectDescription), null),
    created_at: z._default(z.nullable(storableTimestamp), null),
  }),
  modules: listOf(moduleInFile, moduleKeys.length),
  /** The rows that a person kept in the table of figures; proposals are computed from the answers. */
  rows: listOf(rowWith({ position }), capacities.ledgerRows),
  /** The keys of proposals that were refused. */
  refused: listOf(proposalKey, capacities.ledgerRefusals),
  /** What a model read in answers. */
  readings: listOf(
    z.strictObject({
      module: moduleKey,
      question: questionId,
      model: plainText(200),
      rows: z.array(proposedRow).check(z.maxLength(100)),
    }),
    200,
  ),
  /** The newest first. */
  journal: listOf(
    z.strictObject({
      date: storableTimestamp,
      title: filled(limits.journalTitle),
      content: filled(limits.journalContent),
      mood: z.enum(moods),
    }),
    capacities.journalEntries,
  ),
  /** Tasks that somebody added or changed; the other steps of reports are computed from them. */
  tasks: listOf(
    z.strictObject({
      /** For a step of a report, its words (`step:…`); otherwise a UUID. */
      id: z.union([id, plainText(longestTaskId).check(z.regex(/^step:./su))]),
      text: filled(limits.task),
      module: z._default(z.nullable(moduleKey), null),
      done_at: z._default(z.nullable(storableTimestamp), null),
      due: z._default(z.nullable(storableDate), null),
      position,
      /** A step that was taken off the list. */
      removed: z._default(z.boolean(), false),
    }),
    4 * capacities.tasks,
  ),
  papers: listOf(
    z.strictObject({
      paper: z.enum(paperKeys),
      state: z.enum(paperStates),
      note: z._default(z.nullable(plainText(limits.paperNote)), null),
    }),
    paperKeys.length,
  ),
  confirmed_figures: listOf(
    z.strictObject({
      of: z.enum(['figure', 'name']),
      written: filled(limits.figureWritten),
      context: plainText(limits.figureContext),
      module: moduleKey,
      basis: z.enum(confirmationBases),
      source,
      url: z._default(z.nullable(plainText(limits.figureSource).check(z.regex(/^https?:\/\/[^\s/?#]+\S*$/u))), null),
      source_date: z._default(z.nullable(storableDate), null),
    }),
    capacities.confirmedFigures,
  ),
  /** What was answered to the questions of a lender. */
  rehearsal: listOf(
    z.strictObject({
      question: rehearsalQuestion,
      text: plainText(limits.answer),
      language: languageSchema,
      /** The question as it was asked when the answer was written. */
      asked: plainText(limits.comment),
      ticked: z._default(z.array(answerPoint).check(z.maxLength(50)), []),
    }),
    mostRehearsalAnswers,
  ),
  /** The facts a lender asks for that no row says, in their order. */
  lender_facts: listOf(lenderFactInFile, mostLenderFacts),
  plan_document: z._default(
    z.strictObject({
      reader: z.enum(planReaders),
      lender: z._default(z.nullable(z.enum(lenderKeys)), null),
      /** Order and choice of sections, for each reader somebody arranged the plan for. */
      arrangements: z._default(z.partialRecord(z.enum(planReaders), arrangement), {}),
      sections: listOf(planSection, planSectionKeys.length + capacities.planSections),
      /** Section by section, each in its order. */
      pictures: listOf(picture, capacities.planPictures),
    }),
    { reader: 'banker', lender: null, arrangements: {}, sections: [], pictures: [] },
  ),
  /** How much was beyond what a file holds: the oldest entries, earlier analyses and pictures. */
  left_out: z.optional(z.strictObject({ journal: z.int(), analyses: z.int(), pictures: z._default(z.int(), 0) })),
  /**
   * What the product computed from the rest: the table with open proposals, forecast, scenarios, figures of analyses.
   * Not read again.
   */
  computed: z.optional(z.unknown()),
});
export type ProjectFile = z.infer<typeof projectFile>;
