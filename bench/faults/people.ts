/** What a call came to: the status, or undefined when there was no answer. */
export type Outcome = { status: number | undefined; body: unknown };

/** Milliseconds after which a client of ours gives up, longer than the server's own limits. */
const timeout = 20_000;

/** Calls the API and never throws: a broken connection is an outcome too. */
export async function call(url: string, method: string, cookie: string, body?: unknown): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return { status: undefined, body: undefined };
  }
}

/** Gives somebody a project whose first module is answered, and asks for its analysis. */
export async function askForAnalysis(origin: string, cookie: string): Promise<Response> {
  const created = await call(`${origin}/api/v1/projects`, 'POST', cookie, { name: 'Bakery' });
  const { id } = created.body as { id: string };
  const questions = ['businessIdea', 'targetMarket', 'problemSolved', 'location', 'experience'];
  const answers = [...questions.map((question) => [question, 'Bread']), ['businessModel', 'services']];
  const module = `${origin}/api/v1/projects/${id}/modules/idea`;
  await call(`${module}/answers`, 'PUT', cookie, {
    answers: answers.map(([question, value]) => ({ question, value, baseVersion: 0 })),
  });
  return fetch(`${module}/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ language: 'en' }),
  });
}
