/** The optional parameters of a request. Some OpenAI-compatible servers refuse some of them. */
export type RequestShape = {
  /** The server's name for the token limit; null if it accepts neither. */
  tokenLimit: 'max_tokens' | 'max_completion_tokens' | null;
  /** The limit itself, in tokens. */
  tokens: number;
  temperature: boolean;
  responseFormat: boolean;
};

/** The request as the specification defines it. */
export const fullShape: RequestShape = {
  tokenLimit: 'max_tokens',
  tokens: 3_000,
  temperature: true,
  responseFormat: true,
};

/** Tokens. For models that spend the normal limit on thinking before the first word. */
const tokensWithThinking = 16_000;

/** The parameter names that a refusal may mention. */
export const parameterNames = ['max_tokens', 'max_completion_tokens', 'temperature', 'response_format'] as const;
export type ParameterName = (typeof parameterNames)[number];

/** The parts of a refusal that concern the request. */
type Refusal = {
  status?: number | undefined;
  code?: string | undefined;
  /** The request parameters it names. */
  parameters?: readonly ParameterName[];
  isAboutModel?: boolean;
  isAboutKey?: boolean;
  isAboutCredit?: boolean;
};

/**
 * What to change after a refusal so that the same request can succeed. Each change removes something that can be
 * refused, so repeating this always ends.
 * @param hasFormat whether the refused request had a response format
 * @returns undefined if the refusal is about something else
 */
export function withoutRefused(
  shape: RequestShape,
  { status, code, parameters: names = [], isAboutModel, isAboutKey, isAboutCredit }: Refusal,
  hasFormat: boolean,
): Partial<RequestShape> | undefined {
  const isAboutRequest = status === 400 || status === 422;
  if (!isAboutRequest || code === 'context_length_exceeded') return undefined;
  if (isAboutModel === true || isAboutKey === true || isAboutCredit === true) return undefined;
  const isLimitRefused = names.includes('max_tokens') || names.includes('max_completion_tokens');
  const change: Partial<RequestShape> = {
    ...(isLimitRefused && shape.tokenLimit !== null ? { tokenLimit: nextLimit[shape.tokenLimit] } : {}),
    ...(names.includes('temperature') && shape.temperature ? { temperature: false } : {}),
    ...(names.includes('response_format') && hasFormat ? { responseFormat: false } : {}),
  };
  if (Object.keys(change).length > 0) return change;
  // Some servers refuse a response format without naming it, or beside a name that is in the prompt they repeat.
  return hasFormat ? { responseFormat: false } : undefined;
}

const nextLimit = { max_tokens: 'max_completion_tokens', max_completion_tokens: null } as const;

/**
 * What to change after a reply that reached the token limit before its first word; undefined if the limit was already
 * raised.
 */
export function withRoomToThink({ tokenLimit, tokens }: RequestShape): Partial<RequestShape> | undefined {
  return tokenLimit === null || tokens >= tokensWithThinking ? undefined : { tokens: tokensWithThinking };
}

/** Describes a change for the log. */
export function describeChange(change: Partial<RequestShape>): string[] {
  const { tokenLimit, tokens, temperature, responseFormat } = change;
  return [
    ...(tokenLimit === 'max_completion_tokens' ? ['max_completion_tokens is sent instead of max_tokens'] : []),
    ...(tokenLimit === null ? ['no token limit is sent'] : []),
    ...(tokens === undefined ? [] : [`the token limit is ${tokens}, because the model thinks before it writes`]),
    ...(temperature === false ? ['no temperature is sent'] : []),
    ...(responseFormat === false ? ['no response format is sent'] : []),
  ];
}
