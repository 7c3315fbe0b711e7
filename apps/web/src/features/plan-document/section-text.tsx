import type { Language } from '@elan/domain/locale';
import { Markdown } from '../../components/markdown/markdown.tsx';

type Props = {
  text: string;
  language: Language;
  /** Of somebody's own words; the tables below them are in the language of the document. */
  otherLanguage: Language | null;
};

/** A section as a reader gets it. */
export default function SectionText({ text, language, otherLanguage }: Props) {
  return (
    <div lang={otherLanguage ?? language}>
      <Markdown text={text} />
    </div>
  );
}
