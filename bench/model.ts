import type { ChatRequest } from '../apps/server/src/testing/model-replies.ts';
import type { Behaviour } from '../apps/server/src/testing/model-server.ts';
import { startProcess } from './processes.ts';

export type Model = {
  /** To be used as base URL: ends with /v1. */
  url: string;
  behave(behaviour: Behaviour): Promise<void>;
  /** The body of the latest completion that was asked for. */
  latestRequest(): Promise<ChatRequest>;
  stop(): Promise<void>;
};

/** The stand-in model server as a process of its own, as a real one is: it never waits for whoever measures. */
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
