import * as z from 'zod/mini';
import { id, post, procedure, timestamp } from './base.ts';
import { moduleKey } from './modules.ts';
import { projectSummary } from './projects.ts';

/** Why something in a file is not taken. */
export const notTakenReasons = [
  /** The questionnaire does not have the question, or the option. */
  'unknown_question',
  'unknown_option',
  'unknown_part',
  /** It says that it quotes an answer, and the answer does not say so: the value stays, as typed by hand. */
  'not_in_answer',
  /** It names a section of the plan that is not in the file. */
  'unknown_section',
  'not_a_figure',
  'no_source',
  /** The score is higher or lower than the published rule allows for this project. */
  'score_held',
  /** A file from before the format had a version has no earlier analyses, tasks and papers, and twenty journal entries. */
  'earlier_file',
] as const;

/** What a file holds, before anything is created. */
export const projectFileContents = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  writtenAt: z.nullable(timestamp),
  modules: z.array(
    z.object({
      module: moduleKey,
      answers: z.int(),
      analyses: z.int(),
      /** Whether the caller's plan does not include it: everything in it is kept and can be read. */
      locked: z.boolean(),
    }),
  ),
  counts: z.object({
    rows: z.int(),
    /** About debts and the household: only where the owner of the project included them. */
    privateRows: z.int(),
    scenarios: z.int(),
    ideas: z.int(),
    personas: z.int(),
    journal: z.int(),
    tasks: z.int(),
    papers: z.int(),
    confirmedFigures: z.int(),
    planSections: z.int(),
    pictures: z.int(),
    rehearsal: z.int(),
    lenderFacts: z.int(),
  }),
  /** What the file itself left out when it was made. */
  leftOut: z.object({ journal: z.int(), analyses: z.int(), pictures: z.int() }),
  /** What is not taken, the first hundred. */
  notTaken: z.array(z.object({ path: z.string(), reason: z.enum(notTakenReasons) })),
  notTakenCount: z.int(),
  /** Whether the caller owns fewer projects than they may. */
  hasRoom: z.boolean(),
});
export type ProjectFileContents = z.infer<typeof projectFileContents>;

export const projectFileContract = {
  /** INVALID_INPUT names what does not fit by its place in the file; nothing is stored. */
  check: procedure
    .meta({ access: 'account', programs: 'write' })
    .route(post('/project-imports/check', 'What a file of a project holds, and what of it would not be taken'))
    .input(z.object({ file: z.unknown() }))
    .output(projectFileContents),
  /**
   * The file is the JSON download of a project (`/schemas/project-1.json`). The id comes from the device: a repeat creates
   * nothing and answers with the project of the first call. LIMIT_REACHED when the caller owns too many projects.
   */
  import: procedure
    .meta({ access: 'account', programs: 'write' })
    .route({ ...post('/project-imports', 'Create a project from a file'), successStatus: 201 })
    .input(z.object({ importId: id, file: z.unknown() }))
    .output(projectSummary),
};
