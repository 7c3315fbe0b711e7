import { contract } from '@elan/contract';
import type { ProcedureAccess, ProcedureMeta } from '@elan/contract/base';
import { can, type Role, roles } from '@elan/domain/permissions';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';

/** Every kind of caller, relative to a project. */
export const callers = [
  'anonymous',
  'stranger',
  'invited',
  'declined',
  'removed',
  'viewer',
  'commenter',
  'adviser',
  'full_adviser',
  'editor',
  'owner',
] as const;
export type Caller = (typeof callers)[number];

export type Verdict = 'allowed' | 'NOT_AUTHENTICATED' | 'NOT_FOUND' | 'FORBIDDEN';

/** What a caller must get according to the contract's metadata. */
export function expectedVerdict(access: ProcedureAccess, caller: Caller): Verdict {
  if (access === 'public') return 'allowed';
  if (caller === 'anonymous') return 'NOT_AUTHENTICATED';
  if (access === 'account') return 'allowed';
  const role = roleOf(caller);
  if (role === null) return 'NOT_FOUND';
  return can(role, access) ? 'allowed' : 'FORBIDDEN';
}

function roleOf(caller: Caller): Role | null {
  return roles.find((role) => role === caller) ?? null;
}

export type ContractEntry = {
  /** Dotted name, as in `projects.get`. */
  name: string;
  procedure: AnyContractProcedure;
  access: ProcedureAccess | undefined;
};

/** Every procedure of the contract. */
export function contractEntries(): ContractEntry[] {
  const entries: ContractEntry[] = [];
  const visit = (node: unknown, path: string[]) => {
    if (isContractProcedure(node)) {
      const { access } = node['~orpc'].meta as ProcedureMeta;
      entries.push({ name: path.join('.'), procedure: node, access });
      return;
    }
    for (const [key, child] of Object.entries(node as Record<string, unknown>)) visit(child, [...path, key]);
  };
  visit(contract, []);
  return entries;
}
