import type { Proposal } from '@elan/contract/suggestions';
import { invalidInput } from '@elan/domain/errors';
import { privateKinds } from '@elan/domain/ledger/row';
import type { Proposed } from '@elan/domain/suggestions/suggestion';
import type { Queryable } from '../../db/client.ts';
import type { Access } from '../../rpc/project-access.ts';
import { seesPrivateRows } from '../ledger/public.ts';
import { checkAnswers } from '../modules/public.ts';
import { type Current, readCurrent } from './read-current.ts';
import { addedRow, changedRow, differingCells } from './row-change.ts';

/** A suggestion as it will be stored. */
export type Checked = { proposed: Proposed; baseVersion: number | null; isPrivate: boolean };

/**
 * Checks a proposal by the rules of the verb that would make it.
 * @throws Refusal INVALID_INPUT for what the verb would refuse, for a place that does not exist, is set aside or that the
 *   person may not see, and for what would change nothing
 */
export async function checkProposal(
  db: Queryable,
  access: Access<'project:comment'>,
  proposal: Proposal,
): Promise<Checked> {
  switch (proposal.kind) {
    case 'answer': {
      const { module, question, value } = proposal;
      checkAnswers(module, [{ question, value, baseVersion: 0 }]);
      const proposed = { kind: 'answer', module, question, value } as const;
      return overText(await found(db, access, proposed), proposed, value, proposal.baseVersion);
    }
    case 'section': {
      const { section, text, language, base } = proposal;
      const proposed = { kind: 'section', section, text, language, base } as const;
      return overText(await found(db, access, proposed), proposed, text, proposal.baseVersion);
    }
    case 'row':
    case 'removal':
      return overRow(db, access, proposal);
    case 'new_row': {
      const isPrivate = privateKinds.includes(proposal.rowKind);
      if (isPrivate && !seesPrivateRows(access.role)) throw unfit('no_such_place');
      addedRow(proposal, []);
      return { proposed: proposal, baseVersion: null, isPrivate };
    }
    case 'task':
      return { proposed: { ...proposal, text: proposal.text.trim() }, baseVersion: null, isPrivate: false };
  }
}

async function overRow(
  db: Queryable,
  access: Access<'project:comment'>,
  proposal: Extract<Proposal, { kind: 'row' | 'removal' }>,
): Promise<Checked> {
  // Only the id of the row is used; the rest of it is read from the database.
  const { row } = await found(db, access, { kind: 'removal', row: proposal.row, rowKind: 'cost', name: '' });
  const isPrivate = row !== null && privateKinds.includes(row.kind);
  if (row === null || (isPrivate && !seesPrivateRows(access.role))) throw unfit('no_such_place');
  const named = { row: row.id, rowKind: row.kind, name: row.cells.name };
  const baseVersion = proposal.baseVersion ?? row.version;
  if (proposal.kind === 'removal') return { proposed: { kind: 'removal', ...named }, baseVersion, isPrivate };
  const cells = differingCells(row, proposal.cells);
  if (Object.keys(cells).length === 0) throw unfit('nothing_new');
  changedRow(row, cells);
  return { proposed: { kind: 'row', ...named, cells }, baseVersion, isPrivate };
}

function overText(current: Current, proposed: Proposed, text: string, base: number | undefined): Checked {
  if (current.place === 'gone') throw unfit('no_such_place');
  if (current.place === 'set_aside') throw unfit('set_aside');
  if (current.text === text) throw unfit('nothing_new');
  return { proposed, baseVersion: base ?? current.version, isPrivate: false };
}

async function found(db: Queryable, { projectId }: Access<'project:comment'>, proposed: Proposed): Promise<Current> {
  return (await readCurrent(db, projectId, [proposed]))(proposed);
}

const unfit = (problem: string) => invalidInput('proposal', problem);
