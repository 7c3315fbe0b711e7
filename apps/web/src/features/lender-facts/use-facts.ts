import type { LenderFact } from '@elan/contract/lender-facts';
import type { StoredFact } from '@elan/domain/lender-facts/facts';
import type { Language } from '@elan/domain/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { sharedAutosave } from '../../data/account/shared-autosave.ts';
import type { AutosaveSnapshot } from '../../lib/autosave/autosave.ts';
import { officialValuesOf, valuesOf } from '../../lib/autosave/fields-state.ts';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { createFactsAutosave, type FactsAutosave } from './facts-autosave.ts';
import { lenderFactsQuery } from './queries.ts';

export type FactsHandle = {
  /** As on screen, in the order they were begun; undefined until they have been read. */
  facts: readonly StoredFact[] | undefined;
  /** As the server keeps them, by their name. */
  kept: ReadonlyMap<string, LenderFact>;
  fault: Fault | null;
  retry: () => Promise<unknown>;
  autosave: FactsAutosave;
  snapshot: AutosaveSnapshot;
};

type Target = { userId: string; projectId: string; language: Language; mayEdit: boolean };

const nothing: ReadonlyMap<string, LenderFact> = new Map();

/** The facts for the lender: what is stored, and what is being typed. */
export function useFacts({ userId, projectId, language, mayEdit }: Target): FactsHandle {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...lenderFactsQuery(projectId), refetchOnMount: 'always' });
  const autosave = sharedAutosave(queryClient, `${projectId}:lender-facts`, () =>
    createFactsAutosave(queryClient, { userId, projectId, language }),
  );
  const snapshot = useAutosave(autosave);
  useEffect(() => autosave.writeIn(language), [autosave, language]);
  // Before what is kept on the device is sent, and before paint.
  useLayoutEffect(() => autosave.allow(mayEdit), [autosave, mayEdit]);
  useLayoutEffect(() => {
    if (data !== undefined) autosave.take(data);
  }, [autosave, data]);

  const kept = useMemo(
    () => (data === undefined ? nothing : new Map(data.facts.map((each) => [each.fact, each]))),
    [data],
  );
  const { state, maySave } = snapshot;
  const facts = useMemo(() => {
    if (data === undefined) return undefined;
    const shown = maySave ? valuesOf(state) : officialValuesOf(state);
    const names = new Set([...kept.keys(), ...Object.keys(shown)]);
    return [...names].map((fact) => ({ fact, text: shown[fact] ?? kept.get(fact)?.text ?? '' }));
  }, [data, kept, state, maySave]);
  return {
    facts,
    kept,
    fault: error === null || data !== undefined ? null : toFault(error),
    retry: refetch,
    autosave,
    snapshot,
  };
}
