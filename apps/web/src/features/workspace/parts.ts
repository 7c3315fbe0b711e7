import {
  Calculator,
  ChartColumn,
  FileText,
  Gauge,
  History,
  Lightbulb,
  MessageSquare,
  NotebookPen,
  PencilLine,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** The parts a module can have, with the sign of each in the tabs. The key is what the URL says. */
export const partIcons = {
  answers: PencilLine,
  entries: NotebookPen,
  figures: Calculator,
  forecast: ChartColumn,
  ideas: Lightbulb,
  personas: UsersRound,
  score: Gauge,
  analysis: FileText,
  versions: History,
  comments: MessageSquare,
} as const;

export type PartKey = keyof typeof partIcons;

/** What is looked at beside what it is about: these parts are in the last column where there is room for it. */
export const asideKeys: ReadonlySet<PartKey> = new Set(['comments']);

export type Part = {
  key: PartKey;
  content: ReactNode;
  /** Shown in the tab, after its label. */
  count?: ReactNode;
  /** There from the beginning, also while another part is open: it is printed. */
  isPrinted?: boolean;
  /** There from the beginning without being printed: shortcuts reach what it holds. */
  isKept?: boolean;
};
