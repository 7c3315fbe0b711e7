import { useMemo } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { compareReports } from './compare-reports.ts';
import { ComparedSection } from './compared-section.tsx';
import { versionMessages } from './messages.ts';

/** What differs between two texts (Markdown), part by part; what is the same is left out. */
export function TextDifference({ older, newer }: { older: string; newer: string }) {
  const words = useMessages(versionMessages);
  const changed = useMemo(() => compareReports(older, newer).filter((section) => section.changed), [older, newer]);
  if (changed.length === 0) return <p>{words.sameText}</p>;
  return changed.map((section) => <ComparedSection actions={null} key={section.place} section={section} />);
}
