type Schema = Readonly<Record<string, unknown>>;

type FunctionDescription = {
  summary: string;
  body: Schema;
  answer: { description: string; schema?: Schema };
  /** How a refused call left things, as in 'nothing was deleted'. */
  refusal: string;
};

/** OpenAPI description of a `/functions/v1` call, which reports refusals as messages. */
export function functionOperation({ summary, body, answer, refusal }: FunctionDescription) {
  const { description, schema } = answer;
  const error = { type: 'object', required: ['error'], properties: { error: { type: 'string' } } };
  return {
    summary: `${summary}; a refusal has a message for people`,
    requestBody: { required: true, content: json(body) },
    responses: {
      200: { description, ...(schema === undefined ? {} : { content: json(schema) }) },
      default: { description: `The refusal, in the caller's language; ${refusal}`, content: json(error) },
    },
  };
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
