import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from './object-store-settings.ts';
import { type ObjectStore, ObjectStoreError, ObjectStoreRefusal } from './port.ts';

/** Milliseconds for one object, repeats included. */
const timeout = 10_000;

/** Repeats after an answer of 500 or more, or of 429. */
const retries = 2;

/** Objects in a bucket of any server that speaks S3, addressed by path. */
export function createS3Store({ address, ...account }: BucketSettings): ObjectStore {
  const client = new AwsClient({ ...account, service: 's3', retries });
  /** @returns the body; null for an object that does not exist */
  const ask = async (method: string, key: string, init: RequestInit = {}): Promise<Buffer | null> => {
    // Redirects lead to another region, where the signature would not hold.
    const options: RequestInit = { ...init, method, redirect: 'manual', signal: AbortSignal.timeout(timeout) };
    const send = () => client.fetch(`${address}/${key}`, options);
    try {
      // Once more: the server may have closed an idle connection just as it was used.
      const response = await send().catch(send);
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return body;
      const [, code = ''] = /<Code>(\w+)<\/Code>/u.exec(body.toString()) ?? [];
      if (code === 'NoSuchKey') return null;
      const Failure = response.status < 500 ? ObjectStoreRefusal : ObjectStoreError;
      throw new Failure(`The object store answered ${response.status} ${code}`.trim());
    } catch (error) {
      if (error instanceof ObjectStoreError) throw error;
      throw new ObjectStoreError('The object store does not answer', { cause: error });
    }
  };
  return {
    async put(key, bytes, type) {
      const body = new Uint8Array(bytes);
      // With the hash, which is part of the signature, a server refuses bytes that changed on the way.
      const hash = createHash('sha256').update(body).digest('hex');
      await ask('PUT', key, { body, headers: { 'content-type': type, 'x-amz-content-sha256': hash } });
    },
    get: (key) => ask('GET', key),
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
