import type { Activity } from '@elan/contract/activity';
import { displayName } from '@elan/domain/people';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { activityText } from './activity-text.ts';
import { activityMessages } from './messages.ts';

/** Who did what. @param isOwn whether the reader did it */
export function Deed({ entry, isOwn = false }: { entry: Activity; isOwn?: boolean }) {
  const words = useMessages(activityMessages);
  const { language } = useLanguage();
  const { user_profile: person } = entry;
  const name = person === null ? words.unknownUser : displayName(person);
  return (
    <>
      <span className="font-semibold" title={isOwn ? undefined : person?.email}>
        {isOwn ? words.you : name}
      </span>{' '}
      {activityText(entry, language, isOwn) ?? `· ${entry.description}`}
    </>
  );
}
