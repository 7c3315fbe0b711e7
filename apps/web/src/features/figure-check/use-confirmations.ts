import type { StoredConfirmation } from '@elan/contract/figure-check';
import type { Mark } from '@elan/domain/figure-check/check-report';
import { contextOf } from '@elan/domain/figure-check/context-of';
import { limits } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../data/api/api.ts';
import { figureCheckQuery } from '../../data/api/queries.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { putResponse } from '../../lib/put-response.ts';

export type CheckedMark = Mark<StoredConfirmation>;

/** What somebody says of a figure. */
export type Said = Pick<StoredConfirmation, 'basis' | 'source' | 'url' | 'sourceDate'>;

export type Confirmations = {
  confirmed: readonly StoredConfirmation[];
  /** False until they are known; a figure that somebody confirmed would be marked until then. */
  isLoaded: boolean;
  /** Each answers why it was not done; null when it was. */
  confirm: (report: string, mark: CheckedMark, said: Said) => Promise<Fault | null>;
  takeBack: (confirmation: StoredConfirmation) => Promise<Fault | null>;
};

const nothing: readonly StoredConfirmation[] = [];

/** What people of a project answer for in its analyses. */
export function useConfirmations(projectId: string, module: ModuleKey): Confirmations {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(figureCheckQuery(projectId));
  const confirmed = data?.confirmed ?? nothing;
  return useMemo(
    () => ({ confirmed, isLoaded: !isPending, ...changesWith(queryClient, projectId, module) }),
    [confirmed, isPending, queryClient, projectId, module],
  );
}

function changesWith(
  queryClient: QueryClient,
  projectId: string,
  module: ModuleKey,
): Pick<Confirmations, 'confirm' | 'takeBack'> {
  const { queryKey } = figureCheckQuery(projectId);
  const change = async (
    send: () => Promise<(before: readonly StoredConfirmation[]) => StoredConfirmation[]>,
  ): Promise<Fault | null> => {
    try {
      const update = await send();
      putResponse(queryClient, queryKey, (before) => ({
        confirmed: update(before?.confirmed ?? []),
      }));
      return null;
    } catch (caught) {
      void queryClient.invalidateQueries({ queryKey });
      return toFault(caught);
    }
  };

  return {
    confirm: (report, mark, said) =>
      change(async () => {
        const { written, kind, confirmed, start, end } = mark;
        const stored = await client.figureCheck.confirm({
          projectId,
          confirmationId: confirmed?.id ?? crypto.randomUUID(),
          of: kind === 'name' ? 'name' : 'figure',
          written: [...written].slice(0, limits.figureWritten).join(''),
          context: contextOf(report, start, end),
          module,
          ...said,
        });
        return (before) => [...before.filter(({ id }) => id !== stored.id), stored];
      }),
    takeBack: ({ id }) =>
      change(async () => {
        await client.figureCheck.takeBack({ projectId, confirmationId: id });
        return (before) => before.filter((each) => each.id !== id);
      }),
  };
}
