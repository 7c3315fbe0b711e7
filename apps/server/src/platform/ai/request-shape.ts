/** The optional parts of a request. Servers that call themselves compatible refuse some of them. */
export type RequestShape = {
  /** The name the server takes the limit under; null where it takes neither. */
  tokenLimit: 'max_tokens' | 'max_completion_tokens' | null;
  /** The limit itself, in tokens. */
  tokens: number;
  temperature: boolean;
  responseFormat: boolean;
};

/** The request of the specification. */
export const fullShape: RequestShape = {
  tokenLimit: 'max_tokens',
  tokens: 3_000,
  temperature: true,
  responseFormat: true,
};

/** For models that spend the limit on thinking before they write the first word. In tokens. */
const tokensWithThinking = 16_000;

/** The parts of a request as a refusal may name them. */
export const parameterNames = ['max_tokens', 'max_completion_tokens', 'temperature', 'response_format'] as const;
export type ParameterName = (typeof parameterNames)[number];

/** A refusal, as far as it can be about the request. */
type Refusal = {
  status?: number | undefined;
  code?: string | undefined;
  /** The parts of the request that it names. */
  parameters?: readonly ParameterName[];
  isAboutKey?: boolean;
};

/**
 * What to change after a refusal so that the same question can succeed. Each change leaves less to refuse, so a caller
 * that repeats this comes to an end.
 * @param hasFormat whether the refused request asked for a response format
 * @returns undefined when the refusal is about something else
 */
export function withoutRefused(
  shape: RequestShape,
  { status, code, parameters: names = [], isAboutKey }: Refusal,
  hasFormat: boolean,
): Partial<RequestShape> | undefined {
  const isAboutRequest = status === 400 || status === 422;
  if (!isAboutRequest || isAboutKey === true || code === 'context_length_exceeded') return undefined;
  const isLimitRefused = names.includes('max_tokens') || names.includes('max_completion_tokens');
  const change: Partial<RequestShape> = {
    ...(isLimitRefused && shape.tokenLimit !== null ? { tokenLimit: nextLimit[shape.tokenLimit] } : {}),
    ...(names.includes('temperature') && shape.temperature ? { temperature: false } : {}),
    // Some servers refuse a response format without naming it.
    ...((names.includes('response_format') || names.length === 0) && hasFormat ? { responseFormat: false } : {}),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

const nextLimit = { max_tokens: 'max_completion_tokens', max_completion_tokens: null } as const;

/** What to change after a reply that reached the limit without a word; undefined when there was room already. */
export function withRoomToThink({ tokenLimit, tokens }: RequestShape): Partial<RequestShape> | undefined {
  return tokenLimit === null || tokens >= tokensWithThinking ? undefined : { tokens: tokensWithThinking };
}

/** A change in words, for the log. */
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
