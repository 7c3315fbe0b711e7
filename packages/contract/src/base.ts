import type { RefusalCode } from '@elan/domain/errors';
import type { Permission } from '@elan/domain/permissions';
import { type ProgramScope, programScopes } from '@elan/domain/programs';
import { type ErrorMap, oc, type Route } from '@orpc/contract';
import * as z from 'zod/mini';

/**
 * Who may call a procedure: anyone, anyone signed in, or people with the permission on the project named in the input.
 * This is the only place it is declared: the server's checks and types are derived from it.
 */
export type ProcedureAccess = 'public' | 'account' | Permission;
export type ProcedureMeta<A extends ProcedureAccess = ProcedureAccess> = {
  readonly access: A;
  /** The scope that an access token needs; without one, the procedure is not for programs. */
  readonly programs?: ProgramScope;
};

/** The id of the refused request, also in the header `x-request-id`: with it, the operator finds it in the log. */
const requestOfRefusal = z.optional(z.string());

/** HTTP status and data of every refusal. */
export const refusalErrors = {
  NOT_AUTHENTICATED: { status: 401 },
  FORBIDDEN: { status: 403 },
  SCOPE_REQUIRED: { status: 403, data: z.object({ scope: z.nullable(z.enum(programScopes)) }) },
  NOT_FOUND: { status: 404 },
  PLAN_REQUIRED: { status: 403, data: z.object({ module: z.string() }) },
  QUOTA_REACHED: { status: 429, data: z.object({ used: z.number(), limit: z.number(), resetsAt: z.string() }) },
  ATTEMPTS_REACHED: { status: 429, data: z.object({ retryAt: z.string() }) },
  GENERATION_RUNNING: {
    status: 409,
    /** `startedBy` is the name or address of somebody else who generates the same module; null for the caller's own. */
    data: z.object({ generationId: z.string(), module: z.string(), startedBy: z.nullable(z.string()) }),
  },
  ANSWERS_INCOMPLETE: { status: 422, data: z.object({ questions: z.array(z.string()) }) },
  LIMIT_REACHED: { status: 409, data: z.object({ of: z.string(), limit: z.number() }) },
  PROJECT_ARCHIVED: { status: 409 },
  CONFLICT: { status: 409 },
  INVALID_INPUT: {
    status: 400,
    data: z.object({ fields: z.array(z.object({ path: z.string(), problem: z.string() })) }),
  },
  PAYLOAD_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number() }) },
  UNAVAILABLE: {
    status: 503,
    data: z.object({ request: requestOfRefusal, retryAfterSeconds: z.optional(z.number()) }),
  },
  INTERNAL: { status: 500, data: z.object({ request: requestOfRefusal }) },
} as const satisfies Record<RefusalCode, ErrorMap[string]>;

/** Names the scope in the OpenAPI description. */
function inDescription({ programs }: ProcedureMeta): Route {
  return programs === undefined ? {} : { spec: (operation) => ({ ...operation, security: [{ bearer: [programs] }] }) };
}

/** The base of every procedure in the contract; it requires `meta`. */
export const procedure = {
  meta: <A extends ProcedureAccess>(meta: ProcedureMeta<A>) =>
    oc.$meta<ProcedureMeta<A>>(meta).$route(inDescription(meta)).errors(refusalErrors),
};

const routeWith =
  (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
  <Path extends `/${string}`>(path: Path, summary: string) => ({ method, path, summary });

/** Routes under `/api/v1`: the path, and what the description of the API says of the call. */
export const get = routeWith('GET');
export const post = routeWith('POST');
export const put = routeWith('PUT');
export const patch = routeWith('PATCH');
export const del = routeWith('DELETE');

/** A timestamp on the wire: ISO 8601, UTC. */
export const timestamp = z.iso.datetime();

/** PostgreSQL has no year 0, which ISO 8601 allows. */
const hasYear = z.refine<string>((value) => !value.startsWith('0000'), { error: 'no_year' });

/** A timestamp in an input. */
export const storableTimestamp = timestamp.check(hasYear);

/** A day in an input, such as '2027-03-01'. */
export const storableDate = z.iso.date().check(hasYear);

/** The largest version number, which is PostgreSQL's largest integer. */
const greatestVersion = 2_147_483_647;

/** The version of a row in an input; rows begin with 1. */
export const storedVersion = z.int().check(z.gte(1), z.lte(greatestVersion));

/** The same for text that may not be stored yet, which has version 0. */
export const baseVersion = z.int().check(z.gte(0), z.lte(greatestVersion));

export const id = z.uuid();

/** Input or output of a procedure that takes or returns nothing. */
export const nothing = z.object({});
