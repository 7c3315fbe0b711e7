import { privateKinds, type TableKind } from '@elan/domain/ledger/row';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { kindTexts, tableMessages } from './messages.ts';

type Props = {
  kind: TableKind;
  /** The questions that this form answers in numbers. */
  questions?: ReactNode;
  /** The cards or the table; null until the rows are known. */
  children: ReactNode;
  /** Beside the cards: the person's words, and what others have. Called with the box the person is in. */
  aside?: ((box: { readonly current: HTMLElement | null }) => ReactNode) | undefined;
};

/** One form of the figures: its questions in words, and the figures below them. */
export function FigureForm({ kind, questions, children, aside }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const box = useRef<HTMLElement | null>(null);
  const texts = kindTexts[kind];
  const titleId = `table-${kind}`;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('[data-field] input')) box.current = target;
  };
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4" onFocus={follow}>
      <div className="min-w-0">
        <h3 className="text-xl" id={titleId} tabIndex={-1}>
          {text(texts.title)}
        </h3>
        <p className="text-sm text-muted">
          {text(texts.lead)} {privateKinds.includes(kind) && words.privateNote}
        </p>
      </div>
      {questions}
      <div className={aside === undefined ? 'min-w-0' : 'figure-form'}>
        {children}
        {aside !== undefined && <div className="flex min-w-0 flex-col gap-3">{aside(box)}</div>}
      </div>
    </section>
  );
}
