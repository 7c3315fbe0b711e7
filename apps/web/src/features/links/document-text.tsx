import type { ReaderPicture } from '@elan/contract/links';
import type { Language } from '@elan/domain/locale';
import { withPictureMarks } from '@elan/domain/plan-document/pictures';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { client } from '../../data/api/api.ts';
import { type Fault, isRefusal, toFault } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ReadPart, SectionMark } from './read-part.tsx';
import { type Changes, changesSince, type ReadSection, sectionsOf } from './read-sections.ts';
import { readerMessages } from './reader-messages.ts';

type Props = {
  token: string;
  password: string | null;
  text: string;
  /** The language of the document. */
  lang: Language;
  /** The link no longer shows the document. */
  onEnded: () => void;
};

/** The document with its contents and its pictures, which are asked for once its words are there. */
export default function DocumentText({ token, password, text, lang, onEnded }: Props) {
  const words = useMessages(readerMessages);
  const [pictures, setPictures] = useState<readonly ReaderPicture[]>([]);
  const [fault, setFault] = useState<Fault | null>(null);
  const sections = useMemo(() => sectionsOf(text), [text]);
  const [changes, setChanges] = useState<Changes | null>(null);
  // Writes down what is seen now, so not while rendering.
  useEffect(() => setChanges(changesSince(token, sections, new Date())), [token, sections]);
  const parts = useRef<(HTMLElement | null)[]>([]);
  const hasPictures = withPictureMarks(text).some((piece) => 'pictureId' in piece);

  const load = useCallback(async () => {
    try {
      setPictures((await client.links.pictures({ token, password })).pictures);
      setFault(null);
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND')) onEnded();
      else setFault(toFault(error));
    }
  }, [token, password, onEnded]);
  useEffect(() => {
    if (hasPictures) void load();
  }, [hasPictures, load]);

  const open = (place: number) => {
    const part = parts.current[place];
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };

  return (
    <>
      <FailureBanner fault={fault} lead={words.picturesFailed} onRetry={load} />
      {changes !== null && <ChangesNote changes={changes} lang={lang} />}
      {sections.length > 1 && <ReadContents changes={changes} lang={lang} onOpen={open} sections={sections} />}
      <article className="document-text flex flex-col gap-10" lang={lang}>
        {sections.map((section, place) => (
          <ReadPart
            change={changes?.sections.get(section.title)}
            key={section.text}
            pictures={pictures}
            ref={(element) => {
              parts.current[place] = element;
            }}
            text={section.text}
          />
        ))}
      </article>
    </>
  );
}

type ContentsProps = {
  sections: readonly ReadSection[];
  changes: Changes | null;
  /** The language of the document. */
  lang: string;
  /** Brings a part into view. An address cannot: what is after `#` opens the link. */
  onOpen: (place: number) => void;
};

/** The parts of the document, to go to one. */
function ReadContents({ sections, changes, lang, onOpen }: ContentsProps) {
  const words = useMessages(readerMessages);
  return (
    <nav aria-labelledby="reader-contents" className="flex flex-col gap-2 print:hidden">
      <h2 className="text-xl" id="reader-contents">
        {words.contents}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {sections.map(({ title, text }, place) => (
          <li key={text}>
            <button
              className="flex min-h-11 w-full items-center gap-2 rounded-lg px-2 py-1.5 text-left font-semibold text-primary underline-offset-4 hover:bg-sunken hover:underline"
              onClick={() => onOpen(place)}
              type="button"
            >
              <span className="wrap-anywhere" lang={lang}>
                {title}
              </span>
              <SectionMark change={changes?.sections.get(title)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a reader who comes back finds changed. */
function ChangesNote({ changes: { since, sections, gone }, lang }: { changes: Changes; lang: string }) {
  const words = useMessages(readerMessages);
  const { language } = useLanguage();
  const titles = (shown: readonly string[]) => <span lang={lang}>{shown.join(', ')}</span>;
  return (
    <Banner tone="info">
      <p>{words.changedSince(formatDate(since, language), sections.size)}</p>
      {sections.size > 0 && <p>{titles([...sections.keys()])}</p>}
      {gone.length > 0 && (
        <p>
          {words.gone} {titles(gone)}
        </p>
      )}
    </Banner>
  );
}
