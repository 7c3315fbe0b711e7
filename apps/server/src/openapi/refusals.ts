import { refusalErrors } from '@elan/contract/base';
import { type RefusalCode, refusalCodes } from '@elan/domain/errors';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { problemType, refusalTitles } from '../platform/http/problem.ts';

/** Refusals of what people alone may call. */
const notForPrograms: readonly RefusalCode[] = [
  'QUOTA_REACHED',
  'ATTEMPTS_REACHED',
  'GENERATION_RUNNING',
  'ANSWERS_INCOMPLETE',
];
const codes = refusalCodes.filter((code) => !notForPrograms.includes(code));
const codesOf = (status: number) => codes.filter((code) => refusalErrors[code].status === status);

type Call = { method: string; path: string };

/** Which refusals a call can have, by status. */
const possible: Readonly<Record<number, (call: Call) => boolean>> = {
  400: () => true,
  401: () => true,
  403: () => true,
  404: ({ path }) => path.includes('{'),
  409: ({ method }) => method !== 'get',
  413: ({ method }) => method !== 'get',
  415: ({ method }) => method !== 'get',
  429: () => true,
  500: () => true,
  503: () => true,
};

const responseName = (status: number | string) => `Refused${status}`;

/** References to the refusals of a call, by status. */
export function refusalsOf(call: Call) {
  const statuses = Object.entries(possible).filter(([, isPossible]) => isPossible(call));
  return Object.fromEntries(
    statuses.map(([status]) => [status, { $ref: `#/components/responses/${responseName(status)}` }]),
  );
}

/** 'NOT_FOUND' as 'NotFound'. */
const schemaName = (code: RefusalCode) =>
  code.replace(/_?([A-Z])([A-Z]*)/gu, (_all, first: string, rest: string) => `${first}${rest.toLowerCase()}`);

/** What every refusal looks like: problem details (RFC 9457) with a `code`, one schema for each. */
export function refusalSchemas() {
  const converter = new ZodToJsonSchemaConverter();
  return Object.fromEntries(
    codes.map((code) => {
      const refusal: { status: number; data?: Parameters<typeof converter.convert>[0] } = refusalErrors[code];
      const data = refusal.data && { data: converter.convert(refusal.data, { strategy: 'output' })[1] };
      const properties = {
        type: { type: 'string', format: 'uri-reference' },
        title: { type: 'string' },
        status: { const: refusal.status },
        code: { const: code },
        ...data,
      };
      const schema = {
        type: 'object',
        description: refusalTitles[code],
        required: Object.keys(properties),
        properties,
      };
      return [schemaName(code), schema];
    }),
  );
}

const retry = { 'Retry-After': { description: 'Seconds, or a date.', required: true, schema: { type: 'string' } } };
const challenge = { 'WWW-Authenticate': { description: 'RFC 6750.', schema: { type: 'string' } } };
const headers: Readonly<Record<string, object>> = { 401: challenge, 403: challenge, 429: retry, 503: retry };

/** The refusals that calls refer to, with the headers that belong to them. */
export function refusalResponses() {
  return Object.fromEntries(
    Object.keys(possible).map((status) => {
      const refusals = codesOf(Number(status));
      const schemas = refusals.map((code) => ({ $ref: `#/components/schemas/${schemaName(code)}` }));
      const response = {
        description: refusals.map((code) => `${code}: ${refusalTitles[code]}`).join(' '),
        ...(headers[status] === undefined ? {} : { headers: headers[status] }),
        content: { [problemType]: { schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas } } },
      };
      return [responseName(status), response];
    }),
  );
}
