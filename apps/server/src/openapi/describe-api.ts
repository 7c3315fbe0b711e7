import { contract } from '@elan/contract';
import type { ProcedureMeta } from '@elan/contract/base';
import { programScopes } from '@elan/domain/programs';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Settings } from '../env.ts';
import { namedSchemas } from './named-schemas.ts';
import { operations, tags } from './operations.ts';
import { refusalResponses, refusalSchemas, refusalsOf } from './refusals.ts';

const about = `Calls for programs. A person makes an access token in their account, under *Programs*; a call names the
scope that the token needs (${programScopes.join(', ')}) under \`security\`. Unknown fields and parameters are refused by name.`;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text of your own. A call that is sent again with it within a day creates nothing and has the answer of the first time; with another body it is refused (400), and so it is while the first call is being answered (409).',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '4f0c8b1e-9a55-4a0e-9c6b-8d4f1a2b3c05',
};

type Operation = {
  operationId: string;
  parameters?: { in: string; allowEmptyValue?: boolean; allowReserved?: boolean }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  [field: string]: unknown;
};

/** The description of the API: every call that is open to programs, and no other. */
export async function describeApi({ productName, publicUrl }: Pick<Settings, 'productName' | 'publicUrl'>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { paths = {}, components } = await generator.generate(contract, {
    filter: ({ contract: { '~orpc': procedure } }) => (procedure.meta as ProcedureMeta).programs !== undefined,
    commonSchemas: namedSchemas,
    // All calls refer to the same refusals, below.
    customErrorResponseBodySchema: {},
  });
  const described = Object.entries(paths as Record<string, Record<string, Operation>>).map(([path, calls]) => [
    path,
    Object.fromEntries(Object.entries(calls).map(([method, call]) => [method, describe(call, { method, path })])),
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: productName,
      version: '1',
      description: about,
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    tags: Object.values(tags)
      .filter(([, description]) => description !== '')
      .map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(described),
    components: {
      schemas: { ...components?.schemas, ...refusalSchemas() },
      responses: refusalResponses(),
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'An access token.' } },
    },
  };
}

function describe(operation: Operation, call: { method: string; path: string }) {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const feature = operationId.slice(0, operationId.indexOf('.')) as keyof typeof tags;
  const { description, body } = operations[operationId] ?? {};
  const [answered = ['200', {}]] = Object.entries(responses).filter(([status]) => status < '300');
  return {
    ...operation,
    tags: [tags[feature][0]],
    description,
    parameters: [
      ...parameters.map(({ allowEmptyValue: _empty, allowReserved: _reserved, ...parameter }) => parameter),
      ...(call.method === 'post' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(requestBody === undefined
      ? {}
      : { requestBody: { ...requestBody, content: exampleIn(requestBody.content, body) } }),
    responses: { [answered[0]]: asFile(answered[1]), ...refusalsOf(call) },
  };
}

const exampleIn = (content: NonNullable<Operation['requestBody']>['content'], example: unknown) =>
  Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example }]));

/** A file has whichever type its format has. */
function asFile(response: Operation['responses'][string]) {
  if (response.content?.['*/*'] === undefined) return response;
  return { ...response, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
}
