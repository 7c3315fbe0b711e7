import type { StoredConfirmation } from '@elan/contract/figure-check';
import { type ProjectFile, projectFileFormat, projectFileVersion } from '@elan/contract/project-file-format';
import type { Row } from '@elan/domain/ledger/row';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { exportedProjectColumns } from '../project-file/public.ts';
import { checkedModules } from './checked-modules.ts';
import type { Content } from './gather-content.ts';
import type { ModuleContent } from './module-content.ts';

const { answer, confirmedFigure, figure, modelReading, planDocument, planSection, project } = exportedProjectColumns;

/**
 * The whole project for other programs, and for importing it again (`contract/project-file-format.ts`): what people wrote and
 * decided, and under `computed` what the product made of it. Without debts and the household, unless the
 * owner asked for them, and without anything about the people themselves.
 */
export function jsonFile(content: Content): Buffer {
  return Buffer.from(`${JSON.stringify(projectFileOf(content), null, 1)}\n`);
}

function projectFileOf(content: Content): ProjectFile {
  const { name, description, createdAt, now, language, ledger, planned, scenarios, plan, whole } = content;
  if (whole === null) throw new Error('a file of everything without everything');
  const { figures, records } = whole;
  const { arrangements } = records;
  const present = new Set(plan.sections.flatMap(({ key, removed }) => (removed ? [] : [key])));
  return {
    format: projectFileFormat,
    version: projectFileVersion,
    written_at: now.toISOString(),
    language,
    amounts: 'cents',
    project: project.file.fromRow({ name, description, createdAt: new Date(createdAt) }),
    modules: content.modules.map((entry) => moduleInFile(entry, records.analyses)),
    rows: [...figures.kept.map(rowInFile), ...records.privateRows.map(rowInFile)],
    refused: figures.refused,
    readings: figures.readings.map(modelReading.file.fromRow),
    journal: records.journal,
    tasks: records.tasks,
    papers: records.papers,
    rehearsal: records.rehearsal,
    lender_facts: records.lender_facts,
    confirmed_figures: content.checks.confirmed.map((figure) => ({
      of: figure.kind === 'name' ? 'name' : 'figure',
      ...confirmedFigure.file.fromRow(figure),
    })),
    plan_document: {
      ...planDocument.file.fromRow({ ...plan, arrangements }),
      arrangements,
      sections: plan.sections
        .filter(({ removed }) => !removed)
        .map(({ key, drafted, ...section }) => ({
          ...planSection.file.fromRow({ ...section, section: key }),
          drafted,
        })),
      pictures: records.pictures.filter(({ section }) => isPlanSectionKey(section) || present.has(section)),
    },
    left_out: records.leftOut,
    computed: {
      rows: ledger.rows.map(rowInFile),
      ...computedOf(planned),
      scenarios,
      // Places are those in a text without its next steps, which no program can look up.
      figures_of_texts: checkedModules(content).map(({ module, marks }) => ({
        module,
        figures: marks.map(({ start: _start, end: _end, confirmed, ...figure }) => ({
          ...figure,
          confirmed: confirmed === null ? null : withoutPeople(confirmed),
        })),
      })),
    },
  };
}

/** The books of the business without the household, or what is missing before there are any. */
function computedOf(planned: Content['planned']) {
  if (planned.state === 'missing') {
    const { reasons, knownSoFar } = planned;
    return { forecast: null, missing: reasons.map(({ key, asks }) => ({ key, asks })), known_so_far: knownSoFar };
  }
  const { household: _household, ...books } = planned.forecast;
  return { forecast: books };
}

const withoutPeople = ({ basis, source, url, sourceDate }: StoredConfirmation) => ({ basis, source, url, sourceDate });

type ModuleInFile = ProjectFile['modules'][number];

function moduleInFile(
  entry: ModuleContent,
  analyses: readonly (ModuleInFile['analyses'][number] & { module: string })[],
) {
  const { module, answers, filledIn, setAside, origin, hasIdea, generatedIdeas, selectedIdea, personas, score } = entry;
  const given = Object.entries({ ...answers, ...setAside?.questions }).map(([question, value]) =>
    answer.file.fromRow({ question, value, filledIn: isFilledIn(filledIn, question) }),
  );
  const inFile: ModuleInFile = {
    ...exportedProjectColumns.module.file.fromRow({ module, outdated: origin?.outdated ?? false }),
    answers: Object.fromEntries(given.flatMap(({ question, value }) => (value === '' ? [] : [[question, value]]))),
    filled_in: given.flatMap(({ question, filled_in }) => (filled_in ? [question] : [])),
    set_aside: { questions: Object.keys(setAside?.questions ?? {}), sections: setAside?.sections ?? [] },
    analyses: analyses
      .filter((analysis) => analysis.module === module)
      .map(({ module: _module, ...analysis }) => analysis),
    ...(hasIdea === undefined ? {} : { hasIdea }),
    ...(generatedIdeas === undefined ? {} : { generatedIdeas }),
    ...(selectedIdea === undefined ? {} : { selectedIdea }),
    ...(personas === undefined ? {} : { personas }),
    ...(score == null ? {} : { score }),
  };
  return inFile;
}

/** A kept row as it is put into the table, without who changed it and when. */
const rowInFile = (row: Row & { position?: number }, index: number) =>
  figure.file.fromRow({ position: index, ...row }) as ProjectFile['rows'][number];
