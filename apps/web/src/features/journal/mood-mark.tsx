import { type Mood, moodLabels } from '@elan/domain/modules/journal/mood';
import { Frown, Meh, Smile } from 'lucide-react';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { useText } from '../../lib/i18n/use-messages.ts';

export const moodIcons = { positive: Smile, neutral: Meh, negative: Frown } as const;
const tones: Record<Mood, BadgeTone> = { positive: 'green', neutral: 'neutral', negative: 'orange' };

/** A mood as a word and a face; colour only repeats them. */
export function MoodMark({ mood }: { mood: Mood }) {
  const text = useText();
  const Icon = moodIcons[mood];
  return (
    <Badge icon={<Icon aria-hidden className="size-4" />} tone={tones[mood]}>
      {text(moodLabels[mood])}
    </Badge>
  );
}
