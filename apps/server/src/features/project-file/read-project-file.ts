import type { notTakenReasons } from '@elan/contract/project-file';
import { type ProjectFile, projectFile, projectFileVersion } from '@elan/contract/project-file-format';
import { Refusal } from '@elan/domain/errors';
import { readWritten } from '@elan/domain/figure-check/confirmed-figure';
import { columnsOf, type Origin, type Row } from '@elan/domain/ledger/row';
import { capacities } from '@elan/domain/limits';
import { isValidAnswer, questionToSetAside } from '@elan/domain/modules/define-module';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sectionToSetAside } from '@elan/domain/modules/sections';
import { pictureLimits } from '@elan/domain/plan-document/pictures';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { isStep } from '@elan/domain/tasks/task';
import type * as z from 'zod/mini';
import { readPicture } from '../../platform/pictures/read-picture.ts';
import { capScore } from './cap-score.ts';
import { fromEarlierFile, isEarlierFile } from './from-earlier-file.ts';

export type NotTaken = { path: string; reason: (typeof notTakenReasons)[number] };

/** A file of which everything can be stored, and what was left behind. */
export type ValidFile = { file: ProjectFile; notTaken: NotTaken[] };

type Problem = { path: string; problem: string };

/** The most problems one answer names. */
const mostProblems = 50;

/**
 * Checks a file of a project. Nothing in it is trusted: its form, every length and every number of things are those of
 * the calls that a person makes on screen, and what refers to something else in the file is held to it. What no longer
 * exists in the product is left behind and named; anything else that does not fit refuses the whole file.
 * @param value parsed JSON
 * @param now scores are held to the rule as it counts today
 * @throws Refusal INVALID_INPUT with the places that do not fit, and why
 */
export function readProjectFile(value: unknown, now: Date): ValidFile {
  const isEarlier = isEarlierFile(value);
  const parsed = projectFile.safeParse(isEarlier ? fromEarlierFile(value) : value);
  if (!parsed.success) throw refusal(problemsOf(value, parsed.error));
  const { data } = parsed;
  const repeated = repeatedIn(data);
  const overfull = [...repeated, ...tooManyIn(data), ...noPicturesIn(data)];
  if (overfull.length > 0) throw refusal(overfull);
  const notTaken: NotTaken[] = isEarlier ? [{ path: '', reason: 'earlier_file' }] : [];
  const leave: Leave = (path, reason) => {
    notTaken.push({ path, reason });
    return false;
  };
  const modules = data.modules.map((entry, index) => validModule(entry, `modules.${index}`, leave));
  const answers = new Map(
    modules.flatMap(({ module, answers: given }) =>
      Object.entries(given).map(([question, text]) => [`${module} ${question}`, withPlainLineEnds(text)] as const),
    ),
  );
  const isSaid = (origin: Origin) =>
    !('quote' in origin) ||
    answers.get(`${origin.module} ${origin.question}`)?.includes(withPlainLineEnds(origin.quote)) === true;
  const file: ProjectFile = {
    ...data,
    modules,
    rows: data.rows.map((row, index) => withValidOrigins(row, `rows.${index}`, isSaid, leave)),
    readings: data.readings.flatMap(({ rows, ...reading }, index) => {
      const said = rows.filter((row) => Object.values(row.origins).every(isSaid));
      if (said.length < rows.length) leave(`readings.${index}`, 'not_in_answer');
      const isKnown = answers.has(`${reading.module} ${reading.question}`);
      // They are proposals, whatever the file says.
      const proposed = said.map((row): Row => ({ ...row, status: 'proposed', off: false }));
      return proposed.length === 0 || !isKnown ? [] : [{ ...reading, rows: proposed }];
    }),
    confirmed_figures: data.confirmed_figures.filter((figure, index) => {
      const path = `confirmed_figures.${index}`;
      if (figure.of === 'figure' && readWritten(figure.written.trim()) === null) return leave(path, 'not_a_figure');
      const hasSource = figure.source !== null || figure.url !== null;
      const isFounded = figure.basis === 'source' ? hasSource : figure.of === 'figure';
      return isFounded || leave(path, 'no_source');
    }),
    plan_document: validPlan(data.plan_document, leave),
  };
  const scored = capScore(file, now);
  for (const path of scored.capped) leave(path, 'score_held');
  return { file: scored.file, notTaken };
}

