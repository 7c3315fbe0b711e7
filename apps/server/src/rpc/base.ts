import { contract } from '@elan/contract';
import type { ProcedureMeta } from '@elan/contract/base';
import { Refusal } from '@elan/domain/errors';
import { can } from '@elan/domain/permissions';
import { includesScope, type ProgramScope } from '@elan/domain/programs';
import { type AnyProcedure, implement } from '@orpc/server';
import { currentPosition } from '../db/standby.ts';
import type { EventSource } from '../platform/http/event-stream.ts';
import { noteProcedure } from '../platform/http/request-id.ts';
import { type Caller, readForCaller, type UserActor } from './actor.ts';
import { answerOnce } from './answer-once.ts';
import type { Deps } from './deps.ts';
import { toWireError } from './errors.ts';
import { type Read, readOfCaller } from './read.ts';
import { unknownFields } from './unknown-fields.ts';

export type RequestContext = {
  deps: Deps;
  /** Finds the caller and their role in the project the call names; undefined without a valid session or token. */
  findCaller: (projectId: string | null, read: Read<unknown> | undefined) => Promise<Caller | undefined>;
  /** The reads of frequent calls, by dotted procedure name. */
  reads: Readonly<Record<string, Read<unknown>>>;
  /** Dotted names of the procedures that a standby may answer. */
  standbyCalls: ReadonlySet<string>;
  /** Set by a handler whose events are already encoded in the web app's wire format; /rpc answers with those. */
  ownWire: { events?: EventSource };
  /** Of a call to the REST API, which says what it does not know; undefined for other calls. */
  rest?: RestCall;
};

export type RestCall = {
  /** Parameters in the address of a call that reads none there. */
  unread: readonly string[];
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | undefined;
};

/** Where the primary is in its log when it has identified the caller: what was true then, a standby must know. */
const positionRead = readOfCaller<string | null>('position', currentPosition);

/**
 * The oRPC implementer every feature starts from. Error mapping wraps everything else; then the session is checked,
 * before the input is validated; project permissions are checked after validation (project-access.ts).
 */
export const os = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, path, next }) => {
    noteProcedure(path.join('.'));
    try {
      return await next();
    } catch (error) {
      throw toWireError(error, context.deps.log, { procedure: path.join('.') });
    }
  })
  .use(async ({ context, path, procedure, next }, input) => {
    const { access, programs } = procedure['~orpc'].meta as ProcedureMeta;
    if (access === undefined) throw new Error('a procedure without access metadata was called');
    const projectId = namedProject(input);
    const name = path.join('.');
    const read = context.reads[name];
    const standby = context.standbyCalls.has(name) && context.deps.standby?.isUsable() ? context.deps.standby : null;
    const brought = standby === null ? read : positionRead;
    const caller = access === 'public' ? undefined : await context.findCaller(projectId, brought);
    if (access !== 'public' && caller === undefined) throw new Refusal('NOT_AUTHENTICATED');
    if (caller !== undefined) requireScope(caller.user, programs);
    if (context.rest !== undefined) refuseUnknown(context.rest, procedure['~orpc'].inputSchema, input);
    // Public procedures never read the user, so the type can promise one to all others.
    const membership: Membership = {
      projectId,
      role: caller?.role ?? null,
      archived: caller?.archived ?? false,
      ownersPlan: caller?.ownersPlan ?? false,
    };
    const added = { user: caller?.user as UserActor, membership, read: caller?.read };
    if (standby !== null && caller !== undefined) {
      return standby.read(positionRead.from(caller), async (db) => {
        const found = await readForCaller(db, caller.user, projectId, read);
        return next({ context: { ...added, read: found, deps: { ...context.deps, db } } });
      });
    }
    const key = context.rest?.idempotencyKey;
    if (key === undefined || caller === undefined || !isRepeatable(procedure, caller)) return next({ context: added });
    const call = { user: caller.user, key, procedure: name, input };
    const answer = await answerOnce(context.deps, call, async () => (await next({ context: added })).output);
    return { output: answer, context: added };
  });

/** A program needs the scope that the contract names; a call that names none is for people only. */
function requireScope({ program }: UserActor, scope: ProgramScope | undefined): void {
  if (program === null || (scope !== undefined && includesScope(program.scopes, scope))) return;
  throw new Refusal('SCOPE_REQUIRED', { scope: scope ?? null });
}

/** Names what a call sends that nothing reads, instead of leaving it out in silence. */
function refuseUnknown({ unread }: RestCall, schema: unknown, input: unknown): void {
  const unknown = [...unread, ...unknownFields(schema, input)].slice(0, 100);
  if (unknown.length === 0) return;
  const fields = unknown.map((path) => ({ path: path.slice(0, 200).toWellFormed(), problem: 'unknown' }));
  throw new Refusal('INVALID_INPUT', { fields });
}

/** Whether a call creates something for a program, and the caller may make it: an earlier answer is for those alone. */
function isRepeatable(procedure: AnyProcedure, { role }: Caller): boolean {
  const { meta, route } = procedure['~orpc'];
  const { access, programs } = meta as ProcedureMeta;
  if (route.method !== 'POST' || programs === undefined || access === 'public') return false;
  return access === 'account' || (role !== null && can(role, access));
}

/** What the caller is in a project, whether it is archived, and its owner's plan; only project-access.ts reads it. */
export type Membership = { projectId: string | null } & Pick<Caller, 'role' | 'archived' | 'ownersPlan'>;

/** The project a call names, read before its input is validated: null unless it is a UUID. */
function namedProject(input: unknown): string | null {
  const projectId = typeof input === 'object' && input !== null && 'projectId' in input ? input.projectId : null;
  return typeof projectId === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(projectId)
    ? projectId
    : null;
}
