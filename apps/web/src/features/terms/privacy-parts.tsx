import type { Text } from '@elan/domain/locale';
import { Fragment } from 'react';
import { useText } from '../../lib/i18n/use-messages.ts';
import { siteDisclosure } from './disclosure.ts';
import { privacyNotice } from './sections.ts';

/** The privacy notice, below its section's heading. Two parts begin with a sentence from the server's settings. */
export function PrivacyParts() {
  const text = useText();
  const { location, model } = siteDisclosure();
  const disclosures: Partial<Record<string, Text>> = { 'privacy-place': location, 'privacy-model': model };
  return privacyNotice.map(({ id, title, paragraphs, items }) => {
    const disclosure = disclosures[id];
    return (
      <Fragment key={id}>
        <h3 id={id}>{text(title)}</h3>
        {disclosure !== undefined && <p className="font-semibold break-words">{text(disclosure)}</p>}
        {text(paragraphs).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {text(items).length > 0 && (
          <ul>
            {text(items).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </Fragment>
    );
  });
}
