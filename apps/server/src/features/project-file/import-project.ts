import { createHash, randomUUID } from 'node:crypto';
import type { ProjectFile } from '@elan/contract/project-file-format';
import { Refusal } from '@elan/domain/errors';
import { readWritten } from '@elan/domain/figure-check/confirmed-figure';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { isModuleComplete } from '@elan/domain/progress';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { confirmedFigures } from '../../db/schema/figure-check.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { ledgerModelReadings, ledgerRefusals, ledgerRows } from '../../db/schema/ledger.ts';
import { lenderFacts } from '../../db/schema/lender-facts.ts';
import { analysisVersions, answers, type ModuleExtra, projectModules } from '../../db/schema/modules.ts';
import { projectPapers } from '../../db/schema/papers.ts';
import { planDocuments, planSections } from '../../db/schema/plan-document.ts';
import { projects } from '../../db/schema/projects.ts';
import { rehearsalAnswers } from '../../db/schema/rehearsal.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import { write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { type ReadyImage, readyPictures, remakePictures, storePicture } from '../plan-pictures/public.ts';
import { requireRoom, type SummaryRow, summaryColumns } from '../projects/public.ts';
import { answersOf } from './answers-of.ts';

/**
 * Creates a project for the caller from a checked file, in one transaction. Nobody else gets access, not even people
 * who had access to the original, and nothing has an author, because a file does not say who wrote what.
 * @param importId from the device: a repeat answers with the project of the first call
 * @throws Refusal INVALID_INPUT for a picture that cannot be read; LIMIT_REACHED when the person already owns the
 *   maximum number of projects; CONFLICT when the first call's project is in the trash
 */
export async function importProject(
  deps: Deps,
  user: UserActor,
  importId: string,
  file: ProjectFile,
): Promise<SummaryRow> {
  // Before the transaction: decoding takes seconds, in which it would keep others waiting.
  const given = file.plan_document.pictures.map(({ data }, place) => ({
    data,
    path: `plan_document.pictures.${place}.data`,
  }));
  const images = await readyPictures(deps, await remakePictures(deps, given, user.userId));
  const projectId = idOfImport(user.userId, importId);
  return write(deps, async ({ tx, live, liveUser }) => {
    const { name, description } = file.project;
    const added = await tx
      .insert(projects)
      .values({ id: projectId, userId: user.userId, name, description: description || null })
      .onConflictDoNothing()
      .returning({ id: projects.id });
    if (added.length > 0) {
      await requireRoom(tx, user.userId);
      await storeFile(tx, projectId, file, deps.now());
      await storePictures(tx, projectId, file, images);
      const activity = { type: 'project_imported', description: 'Project imported from a file' } as const;
      await live({ projectId, topic: 'project', actor: user, activity });
      liveUser(user.userId, 'projects');
    }
    const [row] = await tx.select().from(projects).where(eq(projects.id, projectId));
    if (row === undefined || row.deletedAt !== null) throw new Refusal('CONFLICT');
    return summaryColumns.fromRow(row);
  });
}

