import { projectFile, projectFileVersion } from '@elan/contract/project-file-format';
import * as z from 'zod/mini';

export const projectSchemaPath = `/schemas/project-${projectFileVersion}.json`;

let text: string | undefined;

/** The format of a project's file as a JSON Schema, made from the schema that files are checked with. */
export function projectSchema(): string {
  text ??= JSON.stringify({
    ...z.toJSONSchema(projectFile, { io: 'input', unrepresentable: 'any' }),
    title: `Project file, version ${projectFileVersion}`,
    description: 'A project with everything that its people wrote and decided. Money is in cents, times are in UTC.',
  });
  return text;
}
