import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, readUnlessKnown } from './known-answers.ts';

beforeEach(forgetAnswers);

/** A server with one version of each address. */
function serve() {
  const versions = new Map<string, number>();
  const sent: string[] = [];
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const version = versions.get(pathname);
    if (version === undefined) return new Response('{}', { status: 404, headers: { etag: 'W/"gone"' } });
    const etag = `W/"${version}"`;
    const isKnown = request.headers.get('if-none-match') === etag;
    sent.push(isKnown ? 'unchanged' : 'whole');
    return isKnown
      ? new Response(null, { status: 304, headers: { etag } })
      : new Response(`{"version":${version}}`, { headers: { etag } });
  };
  const read = async (path: string) => {
    const answer = await readUnlessKnown(new Request(`http://localhost${path}`), send);
    return [answer.status, await answer.text()];
  };
  return { versions, sent, read };
}

test('what has not changed is sent once and read as often as one likes', async () => {
  const { versions, sent, read } = serve();
  versions.set('/a', 1).set('/b', 7);
  for (let time = 0; time < 3; time += 1) {
    expect(await read('/a')).toEqual([200, '{"version":1}']);
    expect(await read('/b')).toEqual([200, '{"version":7}']);
  }
  expect(sent).toEqual(['whole', 'whole', 'unchanged', 'unchanged', 'unchanged', 'unchanged']);
  versions.set('/a', 2);
  expect(await read('/a')).toEqual([200, '{"version":2}']);
  expect(await read('/a')).toEqual([200, '{"version":2}']);
  expect(sent.slice(6)).toEqual(['whole', 'unchanged']);
});

test('what was refused or forgotten is asked for whole', async () => {
  const { versions, sent, read } = serve();
  versions.set('/a', 1);
  await read('/a');
  versions.delete('/a');
  expect((await read('/a'))[0]).toBe(404);
  versions.set('/a', 1);
  await read('/a');
  forgetAnswers();
  await read('/a');
  expect(sent).toEqual(['whole', 'whole', 'whole']);
});

test('only a few answers are kept, and an answer without a tag is not', async () => {
  const { versions, sent, read } = serve();
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) {
    versions.set(path, 1);
    await read(path);
  }
  await read('/1');
  await read('/6');
  expect(sent.slice(6)).toEqual(['whole', 'unchanged']);
  const untagged = async () => new Response('{}');
  const request = () => new Request('http://localhost/untagged');
  await readUnlessKnown(request(), untagged);
  await readUnlessKnown(request(), async (asked) => {
    expect(asked.headers.has('if-none-match')).toBe(false);
    return untagged();
  });
});