type Leave = (path: string, reason: NotTaken['reason']) => false;
type ModuleInFile = ProjectFile['modules'][number];

function validModule(entry: ModuleInFile, path: string, leave: Leave): ModuleInFile {
  const { module } = entry;
  const definition = moduleDefinition(module);
  const answers = Object.entries(entry.answers).filter(([id, value]) => {
    const question = definition.questions.find((each) => each.id === id);
    if (question === undefined) return leave(`${path}.answers.${id}`, 'unknown_question');
    return isValidAnswer(question, value) || leave(`${path}.answers.${id}`, 'unknown_option');
  });
  const questions = [...new Set(entry.set_aside.questions)].filter(
    (id) =>
      questionToSetAside(definition, id) !== undefined || leave(`${path}.set_aside.questions.${id}`, 'unknown_part'),
  );
  const sections = [...new Set(entry.set_aside.sections)].filter(
    (id) => sectionToSetAside(module, id) !== undefined || leave(`${path}.set_aside.sections.${id}`, 'unknown_part'),
  );
  return { ...entry, answers: Object.fromEntries(answers), set_aside: { questions, sections } };
}

/** A cell whose quote was not said, and an origin of no cell, become what anybody can type: the value is the person's. */
function withValidOrigins<R extends Row>(row: R, path: string, isSaid: (origin: Origin) => boolean, leave: Leave): R {
  const columns: object = row.kind === 'setting' ? { value: null } : columnsOf(row.kind);
  const origins = Object.entries(row.origins).flatMap(([column, origin]): [string, Origin][] => {
    if (!Object.hasOwn(columns, column)) return [];
    if (isSaid(origin)) return [[column, origin]];
    leave(`${path}.origins.${column}`, 'not_in_answer');
    return [[column, { from: 'typed' }]];
  });
  return { ...row, origins: Object.fromEntries(origins) };
}

function validPlan(plan: ProjectFile['plan_document'], leave: Leave): ProjectFile['plan_document'] {
  const own = new Set(plan.sections.filter(({ title }) => title !== null).map(({ key }) => key));
  const isKnown = (key: string) => isPlanSectionKey(key) || own.has(key);
  const arrangements = Object.entries(plan.arrangements).map(([reader, { order, shown }]) => {
    const path = `plan_document.arrangements.${reader}`;
    const known = order.filter((key, place) => isKnown(key) || leave(`${path}.order.${place}`, 'unknown_section'));
    return [reader, { order: known, shown: Object.fromEntries(Object.entries(shown).filter(([key]) => isKnown(key))) }];
  });
  const pictures = plan.pictures.filter(
    ({ section }, place) => isKnown(section) || leave(`plan_document.pictures.${place}`, 'unknown_section'),
  );
  return { ...plan, arrangements: Object.fromEntries(arrangements), pictures };
}

const withPlainLineEnds = (text: string) => text.replaceAll('\r\n', '\n');

