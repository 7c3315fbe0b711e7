import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';

const messages = defineMessages({ skip: { en: 'Skip to content', fr: 'Aller au contenu' } });

/** First focusable element: skips the header and goes to `#main`. */
export function SkipLink() {
  const words = useMessages(messages);
  return (
    <a className="skip-link" href="#main">
      {words.skip}
    </a>
  );
}
