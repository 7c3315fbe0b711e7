import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type pg from 'pg';
import { type Figure, type LoadResult, median, resultOf } from './api.ts';

type Save = { url: string; headers: Record<string, string>; body: (projectId: string, version: number) => unknown };

/** How many people save at the same time, each in their own project. */
const people = 50;
const words = 'A bakery at the station, open when the first trains leave. '.repeat(5);

/**
 * Compares saving an answer with a bare route that writes the same answer in one prepared statement, taking turns.
 * Every save changes the answer, and the project has 30 KB of others.
 * @param bare the origin of bench/bare-server.ts
 */
export async function measureSaves(
  { product, bare }: { product: string; bare: string },
  client: pg.Client,
  member: { cookie: string; userId: string },
  seconds: number,
  rounds: number,
): Promise<Figure[]> {
  const ours: Save = {
    url: `${product}/rpc/modules/saveAnswers`,
    headers: { cookie: member.cookie },
    body: (projectId, version) => ({
      json: {
        projectId,
        module: 'idea',
        answers: [{ question: 'location', value: `${words}${version}`, baseVersion: version }],
      },
    }),
  };
  const theirs: Save = {
    url: `${bare}/save`,
    headers: {},
    body: (projectId, version) => ({ projectId, value: `${words}${version}` }),
  };
  const run = async (save: Save, duration: number) =>
    loadSaves(save, await makeProjects(client, member.userId), duration);
  await run(ours, 2);
  await run(theirs, 2);
  const ratios: number[] = [];
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [product, yardstick] = [await run(ours, seconds), await run(theirs, seconds)];
    ratios.push(product.perSecond / yardstick.perSecond);
    failed += product.errors;
    console.log(
      `  modules.saveAnswers: ${product.perSecond.toFixed(0)}/s against ${yardstick.perSecond.toFixed(0)}/s, p50 ${product.p50} ms, p99 ${product.p99} ms`,
    );
  }
  const value = `${median(ratios).toFixed(2)}${failed > 0 ? `, ${failed} errors` : ''}`;
  return [['modules.saveAnswers, share of a bare route', value, 'at least 0.5']];
}

async function makeProjects(client: pg.Client, userId: string): Promise<string[]> {
  const ids = Array.from({ length: people }, () => randomUUID());
  await client.query(`insert into projects (id, user_id, name) select id, $1, 'Saved' from unnest($2::uuid[]) id`, [
    userId,
    ids,
  ]);
  await client.query(
    `insert into answers (project_id, module, question, value, version)
     select id, 'idea', question, repeat('words ', 1000), 1
     from unnest($1::uuid[]) id, unnest(array['businessIdea', 'targetMarket', 'problemSolved', 'experience', 'uniqueValue']) question`,
    [ids],
  );
  return ids;
}

async function loadSaves(save: Save, projectIds: readonly string[], duration: number): Promise<LoadResult> {
  const waiting = projectIds.values();
  const headers = { 'content-type': 'application/json', ...save.headers };
  const result = await autocannon({
    url: save.url,
    connections: people,
    duration,
    setupClient(client) {
      const projectId = waiting.next().value ?? '';
      let version = 0;
      const body = () => JSON.stringify(save.body(projectId, version));
      client.setRequests([{ method: 'POST', path: new URL(save.url).pathname, headers, body: body() }]);
      client.on('response', () => {
        version += 1;
        client.setBody(body());
      });
    },
  });
  return resultOf(result);
}
