import type { StoredConfirmation } from '@elan/contract/figure-check';
import { invalidInput, Refusal } from '@elan/domain/errors';
import {
  type ConfirmationBasis,
  type ConfirmedFigure,
  coversFigure,
  coversName,
  readWritten,
} from '@elan/domain/figure-check/confirmed-figure';
import { capacities } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { lockProject } from '../../db/lock-project.ts';
import { confirmedFigures } from '../../db/schema/figure-check.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishFigureCheck } from './publish-figure-check.ts';
import { readConfirmedFigures } from './queries.ts';

export type Confirmation = {
  confirmationId: string;
  of: 'figure' | 'name';
  written: string;
  context: string;
  module: ModuleKey;
  basis: ConfirmationBasis;
  source: string | null;
  url: string | null;
  sourceDate: string | null;
};

/**
 * Confirms a figure or a name of an analysis. What was confirmed of the same thing before is replaced, so that two
 * people who confirm it at once leave one confirmation.
 * @throws Refusal INVALID_INPUT when the text is not one figure, when a source is neither named nor linked, or when a
 * name is called an estimate; LIMIT_REACHED when the project has too many
 */
export function confirmFigure(
  deps: Deps,
  access: Access<'project:edit'>,
  { confirmationId, of, ...given }: Confirmation,
): Promise<StoredConfirmation> {
  const { projectId, user } = access;
  const written = given.written.trim();
  const named = of === 'name' ? ({ kind: 'name', value: 0 } as const) : readWritten(written);
  if (named === null) throw invalidInput('written', 'not_a_figure');
  if (of === 'name' && given.basis !== 'source') throw invalidInput('basis', 'name_as_estimate');
  if (given.basis === 'source' && given.source === null && given.url === null) throw invalidInput('source', 'missing');
  const figure = { ...given, ...named, written, source: given.source?.trim() ?? null };
  return write(deps, async (work) => {
    await lockProject(work.tx, projectId);
    const existing = await readConfirmedFigures(work.tx, projectId);
    const before = existing.find((each) => each.id === confirmationId) ?? existing.find((each) => isSame(each, figure));
    if (before === undefined && existing.length >= capacities.confirmedFigures) {
      throw new Refusal('LIMIT_REACHED', { of: 'confirmedFigures', limit: capacities.confirmedFigures });
    }
    const row = { ...figure, confirmedBy: user.userId, confirmedAt: deps.now() };
    const id = before?.id ?? confirmationId;
    await work.tx
      .insert(confirmedFigures)
      .values({ projectId, id, ...row })
      .onConflictDoUpdate({ target: [confirmedFigures.projectId, confirmedFigures.id], set: row });
    await publishFigureCheck(work, access);
    const stored = (await readConfirmedFigures(work.tx, projectId)).find((each) => each.id === id);
    if (stored === undefined) throw new Error('a confirmation that was just stored is gone');
    return stored;
  });
}

function isSame(one: ConfirmedFigure, other: ConfirmedFigure): boolean {
  if (other.kind === 'name') return coversName(one, other.written);
  return coversFigure(one, { kind: other.kind, value: other.value, otherValue: undefined }, () => other.context);
}
