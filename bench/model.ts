import type { ChatRequest } from '../apps/server/src/testing/model-replies.ts';
import type { Behaviour } from '../apps/server/src/testing/model-server.ts';
import { startProcess } from './processes.ts';

export type Model = {
  /** The base URL, ending with /v1. */
  url: string;
  behave(behaviour: Behaviour): Promise<void>;
  /** The body of the latest completion request. */
  latestRequest(): Promise<ChatRequest>;
  stop(): Promise<void>;
};

/** Starts the stand-in model server as a separate process, so that it never waits for the process that measures. */
export async function startModel(port: number): Promise<Model> {
  const origin = `http://127.0.0.1:${port}`;
  const { stop } = await startProcess(
    'apps/server/src/testing/model-server-main.ts',
    { MODEL_SERVER_PORT: String(port) },
    `${origin}/__requests`,
  );
  return {
    url: `${origin}/v1`,
    stop,
    async behave(behaviour) {
      await fetch(`${origin}/__behave`, { method: 'POST', body: JSON.stringify(behaviour) });
    },
    async latestRequest() {
      const requests = (await (await fetch(`${origin}/__requests`)).json()) as { body: ChatRequest }[];
      const latest = requests.at(-1);
      if (latest === undefined) throw new Error('The model was never asked.');
      return latest.body;
    },
  };
}
