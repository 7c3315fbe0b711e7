import type { Text } from '../../locale.ts';

export const moods = ['positive', 'neutral', 'negative'] as const;
export type Mood = (typeof moods)[number];
export const defaultMood: Mood = 'neutral';

export const moodLabels: Readonly<Record<Mood, Text>> = {
  positive: { en: 'Positive', fr: 'Positive' },
  neutral: { en: 'Neutral', fr: 'Neutre' },
  negative: { en: 'Negative', fr: 'Négative' },
};
