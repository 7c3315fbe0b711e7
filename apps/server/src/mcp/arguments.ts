import * as z from 'zod';

/** Arguments that several tools take. */
export const projectId = z.uuid().describe('The id of a project, from list_projects');
export const cursor = z
  .string()
  .max(1_100)
  .regex(/^\d{1,6}~[\w-]*$/u)
  .optional()
  .describe('The `next` of the portion before');
export const full = z
  .boolean()
  .default(false)
  .describe('Everything in one answer, however long; otherwise at most 25 KB, with long texts cut');

/**
 * A request without the arguments that are null, as some assistants send those that they leave out. No argument of ours may
 * be null.
 */
export function withoutNullArguments(body: unknown): unknown {
  if (!isObject(body) || !isObject(body.params) || !('arguments' in body.params)) return body;
  const { arguments: given, ...params } = body.params;
  if (given === null) return { ...body, params };
  if (!isObject(given)) return body;
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  return { ...body, params: { ...params, arguments: named } };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
