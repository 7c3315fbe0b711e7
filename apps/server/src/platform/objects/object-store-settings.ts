/** A bucket of a server that speaks S3. */
export type BucketSettings = {
  /** The address that keys are added to: the server, the bucket and, if there is one, a folder in it. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type PictureSettings = {
  /** Where new pictures are kept. */
  keptIn: 'database' | 's3';
  /** Null: none was ever kept in a bucket. */
  bucket: BucketSettings | null;
};

export type RawPictureSettings = {
  readonly PICTURE_STORE?: PictureSettings['keptIn'] | undefined;
  readonly PICTURE_STORE_URL?: string | undefined;
};

/** What most servers other than Amazon's take for their own. */
const defaultRegion = 'us-east-1';

/** The bucket if one is set; otherwise pictures are kept in the database. */
export function resolvePictures(
  { PICTURE_STORE: chosen, PICTURE_STORE_URL: url }: RawPictureSettings,
  demand: (name: 'PICTURE_STORE_URL', reason: string) => void,
): PictureSettings {
  if (chosen === 's3') demand('PICTURE_STORE_URL', 'with PICTURE_STORE=s3 expected the bucket');
  const bucket = url === undefined ? null : readBucket(url);
  return { keptIn: bucket === null ? 'database' : (chosen ?? 's3'), bucket };
}

/** @returns null unless the text is the address of a bucket, as in `https://KEY:SECRET@server/bucket?region=ca-central-1` */
export function readBucket(value: string): BucketSettings | null {
  const url = URL.parse(value);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hash !== '') return null;
  const path = url.pathname.replace(/\/$/u, '');
  const { region = defaultRegion, ...others } = Object.fromEntries(url.searchParams);
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  const isWhole = /^(?:\/[\w.-]+)+$/u.test(path) && /^[\w-]+$/u.test(region) && Object.keys(others).length === 0;
  if (!isWhole || !accessKeyId || !secretAccessKey) return null;
  return { address: url.origin + path, region, accessKeyId, secretAccessKey };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
