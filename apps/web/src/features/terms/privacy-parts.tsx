import { Fragment } from 'react';
import { siteDisclosure } from '../../lib/disclosure.ts';
import { useText } from '../../lib/i18n/use-messages.ts';
import { privacyNotice } from './privacy-notice.ts';

/** The privacy notice, below its section's heading. */
export function PrivacyParts() {
  const text = useText();
  const disclosure = siteDisclosure();
  return privacyNotice.map((part) => (
    <Fragment key={part.id}>
      <h3 id={part.id}>{text(part.title)}</h3>
      {part.disclosure !== undefined && (
        <p className="font-semibold break-words">{text(disclosure[part.disclosure])}</p>
      )}
      {text(part.paragraphs).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {part.items !== undefined && (
        <ul>
          {text(part.items).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Fragment>
  ));
}
