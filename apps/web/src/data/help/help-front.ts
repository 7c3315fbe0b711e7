import type { ModuleKey } from '@elan/domain/modules/keys';

/** The subjects that the list of pages is divided into; the first five are about the product. */
export const helpTopics = [
  'start',
  'work',
  'together',
  'account',
  'plans',
  'customers',
  'money',
  'rules',
  'practice',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

export type HelpSource = { name: string; url: string };

/** The front matter of a page's file, and its headings. */
export type HelpFront = {
  title: string;
  /** One sentence: what the reader gets. */
  summary: string;
  topic: HelpTopic;
  /** The modules whose screen offers the page. */
  modules: readonly ModuleKey[];
  /** Its place among the pages of its topic. */
  order: number;
  /** Other words somebody may search for. */
  keywords: string;
  /** The day the facts were last checked: YYYY-MM-DD. */
  checked: string;
  sources: readonly HelpSource[];
  headings: readonly string[];
};

/** The page of a trade: what its file says, and its text. */
export type TradePage = Pick<HelpFront, 'summary' | 'checked' | 'sources'> & { body: string };