/** Duplicates of what may be in a file once, own sections without a title, and assembled ones with a title. */
function repeatedIn({
  modules,
  rows,
  tasks,
  papers,
  readings,
  rehearsal,
  lender_facts: facts,
  plan_document: plan,
}: ProjectFile): Problem[] {
  const again = <T>(list: readonly T[], path: string, keyOf: (item: T) => string | null): Problem[] => {
    const seen = new Set<string>();
    return list.flatMap((item, index) => {
      const key = keyOf(item);
      if (key === null || seen.size !== seen.add(key).size) return [];
      return [{ path: `${path}.${index}`, problem: 'repeated' }];
    });
  };
  return [
    ...again(modules, 'modules', ({ module }) => module),
    ...modules.flatMap(({ analyses }, index) =>
      again(analyses, `modules.${index}.analyses`, ({ current }) => (current ? 'current' : null)),
    ),
    ...again(rows, 'rows', ({ id }) => id.toLowerCase()),
    ...again(rows, 'rows', (row) => (row.kind === 'setting' ? row.cells.name : null)),
    ...again(tasks, 'tasks', ({ id }) => (isStep({ id }) ? id : id.toLowerCase())),
    ...again(papers, 'papers', ({ paper }) => paper),
    ...again(rehearsal, 'rehearsal', ({ question }) => question),
    ...again(facts, 'lender_facts', ({ fact }) => fact),
    ...again(readings, 'readings', ({ module, question }) => `${module} ${question}`),
    ...again(plan.sections, 'plan_document.sections', ({ key }) => key.toLowerCase()),
    ...again(plan.pictures, 'plan_document.pictures', ({ id }) => id.toLowerCase()),
    ...plan.sections.flatMap(({ key, title }, index) =>
      isPlanSectionKey(key) === (title === null)
        ? []
        : [{ path: `plan_document.sections.${index}.title`, problem: 'invalid' }],
    ),
  ];
}

/** What can be checked without decoding a picture; an import checks the rest. */
function noPicturesIn({ plan_document: { pictures } }: ProjectFile): Problem[] {
  return pictures.flatMap(({ data }, index) => {
    const header = readPicture(Buffer.from(data, 'base64'));
    const path = `plan_document.pictures.${index}.data`;
    if (header === null) return [{ path, problem: 'not_a_picture' }];
    return header.width * header.height > pictureLimits.pixels ? [{ path, problem: 'too_many_pixels' }] : [];
  });
}

/** Limits that span several lists. */
function tooManyIn({ rows, tasks, plan_document: { sections, pictures } }: ProjectFile): Problem[] {
  const written = sections.reduce((total, { text }) => total + Array.from(text).length, 0);
  const counts: [string, number, number][] = [
    ['rows', rows.filter(({ kind }) => kind === 'scenario').length, capacities.scenarios],
    ['tasks', tasks.filter(({ removed }) => !removed).length, capacities.tasks],
    ['plan_document.sections', sections.filter(({ title }) => title !== null).length, capacities.planSections],
    ['plan_document.sections', written, capacities.planCharacters],
    ...pictures.map(({ section }): [string, number, number] => {
      const inSection = pictures.filter((picture) => picture.section === section).length;
      return ['plan_document.pictures', inSection, capacities.sectionPictures];
    }),
  ];
  return counts.flatMap(([path, count, most]) => (count > most ? [{ path, problem: 'too_many' }] : []));
}

/** Names the places of a file that do not fit; a file of another kind, or of a later version, by that alone. */
function problemsOf(value: unknown, error: z.core.$ZodError): Problem[] {
  const given: { format?: unknown; version?: unknown } = typeof value === 'object' && value !== null ? value : {};
  if (given.format !== projectFile.shape.format.def.values[0]) return [{ path: '', problem: 'not_a_project_file' }];
  if (typeof given.version === 'number' && given.version > projectFileVersion) {
    return [{ path: 'version', problem: 'newer_version' }];
  }
  return error.issues.slice(0, mostProblems).flatMap(problemsOfIssue);
}

function problemsOfIssue(issue: z.core.$ZodIssue): Problem[] {
  const path = pathOf(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, 5).map((key) => ({ path: pathOf([...issue.path, key]), problem: 'unknown_field' }));
    case 'too_big':
      return [
        { path, problem: issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'invalid' },
      ];
    case 'invalid_type':
      return [{ path, problem: issue.input === undefined ? 'missing' : 'invalid' }];
    default:
      return [{ path, problem: 'invalid' }];
  }
}

/** A place in the file; names that somebody made up are cut, so that no answer is longer than its file. */
const pathOf = (parts: readonly PropertyKey[]) =>
  parts.map((part) => Array.from(String(part)).slice(0, 60).join('').toWellFormed()).join('.');

function refusal(fields: readonly Problem[]) {
  const distinct = new Map(fields.map((field) => [`${field.path} ${field.problem}`, field]));
  return new Refusal('INVALID_INPUT', { fields: [...distinct.values()].slice(0, mostProblems) });
}
