import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { importMessages } from './messages.ts';
import { placeText } from './place-text.ts';

/** How many are listed. */
const mostShown = 20;

type Props = {
  /** A path in the file, null for none, and what is said of it. */
  places: readonly { path: string | null; text: string }[];
  /** How many there are, when these are only the first. */
  count: number;
  file: unknown;
};

/** Places in a file, each with what is said of it. */
export function Places({ places, count, file }: Props) {
  const words = useMessages(importMessages);
  const { language } = useLanguage();
  return (
    <>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {places.slice(0, mostShown).map(({ path, text }) => (
          <li className="wrap-anywhere" key={`${path} ${text}`}>
            {path !== null && `${placeText(path, file, language)} `}
            {text} {path !== null && <code className="text-sm">{path}</code>}
          </li>
        ))}
      </ul>
      {count > mostShown && <p className="mt-2">{words.moreProblems(count - mostShown)}</p>}
    </>
  );
}
