import type { PlanSections } from '@elan/contract/documents';
import type { PlanDocument } from '@elan/contract/plan-document';
import type { Language } from '@elan/domain/locale';
import { keptFingerprint } from '@elan/domain/plan-document/kept-plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { sharedAutosave } from '../../data/account/shared-autosave.ts';
import { planDocumentQuery } from '../../data/api/queries.ts';
import type { AutosaveSnapshot } from '../../lib/autosave/autosave.ts';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { createPlanAutosave, keepPlan, type PlanAutosave } from './plan-autosave.ts';
import { composedPlanQuery } from './queries.ts';
import { type ShownSection, shownSections } from './shown-sections.ts';

export type PlanHandle = {
  /** What people decided; undefined until it has been read. */
  kept: PlanDocument | undefined;
  /** As it comes out; undefined until it has been made. */
  composed: PlanSections | undefined;
  /** Why something could not be read, or not be made again. */
  error: Error | null;
  retry: () => void;
  /** Makes the document again, for somebody who acts on what it says. */
  recompose: () => Promise<unknown>;
  autosave: PlanAutosave;
  texts: AutosaveSnapshot;
  /** In their order, with what is being typed; empty until the plan is here. */
  sections: readonly ShownSection[];
  /** Makes a change that the server answers with the whole document. @throws what the call throws */
  change: (call: () => Promise<PlanDocument>) => Promise<void>;
};

type Target = {
  userId: string;
  projectId: string;
  /** When an answer or an analysis of the project last changed, as far as this page knows. */
  changedAt: string;
  language: Language;
  mayEdit: boolean;
};

/** Milliseconds after the last change before the plan is composed again. */
const pause = 1_000;
/** The same after a change of what the plan is assembled from, which somebody may still be typing. */
const longPause = 5_000;

/** The document of a plan: what was decided, what comes out of it, and what is being typed. */
export function usePlan({ userId, projectId, changedAt, language, mayEdit }: Target): PlanHandle {
  const queryClient = useQueryClient();
  const kept = useQuery(planDocumentQuery(projectId));
  const composed = useQuery(composedPlanQuery(projectId, language));
  const autosave = sharedAutosave(queryClient, `${projectId}:plan-document`, () =>
    createPlanAutosave(queryClient, { userId, projectId, language }),
  );
  const texts = useAutosave(autosave);

  useEffect(() => autosave.writeIn(language), [autosave, language]);
  useEffect(() => autosave.allow(mayEdit), [autosave, mayEdit]);
  // Before paint, so that no text is missing for a moment.
  useLayoutEffect(() => {
    if (kept.data !== undefined) autosave.take(kept.data);
  }, [autosave, kept.data]);

  const { refetch } = composed;
  const fingerprint = kept.data && keptFingerprint(kept.data);
  useRecomposing({ fingerprint, madeFrom: composed.data?.made_from, language, changedAt, refetch });

  const change = useCallback(
    async (call: () => Promise<PlanDocument>) => {
      const document = await call();
      // Only a read says whether sections can be rewritten.
      keepPlan(queryClient, projectId, ({ rewrites }) => ({ ...document, rewrites }));
    },
    [queryClient, projectId],
  );

  const sections = useMemo(
    () =>
      kept.data && composed.data ? shownSections({ kept: kept.data, composed: composed.data, texts, language }) : [],
    [kept.data, composed.data, texts, language],
  );

  return {
    kept: kept.data,
    composed: composed.data,
    error: (kept.data === undefined ? kept.error : null) ?? composed.error,
    retry: () => void Promise.all([kept.refetch(), composed.refetch()]),
    recompose: refetch,
    autosave,
    texts,
    sections,
    change,
  };
}

type Recomposed = {
  /** Of what was decided and written; undefined until it is known. */
  fingerprint: string | undefined;
  /** The same of what the document was made from. */
  madeFrom: string | undefined;
  language: Language;
  changedAt: string;
  refetch: () => Promise<unknown>;
};

/** Composes the plan again when it is no longer what was decided and written. */
function useRecomposing({ fingerprint, madeFrom, language, changedAt, refetch }: Recomposed): void {
  // After a pause in the changes; once for each state, even if that fails.
  const asked = useRef('');
  useEffect(() => {
    if (fingerprint === undefined || madeFrom === undefined || fingerprint === madeFrom) return;
    const state = `${language} ${fingerprint}`;
    if (asked.current === state) return;
    const timer = setTimeout(() => {
      asked.current = state;
      void refetch();
    }, pause);
    return () => clearTimeout(timer);
  }, [fingerprint, madeFrom, language, refetch]);

  // And once what it is assembled from rests, which other people or another tab may change while it is read.
  const composedAt = useRef(changedAt);
  useEffect(() => {
    if (changedAt === composedAt.current) return;
    const timer = setTimeout(() => {
      composedAt.current = changedAt;
      void refetch();
    }, longPause);
    return () => clearTimeout(timer);
  }, [changedAt, refetch]);
}
