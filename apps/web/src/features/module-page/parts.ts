import type { ReactNode } from 'react';

/** The parts a module can have. The key is what the URL says. */
export type PartKey =
  | 'answers'
  | 'entries'
  | 'figures'
  | 'forecast'
  | 'ideas'
  | 'personas'
  | 'score'
  | 'analysis'
  | 'versions'
  | 'comments';

export type Part = {
  key: PartKey;
  content: ReactNode;
  /** It is printed, open or not. */
  isPrinted?: boolean;
  /** There from the beginning without being printed: shortcuts reach what it holds. */
  isKept?: boolean;
};
