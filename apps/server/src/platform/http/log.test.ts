import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { createLogger, describeError, requestLog } from './log.ts';

function collect() {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(line) });
  return { log, lines };
}

describe('a request', () => {
  async function lineOf(path: string, init?: RequestInit): Promise<Record<string, unknown>> {
    const { log, lines } = collect();
    const app = new Hono();
    app.use(requestLog(log));
    app.get('/invite/:id', (c) => c.text('page'));
    app.all('/rpc/*', (c) => c.text('answer'));
    app.get('/broken', () => {
      throw new Error('broken');
    });
    app.onError((_, c) => c.text('sorry', 500));
    await (await fetch((await listen(app)) + path, init)).text();
    expect(lines).toHaveLength(1);
    return JSON.parse(lines[0] ?? '');
  }

  it('is a line with method, route, status and time', async () => {
    expect(await lineOf('/rpc/projects/list', { method: 'POST', body: '{}' })).toEqual({
      level: 30,
      time: expect.any(Number),
      method: 'POST',
      route: '/rpc/projects/list',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
  });

  it('shows no id, query, cookie, token or body', async () => {
    const headers = { cookie: 'session=hidden-1', authorization: 'Bearer hidden-2' };
    const invitation = await lineOf('/invite/hidden-3?token=hidden-4', { headers });
    expect(invitation.route).toBe('/invite/:id');
    const call = await lineOf('/rpc/hidden-5', { method: 'POST', body: 'hidden-6', headers });
    expect(call.route).toBe('/rpc/*');
    expect(JSON.stringify([invitation, call])).not.toContain('hidden');
  });

  it('that fails is an error', async () => {
    expect(await lineOf('/broken')).toMatchObject({ level: 50, status: 500, route: '/broken' });
  });
});

describe('an error', () => {
  const logged = (error: unknown) => {
    const { log, lines } = collect();
    log.error({ err: error }, 'failed');
    return lines.join('');
  };

  it('keeps its kind, message, place and cause', () => {
    const line = JSON.parse(logged(new TypeError('no such thing', { cause: new RangeError('too far') })));
    expect(line.err).toMatchObject({
      type: 'TypeError',
      message: 'no such thing',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'RangeError', message: 'too far' },
    });
  });

  it('of the database keeps statement, code and constraint, and loses parameters and rows', () => {
    const cause = Object.assign(new pg.DatabaseError('duplicate key value violates unique constraint', 0, 'error'), {
      code: '23505',
      constraint: 'users_email_unique',
      detail: 'Key (email)=(ada@x.test) already exists.',
    });
    const error = new DrizzleQueryError('insert into "users" values ($1)', ['ada@x.test', 'my secret idea'], cause);
    const line = logged(error);
    expect(line).toContain('insert into');
    expect(line).toContain('users_email_unique');
    expect(line).toContain('23505');
    expect(line).not.toMatch(/ada@x|secret idea/u);
  });

  it('that quotes a value loses it', () => {
    const quoting = new pg.DatabaseError('invalid input syntax for type uuid: "my secret idea"', 0, 'error');
    expect(describeError(quoting).message).toBe('invalid input syntax for type uuid');
    const parsing = new Error(
      'JSON parsing failed: Text: {"idea": "my secret idea"}.\nError message: unexpected token',
    );
    expect(describeError(parsing).message).toBe('JSON parsing failed: ');
    expect(describeError(new Error('cannot reach ada@x.test now')).message).toBe('cannot reach [address] now');
  });

  it('includes none of its other properties', () => {
    const error = Object.assign(new Error('call failed'), { requestBody: 'my secret idea', responseBody: 'hidden' });
    expect(logged(error)).not.toMatch(/secret|hidden/u);
  });

  it('that is the copy of one is described as one', () => {
    const { message, stack } = new Error('the queue failed');
    expect(describeError({ message, stack, queue: 'my secret idea' })).toEqual({
      type: 'Error',
      message: 'the queue failed',
      stack: expect.stringContaining('log.test.ts'),
    });
  });

  it('that is not an Error shows nothing of its content', () => {
    expect(describeError('my secret idea')).toEqual({ type: 'string', message: 'not an error' });
  });
});
