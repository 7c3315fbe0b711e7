import { generationDeadlines } from '@elan/domain/generation';
import { isUsableKey } from './api-key.ts';

export type AiSettings =
  /** `baseUrl` and `model` undefined: OpenAI's own server and the product's model. */
  | {
      provider: 'openai';
      apiKey: string;
      baseUrl: string | undefined;
      model: string | undefined;
      /** Seconds without output after which a model call is aborted. */
      silenceSeconds: number;
    }
  | { provider: 'builtin' }
  | { provider: 'none' };

export type RawAiSettings = {
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly AI_MODEL?: string | undefined;
  readonly AI_PROVIDER?: AiSettings['provider'] | undefined;
  readonly AI_SILENCE_SECONDS?: string | undefined;
};

type Context = {
  isProduction: boolean;
  problems: { name: string; problem: string }[];
  warnings: string[];
};

/** A model if its key is usable; otherwise the built-in engine, or none in production (head of the decisions). */
export function resolveAi(raw: RawAiSettings, { isProduction, problems, warnings }: Context): AiSettings {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, AI_MODEL: model, AI_PROVIDER: chosen } = raw;
  const isUsable = apiKey !== undefined && isUsableKey(apiKey);
  if (chosen === 'builtin' || chosen === 'none') return { provider: chosen };
  if (isUsable) {
    const silenceSeconds = Number(raw.AI_SILENCE_SECONDS ?? generationDeadlines.silence / 1_000);
    return { provider: 'openai', apiKey, baseUrl, model, silenceSeconds };
  }
  if (chosen === 'openai') {
    const wrong = apiKey === undefined ? 'is missing' : 'is not a usable key';
    problems.push({
      name: 'OPENAI_API_KEY',
      problem: `${wrong}; with AI_PROVIDER=openai expected a key that starts with sk-`,
    });
  }
  const provider = isProduction ? 'none' : 'builtin';
  const instead = isProduction ? 'no analysis can be written' : 'the built-in drafting engine writes the analyses';
  if (apiKey !== undefined)
    warnings.push(`OPENAI_API_KEY is not a usable key (expected one that starts with sk-): ${instead}`);
  else if (isProduction) warnings.push(`OPENAI_API_KEY is not set: ${instead}`);
  else if (baseUrl !== undefined) warnings.push(`OPENAI_BASE_URL is set without OPENAI_API_KEY: ${instead}`);
  return { provider };
}
