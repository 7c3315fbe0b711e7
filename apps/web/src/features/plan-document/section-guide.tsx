import type { SectionHelp } from '@elan/contract/documents';
import type { Language } from '@elan/domain/locale';
import { isTicked, withSentences, wordCount } from '@elan/domain/plan-document/section-help';
import { hasTableRow, withTableRow } from '@elan/domain/plan-document/text-parts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { ChecklistLine, HelpPart, Offers } from './help-parts.tsx';

type Row = readonly string[];

type Props = {
  help: SectionHelp;
  /** The text as it is typed. */
  text: string;
  /** Of the document: outline, sentences and notes are in it. */
  language: Language;
  /** The text with what was chosen of what code begins. */
  onBegun: (text: string) => void;
  onRow: (cells: Row) => void;
};

/** Beside a text that somebody writes: what it should say, sentences that are begun, the notes, and a checklist. */
export function SectionGuide({ help, text, language, onBegun, onRow }: Props) {
  const words = useMessages(planHelpMessages);
  const left = help.sentences.filter((sentence) => !text.includes(sentence));
  /** Rows that were taken, which are changed afterwards. */
  const [taken, setTaken] = useState<readonly Row[]>([]);
  const isLeft = (row: Row) => !taken.includes(row) && !hasTableRow(text, row);
  const offers = help.offers.filter(isLeft);
  const take = (row: Row) => {
    onRow(row);
    setTaken([...taken, row]);
  };
  const rows = help.offers.slice(0, help.own).filter(isLeft);
  /** Sentences, and below them the rows of the person's own answers. */
  const addAll = () => {
    const begun = withSentences(text, left);
    onBegun(rows.reduce((before, row) => withTableRow(before, help.table, row), begun));
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Checklist help={help} language={language} text={text} />
      {offers.length > 0 && (
        <HelpPart title={words.rows}>
          <Offers
            language={language}
            offers={offers.map((row) => row.filter((cell) => cell !== '').join(' · '))}
            onTake={(place) => take(offers[place] ?? [])}
          />
        </HelpPart>
      )}
      {left.length + rows.length > 0 && (
        <HelpPart title={words.sentences}>
          <p className="text-sm text-muted">{words.sentencesLead}</p>
          <Offers
            label={words.addSentence}
            language={language}
            offers={left}
            onTake={(place) => onBegun(withSentences(text, left.slice(place, place + 1)))}
          />
          {left.length + rows.length > 1 && (
            <Button onClick={addAll} size="small" variant="secondary">
              {words.addAll}
            </Button>
          )}
        </HelpPart>
      )}
      {help.notes.length > 0 && (
        <HelpPart title={words.notes}>
          <dl className="flex flex-col gap-2 text-sm" lang={language}>
            {help.notes.map(({ label, text: note }) => (
              <div key={label}>
                <dt className="font-semibold">{label}</dt>
                <dd className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-muted">{note}</dd>
              </div>
            ))}
          </dl>
        </HelpPart>
      )}
      <Outline help={help} language={language} />
    </div>
  );
}

function Outline({ help, language }: Pick<Props, 'help' | 'language'>) {
  const words = useMessages(planHelpMessages);
  return (
    <HelpPart title={words.outline}>
      <dl className="flex flex-col gap-2 text-sm" lang={language}>
        {help.outline.map(({ title, items }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            {items.map((item) => (
              <dd className="text-muted" key={item}>
                {item}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </HelpPart>
  );
}

/** Ticks itself, from the rows and from what is literally in the text. */
function Checklist({ help, text, language }: Pick<Props, 'help' | 'text' | 'language'>) {
  const words = useMessages(planHelpMessages);
  const { from, to } = help.words;
  const count = wordCount(text);
  return (
    <div>
      <h3 className="font-semibold">{words.checklist}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {help.checks.map((check) => (
          <ChecklistLine key={check.label} met={isTicked(check, text)}>
            <span lang={language}>{check.label}</span>
          </ChecklistLine>
        ))}
        <ChecklistLine met={count >= from && count <= to}>{words.length(count, from, to)}</ChecklistLine>
      </ul>
    </div>
  );
}
