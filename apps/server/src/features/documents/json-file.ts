import type { StoredConfirmation } from '@elan/contract/figure-check';
import { type ProjectFile, projectFileFormat, projectFileVersion } from '@elan/contract/project-file-format';
import type { Row } from '@elan/domain/ledger/row';
import { isPlanSectionKey } from '@elan/domain/plan-document/sections';
import { checkedModules } from './checked-modules.ts';
import type { Content, ModuleContent } from './gather-content.ts';

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
  const present = new Set(plan.sections.flatMap(({ key, removed }) => (removed ? [] : [key])));
  return {
    format: projectFileFormat,
    version: projectFileVersion,
    written_at: now.toISOString(),
    language,
    amounts: 'cents',
    project: { name, description, created_at: createdAt },
    modules: content.modules.map((entry) => moduleInFile(entry, records.analyses)),
    rows: [...figures.kept.map(rowInFile), ...records.privateRows.map(rowInFile)],
    refused: figures.refused,
    readings: figures.readings.map(({ module, question, model, rows }) => ({ module, question, model, rows })),
    journal: records.journal,
    tasks: records.tasks,
    papers: records.papers,
    rehearsal: records.rehearsal,
    lender_facts: records.lender_facts,
    confirmed_figures: content.checks.confirmed.map((figure) => ({
      of: figure.kind === 'name' ? 'name' : 'figure',
      written: figure.written,
      context: figure.context,
      module: figure.module,
      basis: figure.basis,
      source: figure.source,
      url: figure.url,
      source_date: figure.sourceDate,
    })),
    plan_document: {
      reader: plan.reader,
      lender: plan.lender,
      arrangements: records.arrangements,
      sections: plan.sections
        .filter(({ removed }) => !removed)
        .map(({ key, title, text, language: written, base, drafted }) => ({
          ...{ key, title, text, language: written, base, drafted },
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
  const {
    module,
    answers,
    filledIn = [],
    setAside,
    origin,
    hasIdea,
    generatedIdeas,
    selectedIdea,
    personas,
    score,
  } = entry;
  const given = Object.entries({ ...answers, ...setAside?.questions }).filter(([, text]) => text !== '');
  const inFile: ModuleInFile = {
    module,
    answers: Object.fromEntries(given),
    filled_in: [...filledIn],
    set_aside: { questions: Object.keys(setAside?.questions ?? {}), sections: setAside?.sections ?? [] },
    outdated: origin?.outdated ?? false,
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
function rowInFile(row: Row & { position?: number }, index: number) {
  const { kind, cells, id, origins, status, off, note, proof, proposal, position = index } = row;
  return { kind, cells, id, origins, status, off, note, proof, proposal, position } as ProjectFile['rows'][number];
}
