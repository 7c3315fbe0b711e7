import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/** The baseline: routes that each run one prepared statement on the same database and send the row. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const app = new Hono();
const projectId = process.env['PROJECT_ID'];
const userId = process.env['USER_ID'];

app.post('/list', async (c) => {
  const { rows } = await pool.query({
    name: 'list',
    text: 'select id, user_id, name, description, created_at, updated_at from projects where user_id = $1 order by updated_at desc',
    values: [userId],
  });
  return c.json(rows);
});
app.post('/get', async (c) => {
  const { rows } = await pool.query({
    name: 'get',
    text: `select p.*, (select json_agg(a) from answers a where a.project_id = p.id) as answers from projects p where p.id = $1`,
    values: [projectId],
  });
  return c.json(rows[0]);
});
app.post('/save', async (c) => {
  const { projectId, value } = await c.req.json<{ projectId: string; value: string }>();
  const { rows } = await pool.query({
    name: 'save',
    text: `insert into answers (project_id, module, question, value, version, updated_by)
      values ($1, 'idea', 'location', $2, 1, $3)
      on conflict (project_id, module, question) do update
        set value = excluded.value, version = answers.version + 1, updated_at = now()
      returning version`,
    values: [projectId, value, userId],
  });
  return c.json(rows[0]);
});

serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
