import type { LedgerKept } from '@elan/contract/ledger';
import type { Project } from '@elan/contract/projects';
import { isFreeModule, type ModuleKey } from '@elan/domain/modules/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { ledgerKey } from '../../data/api/queries.ts';

/** Milliseconds after the last save of an answer: long enough that the person has stopped typing. */
export const restBeforeReading = 4_000;

/** The answers that this page already asked the model to read, by module. */
const asked = new Map<string, string>();

/**
 * Lets the model read a module's answers once typing has rested. Nothing on screen waits for it, and without an answer
 * the built-in reading stays: failures are not shown.
 */
export function useModelReading(project: Project, kept: LedgerKept | undefined, module: ModuleKey | undefined): void {
  const queryClient = useQueryClient();
  const { id: projectId, modules_data: modules, permissions } = project;
  const versions = module === undefined ? '' : JSON.stringify(modules[module]?.versions ?? {});
  const { hasPremiumAccess } = useAccount();
  // A model is asked on the person's own plan, whatever the owner's opens.
  const isIncluded = hasPremiumAccess || (module !== undefined && isFreeModule(module));
  const isSaid = versions !== '' && versions !== '{}';
  const mayRead = permissions.canEdit && kept?.readsWithModel === true && isIncluded && isSaid;
  useEffect(() => {
    const key = `${projectId}:${module}`;
    if (!mayRead || module === undefined || asked.get(key) === versions) return;
    const timer = setTimeout(() => {
      asked.set(key, versions);
      client.ledger.readWithModel({ projectId, module }).then(
        ({ read }) => {
          if (read > 0) void queryClient.invalidateQueries({ queryKey: ledgerKey(projectId) });
        },
        () => undefined,
      );
    }, restBeforeReading);
    return () => clearTimeout(timer);
  }, [mayRead, projectId, module, versions, queryClient]);
}