/** A project id that is derived from the person and their import, so that nobody else can ask for it. */
function idOfImport(userId: string, importId: string): string {
  const hash = createHash('sha256').update(`import ${userId} ${importId.toLowerCase()}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(16), 16) % 4);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ].join('-');
}

async function storeFile(tx: Transaction, projectId: string, file: ProjectFile, now: Date): Promise<void> {
  await storeModules(tx, projectId, file, now);
  await storeLedger(tx, projectId, file, now);
  await insertRows(tx, journalEntries, entriesOf(file, projectId, now));
  await insertRows(tx, projectTasks, tasksOf(file, projectId, now));
  await insertRows(
    tx,
    projectPapers,
    file.papers.map(({ paper, state, note }) => ({
      ...{ projectId, paper, state, note: note?.trim() || null, updatedBy: null, updatedAt: now },
    })),
  );
  await insertRows(
    tx,
    rehearsalAnswers,
    file.rehearsal.map((answer) => ({
      ...answer,
      ...{
        projectId,
        ticked: [...new Set(answer.ticked)],
        weighing: null,
        version: 1,
        updatedBy: null,
        updatedAt: now,
      },
    })),
  );
  await insertRows(
    tx,
    lenderFacts,
    file.lender_facts.map(({ fact, text, language }, index) => ({
      ...{ projectId, fact, text, language, version: 1, updatedBy: null, updatedAt: now },
      // Entries of lists are in the order they were begun.
      createdAt: new Date(now.getTime() + index),
    })),
  );
  await insertRows(tx, confirmedFigures, confirmationsOf(file, projectId, now));
  await storePlan(tx, projectId, file.plan_document, now);
}

async function storeLedger(tx: Transaction, projectId: string, file: ProjectFile, now: Date): Promise<void> {
  await insertRows(
    tx,
    ledgerRows,
    file.rows.map((row) => ({
      ...contentOf(row),
      projectId,
      id: row.id,
      version: 1,
      position: row.position,
      updatedBy: null,
      updatedAt: now,
    })),
  );
  await insertRows(
    tx,
    ledgerRefusals,
    [...new Set(file.refused)].map((proposal) => ({ projectId, proposal, refusedBy: null, refusedAt: now })),
  );
  await insertRows(
    tx,
    ledgerModelReadings,
    file.readings.map(({ module, question, model, rows }) => ({
      ...{ projectId, module, question, answerVersion: 1, model, rows, createdAt: now },
    })),
  );
}

/** What a person decides about a row; the file may say more than that. */
function contentOf({ kind, cells, origins, status, off, note, proof, proposal }: ProjectFile['rows'][number]) {
  return { kind, cells, origins, status, off, note, proof, proposal };
}

async function storeModules(tx: Transaction, projectId: string, file: ProjectFile, now: Date) {
  const { modules } = file;
  const versions = analysesOf(file, projectId, now);
  await insertRows(
    tx,
    analysisVersions,
    versions.map(({ current: _current, ...version }) => version),
  );
  await insertRows(
    tx,
    answers,
    modules.flatMap(({ module, answers: given, filled_in: filledIn }) =>
      Object.entries(given).map(([question, value]) => ({
        ...{ projectId, module, question, value, version: 1, updatedBy: null, updatedAt: now },
        filledIn: isFilledIn(filledIn, question),
      })),
    ),
  );
  await insertRows(
    tx,
    setAsideParts,
    modules.flatMap(({ module, set_aside: { questions, sections } }) => {
      const parts = [
        ...questions.map((part) => ({ kind: 'question' as const, part })),
        ...sections.map((part) => ({ kind: 'section' as const, part })),
      ];
      return parts.map((part) => ({ projectId, module, ...part, aside: true, changedBy: null, changedAt: now }));
    }),
  );
  const states = statesOf(file, versions, now);
  await insertRows(
    tx,
    projectModules,
    states.map((state) => ({ projectId, ...state })),
  );
  const completed = states.filter(({ complete }) => complete).length;
  await tx.execute(sql`update ${projects} set completed_modules = ${completed} where id = ${projectId}`);
}

function analysesOf({ modules }: ProjectFile, projectId: string, now: Date) {
  return modules.flatMap(({ module, analyses }) =>
    analyses.map(({ current, created_at, restored, source: _source, model: _model, ...analysis }, index) => ({
      ...analysis,
      // Anybody can write into a file that a model wrote something.
      source: 'imported' as const,
      model: null,
      id: randomUUID(),
      projectId,
      module,
      current,
      restoredSection: restored?.section ?? null,
      restoredFrom: restored === null ? null : pastOf(restored.from, now),
      createdBy: null,
      // Those without a date keep their order.
      createdAt: new Date((created_at === null ? now : pastOf(created_at, now)).getTime() - index),
    })),
  );
}

/** How far each module that the project uses is. */
function statesOf({ modules, journal }: ProjectFile, versions: ReturnType<typeof analysesOf>, now: Date) {
  // Entries alone use a module that the file does not name.
  const ofEntries = moduleKeys.filter((module) => moduleDefinition(module).writtenFrom === 'entries');
  const missing = ofEntries.filter((key) => journal.length > 0 && !modules.some(({ module }) => module === key));
  return [...modules, ...missing.map(emptyModule)].map((entry) => {
    const { module, outdated } = entry;
    const current = versions.find((version) => version.module === module && version.current);
    const { counted, aside } = answersOf(entry);
    const extra = extraOf(entry);
    const complete = isModuleComplete(module, {
      ...extra,
      answers: counted,
      setAside: { questions: aside },
      aiResponse: current?.content ?? null,
      entries: journal,
    });
    const completedAt = complete ? now : null;
    const state = { outdated: outdated && current !== undefined, complete, completedAt, lastUpdated: now };
    return { module, extra, analysisVersionId: current?.id ?? null, ...state };
  });
}

const emptyModule = (module: ModuleKey): ProjectFile['modules'][number] => ({
  module,
  answers: {},
  filled_in: [],
  set_aside: { questions: [], sections: [] },
  outdated: false,
  analyses: [],
});

function extraOf({ hasIdea, generatedIdeas, selectedIdea, personas, score }: ProjectFile['modules'][number]) {
  const extra: ModuleExtra = {
    ...(hasIdea === undefined ? {} : { hasIdea }),
    ...(generatedIdeas === undefined ? {} : { generatedIdeas }),
    ...(selectedIdea === undefined ? {} : { selectedIdea }),
    ...(personas === undefined ? {} : { personas }),
    ...(score === undefined ? {} : { score }),
  };
  return extra;
}

function tasksOf({ tasks }: ProjectFile, projectId: string, now: Date) {
  return tasks.map(({ id, text, module, done_at, due, position, removed }) => ({
    ...{ projectId, id, text: text.trim(), module, due, position, removed },
    doneAt: done_at === null ? null : pastOf(done_at, now),
    doneBy: null,
    assignee: null,
    createdBy: null,
    // Nobody advises the new project: a question is a task like any other.
    question: null,
    createdAt: now,
  }));
}

/** Entries are identified by the millisecond they were written in, so two of the same moment are moved apart. */
function entriesOf({ journal }: ProjectFile, projectId: string, now: Date) {
  const taken = new Set<number>();
  return journal.map(({ date, title, content, mood }) => {
    const at = pastOf(date, now);
    let moment = at.getTime();
    while (taken.has(moment)) moment -= 1;
    taken.add(moment);
    const id = String(Math.max(0, moment)).padStart(13, '0');
    return { projectId, id, date: at, title: title.trim(), content: content.trim(), mood, createdBy: null };
  });
}

function confirmationsOf({ confirmed_figures: confirmed }: ProjectFile, projectId: string, now: Date) {
  return confirmed.flatMap(({ of, written, context, module, basis, source, url, source_date: sourceDate }, index) => {
    const named = of === 'name' ? ({ kind: 'name', value: 0 } as const) : readWritten(written.trim());
    if (named === null) return [];
    const said = { ...named, written: written.trim(), context, module, basis, source: source?.trim() ?? null };
    const confirmedAt = new Date(now.getTime() + index);
    return [{ projectId, id: randomUUID(), ...said, url, sourceDate, confirmedBy: null, confirmedAt }];
  });
}

async function storePlan(
  tx: Transaction,
  projectId: string,
  { reader, lender, arrangements, sections }: ProjectFile['plan_document'],
  now: Date,
) {
  await insertRows(tx, planDocuments, [{ projectId, reader, lender, arrangements }]);
  await insertRows(
    tx,
    planSections,
    sections.map(({ key: section, title, text, language, base, drafted = null }, index) => ({
      ...{ projectId, section, title: title?.trim() ?? null, text, language, base, drafted },
      ...{ version: 1, removedAt: null },
      // Own sections come in the order they were added.
      createdAt: new Date(now.getTime() + index),
      updatedBy: null,
      updatedAt: now,
    })),
  );
}

async function storePictures(
  tx: Transaction,
  projectId: string,
  { plan_document: { pictures } }: ProjectFile,
  images: readonly ReadyImage[],
): Promise<void> {
  for (const [position, image] of images.entries()) {
    const picture = pictures[position];
    if (picture === undefined) continue;
    const { id, section, alt, caption, width } = picture;
    const words = { alt: alt?.trim() ?? null, caption: caption.trim(), width };
    await storePicture(tx, { projectId, id, section, position, ...words, addedBy: null }, image);
  }
}

/** Earliest date accepted from a file. */
const earliest = Date.UTC(2000, 0, 1);

/** A moment of a file: never before the product's time, nor in the future. */
function pastOf(moment: string, now: Date): Date {
  return new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(moment))));
}
