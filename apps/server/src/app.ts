import { Hono } from 'hono';
import { createApi } from './api.ts';
import type { Deps } from './rpc/deps.ts';
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  app.route('/', createApi(deps));
  return app;
}
