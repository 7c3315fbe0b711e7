import type { SectionHelp } from '@elan/contract/documents';
import type { Language } from '@elan/domain/locale';
import { isTicked, wordCount } from '@elan/domain/plan-document/section-help';
import { Check, Circle, Plus } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { TableRowForm } from './table-row-form.tsx';

type Props = {
  help: SectionHelp;
  /** The text as it is typed. */
  text: string;
  /** Of the document: outline, sentences and notes are in it. */
  language: Language;
  onSentences: (sentences: readonly string[]) => void;
  onRow: (cells: readonly string[]) => void;
};

/** Beside a text that somebody writes: what it should say, sentences that are begun, the notes, and a checklist. */
export function SectionGuide({ help, text, language, onSentences, onRow }: Props) {
  const words = useMessages(planHelpMessages);
  const left = help.sentences.filter((sentence) => !text.includes(sentence));
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Checklist help={help} language={language} text={text} />
      {help.table.length > 0 && (
        <TableRowForm head={help.table} language={language} offers={help.offers} onAdd={onRow} />
      )}
      {left.length > 0 && (
        <Part title={words.sentences}>
          <p className="text-sm text-muted">{words.sentencesLead}</p>
          <ul className="flex flex-col gap-1" lang={language}>
            {left.map((sentence) => (
              <li key={sentence}>
                <button
                  aria-label={words.addSentence(sentence)}
                  className="flex min-h-11 w-full items-start gap-2 rounded-lg px-2 py-2 text-left text-sm hover:bg-sunken"
                  onClick={() => onSentences([sentence])}
                  type="button"
                >
                  <Plus aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
                  <span className="min-w-0 wrap-anywhere">{sentence}</span>
                </button>
              </li>
            ))}
          </ul>
          {left.length > 1 && (
            <Button onClick={() => onSentences(left)} size="small" variant="secondary">
              {words.addAll}
            </Button>
          )}
        </Part>
      )}
      {help.notes.length > 0 && (
        <Part title={words.notes}>
          <dl className="flex flex-col gap-2 text-sm" lang={language}>
            {help.notes.map(({ label, text: note }) => (
              <div key={label}>
                <dt className="font-semibold">{label}</dt>
                <dd className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-muted">{note}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title={words.outline}>
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
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="border-t border-line pt-2" open>
      <summary className="min-h-11 py-2 font-semibold">{title}</summary>
      <div className="flex flex-col gap-2">{children}</div>
    </details>
  );
}

/** Ticks itself, from the rows and from what is literally in the text. */
function Checklist({ help, text, language }: Pick<Props, 'help' | 'text' | 'language'>) {
  const words = useMessages(planHelpMessages);
  const { from, to } = help.words;
  const count = wordCount(text);
  const lines = [
    ...help.checks.map((check) => ({ label: check.label, isDone: isTicked(check, text), lang: language })),
    { label: words.length(count, from, to), isDone: count >= from && count <= to, lang: undefined },
  ];
  return (
    <div>
      <h3 className="font-semibold">{words.checklist}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {lines.map(({ label, isDone, lang }) => (
          <li className={classNames('flex items-start gap-2', isDone && 'text-muted')} key={label}>
            {isDone ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            )}
            <span lang={lang}>{label}</span>
            <span className="sr-only">{isDone ? words.done : words.missing}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
