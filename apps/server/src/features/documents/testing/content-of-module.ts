import type { ModuleKey } from '@elan/domain/modules/keys';
import { type ModuleContent, moduleContent } from '../module-content.ts';

type Row = Parameters<typeof moduleContent>[0];
type Given = Partial<Pick<Row, 'extra' | 'setAside'>> & {
  /** The questions whose answers were filled in. */
  filledIn?: readonly string[];
  /** The text of its analysis. */
  analysis?: string | undefined;
};

/** A module with answers, as files show it. */
export function contentOfModule(
  module: ModuleKey,
  answers: Readonly<Record<string, string>>,
  { filledIn = [], analysis, ...more }: Given = {},
): ModuleContent {
  const lastUpdated = '2026-11-01T00:00:00Z';
  const text = { id: 'v', language: 'en', source: 'builtin', model: null, truncated: false } as const;
  return moduleContent({
    ...{ module, extra: {}, setAside: null, outdated: false, lastUpdated, ...more },
    answers: Object.entries(answers).map(([question, value]) => ({
      ...{ question, value, version: 1 },
      filledIn: filledIn.includes(question),
    })),
    analysis: analysis === undefined ? null : { ...text, content: analysis, createdAt: lastUpdated },
    ...{ running: null, entries: null, entryCount: null },
  });
}
