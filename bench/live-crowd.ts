import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, request } from 'node:http';
import type pg from 'pg';
import { sessionCookie } from './api.ts';

/** More sockets than any run opens, so that no request waits for a free connection. */
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

export type Crowd = { projectId: string; cookies: string[] };

/** Creates a project with `size` people, all signed in; the first one owns it. */
export async function gatherCrowd(client: pg.Client, size: number, secret: string): Promise<Crowd> {
  const people = Array.from({ length: size }, () => ({ id: randomUUID(), token: randomUUID().replaceAll('-', '') }));
  const ids = people.map(({ id }) => id);
  const projectId = randomUUID();
  await client.query(
    `insert into users (id, email, name) select id, id || '@example.test', '' from unnest($1::uuid[]) id`,
    [ids],
  );
  await client.query(`insert into user_preferences (user_id, language) select id, 'en' from unnest($1::uuid[]) id`, [
    ids,
  ]);
  await client.query(
    `insert into sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as p(id, token)`,
    [ids, people.map(({ token }) => token)],
  );
  await client.query(`insert into projects (id, user_id, name) values ($1, $2, 'Crowded')`, [projectId, ids[0]]);
  await client.query(
    `insert into project_collaborators (project_id, user_id, invited_email, invited_email_lower, invited_by, role, status)
     select $1, id, id || '@example.test', id || '@example.test', $2, 'editor', 'accepted' from unnest($3::uuid[]) id`,
    [projectId, ids[0], ids.slice(1)],
  );
  await client.query('analyze users, sessions, project_collaborators');
  return { projectId, cookies: people.map(({ token }) => sessionCookie(token, secret)) };
}

/** Sends a request and reads its response. @throws if it is refused */
export function post(url: string, body: unknown, cookie = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie };
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

export type OpenStream = { close(): void };
type Opening = { url: string; method: 'GET' | 'POST'; cookie?: string; body?: unknown };

/**
 * Opens a stream of server-sent events with as little client work as possible, so that the server is what is measured.
 * @param onText called with what arrived, and when (milliseconds since 1970)
 * @returns once the first data has arrived
 */
export function openStream(
  { url, method, cookie = '', body }: Opening,
  onText: (text: string, at: number) => void,
  onClose: () => void = () => {},
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie };
    const sent: ClientRequest = request(url, { method, headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        onText(text, performance.timeOrigin + performance.now());
        resolve({ close: () => sent.destroy() });
      });
      response.on('error', () => {});
      response.on('close', onClose);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
