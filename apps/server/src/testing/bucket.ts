import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignatureV4 } from '@smithy/signature-v4';
import { onTestFinished } from 'vitest';

export type Bucket = {
  /** For PICTURE_STORE_URL. */
  url: string;
  /** By their keys. */
  objects: Map<string, Buffer>;
  /** Method and key of each request, oldest first. */
  requests: string[];
  /** Answers every request with an error of S3 from now on; undefined: as it should. */
  fail(status: number | undefined): void;
  /** Is called before a request is answered. */
  before: (request: string) => Promise<void> | void;
};

const account = { accessKeyId: 'KEY-OF-TESTS', secretAccessKey: 'a/secret+of=tests' };
const region = 'ca-central-1';
const path = '/elan/test/';

/** Amazon's own signer: what the product sends has to be signed in the same way. */
const signer = new SignatureV4({
  ...{ credentials: account, region, service: 's3', uriEscapePath: false, applyChecksum: false },
  sha256: class {
    readonly #hash;
    constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
      this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as string);
    }
    update(data: Uint8Array) {
      this.#hash.update(data);
    }
    digest = async () => new Uint8Array(this.#hash.digest());
    reset() {}
  },
});

/** Starts a server on this machine that stores objects as S3 does, with its signatures and errors, until the test ends. */
export async function startBucket(): Promise<Bucket> {
  let failing: number | undefined;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    const { method = '', url = '' } = request;
    const key = decodeURIComponent(url.slice(path.length));
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    bucket.requests.push(`${method} ${key}`);
    await bucket.before(`${method} ${key}`);
    if (failing !== undefined) return refuse(failing, failing < 500 ? 'AccessDenied' : 'SlowDown');
    if (!(await isSigned(request, body))) return refuse(403, 'SignatureDoesNotMatch');
    if (!url.startsWith(path)) return refuse(404, 'NoSuchBucket');
    const object = bucket.objects.get(key);
    if (method === 'PUT') bucket.objects.set(key, body);
    else if (method === 'DELETE') bucket.objects.delete(key);
    else if (object === undefined) return refuse(404, 'NoSuchKey');
    else return response.end(object);
    return response.writeHead(method === 'PUT' ? 200 : 204).end();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const bucket: Bucket = {
    url: `http://${account.accessKeyId}:${encodeURIComponent(account.secretAccessKey)}@127.0.0.1:${port}${path.slice(0, -1)}?region=${region}`,
    objects: new Map(),
    requests: [],
    fail: (status) => {
      failing = status;
    },
    before: () => {},
  };
  return bucket;
}

async function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Promise<boolean> {
  const { authorization = '' } = headers;
  const names = /SignedHeaders=([\w;-]+)/u.exec(authorization)?.[1]?.split(';') ?? [];
  const date = String(headers['x-amz-date']).replace(/(....)(..)(..)T(..)(..)(..)Z/u, '$1-$2-$3T$4:$5:$6Z');
  const signed = await signer.sign(
    {
      ...{ method, protocol: 'http:', hostname: '127.0.0.1', path: url, query: {} },
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    },
    { signingDate: new Date(date) },
  );
  const hash = createHash('sha256').update(body).digest('hex');
  const given = headers['x-amz-content-sha256'];
  return signed.headers.authorization === authorization && (given === hash || body.length === 0);
}
