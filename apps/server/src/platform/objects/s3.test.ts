import { expect, test } from 'vitest';
import { startBucket } from '../../testing/bucket.ts';
import { type BucketSettings, readBucket } from './object-store-settings.ts';
import { ObjectStoreError, ObjectStoreRefusal } from './port.ts';
import { createS3Store } from './s3.ts';

async function scene(change: (settings: BucketSettings) => Partial<BucketSettings> = () => ({})) {
  const bucket = await startBucket();
  const settings = readBucket(bucket.url);
  if (settings === null) throw new Error('the address of the tests is wrong');
  return { bucket, store: createS3Store({ ...settings, ...change(settings) }) };
}

test('an object is stored, read and removed, with signed requests', async () => {
  const { bucket, store } = await scene();
  const bytes = Buffer.from([0, 255, 10, 13]);
  await store.put('pictures/a.b', bytes, 'image/png');
  expect(bucket.objects.get('pictures/a.b')).toEqual(bytes);
  expect(await store.get('pictures/a.b')).toEqual(bytes);
  await store.remove('pictures/a.b');
  expect(await store.get('pictures/a.b')).toBeNull();
  await store.remove('pictures/a.b');
});

test('a store that is busy is asked again', async () => {
  const { bucket, store } = await scene();
  bucket.fail(503);
  bucket.before = () => bucket.fail(bucket.requests.length < 2 ? 503 : undefined);
  await store.put('a', Buffer.from('x'), 'image/png');
  expect(bucket.requests).toEqual(['PUT a', 'PUT a']);
  bucket.before = () => bucket.fail(503);
  await expect(store.get('a')).rejects.toThrow(new ObjectStoreError('The object store answered 503 SlowDown'));
});

test.each([
  ['another secret', () => ({ secretAccessKey: 'wrong' }), '403 SignatureDoesNotMatch'],
  ['another bucket', ({ address }: BucketSettings) => ({ address: `${address}-2` }), '404 NoSuchBucket'],
])('%s is refused, and nothing counts as missing', async (_what, change, answer) => {
  const { bucket, store } = await scene(change);
  const calls = [() => store.get('a'), () => store.put('a', Buffer.from('x'), 'image/png'), () => store.remove('a')];
  for (const call of calls) {
    await expect(call()).rejects.toThrow(new ObjectStoreRefusal(`The object store answered ${answer}`));
  }
  expect(bucket.objects.size).toBe(0);
});

test('a store that is not there says so, without the key and the secret', async () => {
  const { store } = await scene(() => ({ address: 'http://127.0.0.1:1/elan' }));
  await expect(store.get('a')).rejects.toThrow(new ObjectStoreError('The object store does not answer'));
});
