type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };

/** What Vite writes down about a build: the files that each source has become. */
export type Manifest = Record<string, Chunk>;

/** @throws if the build has no chunk of that source */
export function chunkOf(manifest: Manifest, source: string): Chunk {
  const found = manifest[source];
  if (found === undefined) throw new Error(`The build holds no ${source}.`);
  return found;
}

/** A source and everything it imports at once. */
export function withImports(manifest: Manifest, source: string): string[] {
  return [source, ...(chunkOf(manifest, source).imports ?? []).flatMap((other) => withImports(manifest, other))];
}
