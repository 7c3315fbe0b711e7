import type { Language, Text } from '@elan/domain/locale';

/** One page of the build, before it is a document. */
export type Page = {
  name: string;
  language: Language;
  /** The page's path, or null for the shell, which is served at many. */
  path: '/' | `/${string}` | null;
  title: Text;
  description: Text | null;
  body: string;
  /** A finished page is hydrated, the shell is replaced. */
  finished: boolean;
  entry: string;
  /** Source files of the chunks the first render needs. */
  sources: readonly string[];
  /** Source files of the chunks that are needed soon after it. */
  later?: readonly string[];
  /** The script that asks for what the screen shows while the others are fetched; only for who is signed in. */
  firstReads?: string;
};
