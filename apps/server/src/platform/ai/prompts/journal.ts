import { analysedEntries } from '@elan/domain/modules/journal/entry';
import { moodLabels } from '@elan/domain/modules/journal/mood';
import { calendarDay } from '../calendar-day.ts';
import type { ModuleBrief } from './module-brief.ts';

export const journal: ModuleBrief = {
  without: ['environmental', 'personas', 'maturity'],
  computed: ({ project, language }, cut) => {
    const { entries = [], entryCount = entries.length } = project.modules.journal ?? {};
    const read = entries.slice(0, analysedEntries);
    return {
      entries: read.map(({ date, title, mood, content }) => ({
        date: calendarDay(date, language, 'with year'),
        title: cut(title, 'journal.entries'),
        mood: moodLabels[mood][language],
        content: cut(content, 'journal.entries'),
      })),
      ...(entryCount > read.length ? { olderEntriesNotShown: entryCount - read.length } : {}),
    };
  },
};
