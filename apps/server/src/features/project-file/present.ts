import type { ProjectFileContents } from '@elan/contract/project-file';
import { privateKinds } from '@elan/domain/ledger/row';
import { isFreeModule } from '@elan/domain/modules/keys';
import type { Entitlements } from '@elan/domain/plans';
import type { ValidFile } from './read-project-file.ts';

/** The most things left behind that are named. */
const mostNamed = 100;

/** What a file holds, as the caller is shown it before anything is created. */
export function presentContents(
  { file, notTaken }: ValidFile,
  { hasPremiumAccess }: Entitlements,
  hasRoom: boolean,
): ProjectFileContents {
  const { project, modules, rows } = file;
  const secret = rows.filter(({ kind }) => privateKinds.includes(kind)).length;
  const scenarios = rows.filter(({ kind }) => kind === 'scenario').length;
  const sum = (count: (entry: (typeof modules)[number]) => number) =>
    modules.reduce((total, entry) => total + count(entry), 0);
  return {
    name: project.name,
    description: project.description || null,
    writtenAt: file.written_at,
    modules: modules.map(({ module, answers, analyses }) => ({
      module,
      answers: Object.values(answers).filter((text) => text.trim() !== '').length,
      analyses: analyses.length,
      locked: !hasPremiumAccess && !isFreeModule(module),
    })),
    counts: {
      rows: rows.length - scenarios - secret,
      privateRows: secret,
      scenarios,
      ideas: sum(({ generatedIdeas }) => generatedIdeas?.length ?? 0),
      personas: sum(({ personas }) => personas?.length ?? 0),
      journal: file.journal.length,
      tasks: file.tasks.filter(({ removed }) => !removed).length,
      papers: file.papers.length,
      confirmedFigures: file.confirmed_figures.length,
      rehearsal: file.rehearsal.length,
      lenderFacts: file.lender_facts.length,
      planSections: file.plan_document.sections.filter(({ text }) => text !== '').length,
      pictures: file.plan_document.pictures.length,
    },
    leftOut: file.left_out ?? { journal: 0, analyses: 0, pictures: 0 },
    notTaken: notTaken.slice(0, mostNamed).map(({ path, reason }) => ({ path, reason })),
    notTakenCount: notTaken.length,
    hasRoom,
  };
}
