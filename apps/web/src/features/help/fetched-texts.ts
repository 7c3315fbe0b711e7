/** Texts that are fetched when they are read, each once; by a key. */
export type FetchedTexts<Value> = {
  /** @returns null if that is not possible now; it is tried again the next time */
  load: (key: string) => Promise<Value | null>;
  /** What is here already. */
  known: (key: string) => Value | undefined;
  /** Lets the next request fetch a text that could not be fetched. */
  forget: (key: string) => void;
};

/** @param files by path; a text is known by the last folder and the name of its file */
export function fetchedTexts<Value>(files: Readonly<Record<string, () => Promise<Value>>>): FetchedTexts<Value> {
  const keyOf = (path: string) => path.split('/').slice(-2).join('/').replace('.md', '');
  const loaders = new Map(Object.entries(files).map(([path, load]) => [keyOf(path), load]));
  /** What has been fetched: a page whose text is here can be rendered at once. */
  const texts = new Map<string, Value>();
  const awaited = new Map<string, Promise<Value | null>>();
  const fetchText = async (key: string) => {
    try {
      const text = await loaders.get(key)?.();
      if (text !== undefined) texts.set(key, text);
      return text ?? null;
    } catch {
      return null;
    }
  };
  return {
    load: (key) => {
      const fetched = awaited.get(key) ?? fetchText(key);
      awaited.set(key, fetched);
      return fetched;
    },
    known: (key) => texts.get(key),
    forget: (key) => {
      awaited.delete(key);
    },
  };
}
