import type { Project } from '@elan/contract/projects';
import { checksOfProject } from '@elan/domain/figure-check/checks-of-project';
import { planFigures } from '@elan/domain/forecast/plan-figures';
import { privateKinds } from '@elan/domain/ledger/row';
import { readLenderFacts } from '@elan/domain/lender-facts/facts';
import { moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { withoutSections } from '@elan/domain/modules/sections';
import { openTextFigures } from '@elan/domain/rehearsal/open-text-figures';
import type { RehearsalQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { rehearsalQuestions } from '@elan/domain/rehearsal/rehearsal-questions';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { figureCheckQuery, papersQuery, tradeQuery } from '../../../data/api/queries.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { useLedger } from '../../../features/ledger/use-ledger.ts';
import { lenderFactsQuery } from '../../../features/lender-facts/queries.ts';
import { type Fault, toFault } from '../../../lib/errors.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { thisMonth } from '../../../lib/local-date.ts';

type Asked = {
  /** Undefined until everything they rest on has been read. */
  questions: readonly RehearsalQuestion[] | undefined;
  fault: Fault | null;
  retry: () => Promise<unknown>;
};

/** The questions a lender would ask of a project, from its rows, answers, analyses and papers. */
export function usePracticeQuestions(userId: string, project: Project, answered: ReadonlySet<string>): Asked {
  const { ledger, isLoaded, fault, retry } = useLedger(userId, project);
  const papers = useQuery(papersQuery(project.id));
  const facts = useQuery(lenderFactsQuery(project.id));
  const confirmed = useQuery(figureCheckQuery(project.id));
  const { language } = useLanguage();
  const trade = useQuery(tradeQuery(project.id, language));
  const [today] = useState(thisMonth);
  const settled = useDeferredValue(ledger);
  // Debts and the household are asked about by themselves, and only where the person may see them.
  const [shown, privateRows] = useMemo(() => {
    const isPrivate = ({ kind }: (typeof settled.rows)[number]) => privateKinds.includes(kind);
    return [
      { ...settled, rows: settled.rows.filter((row) => !isPrivate(row)) },
      settled.rows.filter(isPrivate),
    ] as const;
  }, [settled]);
  const openFigures = useMemo(() => {
    if (confirmed.data === undefined || trade.data === undefined) return undefined;
    const { name, description } = project;
    const modules = moduleKeys.map((module) => ({ module, ...entryOf(project, module) }));
    const reports = modules.flatMap(({ module, aiResponse, setAside, origin }) =>
      moduleDefinition(module).output === 'report' && aiResponse !== null
        ? [
            {
              module,
              report: withoutSections(module, aiResponse, setAside?.sections ?? []),
              outdated: origin?.outdated,
            },
          ]
        : [],
    );
    const written = { name, description, modules };
    return openTextFigures(
      reports,
      checksOfProject(written, planFigures(shown, { today }), confirmed.data.confirmed, trade.data.facts),
    );
  }, [project, shown, today, confirmed.data, trade.data]);
  const questions = useMemo(() => {
    if (!isLoaded || papers.data === undefined || facts.data === undefined) return undefined;
    if (openFigures === undefined || trade.data === undefined) return undefined;
    const states = Object.fromEntries(papers.data.papers.map(({ key, state }) => [key, state]));
    const { modules_data: entries } = project;
    const { chosen, lenderAsks } = trade.data;
    const asked = chosen === null || lenderAsks === null ? null : { trade: chosen, ...lenderAsks };
    return rehearsalQuestions(
      {
        ledger: shown,
        privateRows,
        facts: readLenderFacts(facts.data.facts),
        papers: states,
        entries,
        openFigures,
        trade: asked,
        today,
      },
      answered,
    );
  }, [isLoaded, papers.data, facts.data, openFigures, trade.data, shown, privateRows, project, today, answered]);
  const problem = [papers, facts, confirmed, trade].find(({ data }) => data === undefined)?.error ?? null;
  return {
    questions,
    fault: fault ?? (problem === null ? null : toFault(problem)),
    retry: async () => {
      retry();
      await Promise.all([papers.refetch(), facts.refetch(), confirmed.refetch(), trade.refetch()]);
    },
  };
}
