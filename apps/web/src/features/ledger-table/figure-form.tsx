import { privateKinds, type TableKind } from '@elan/domain/ledger/row';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { PhoneFold } from '../../components/phone-fold.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { kindTexts, tableMessages } from './messages.ts';

type Props = {
  kind: TableKind;
  /** Names of its rows, shown while it is folded. */
  names: readonly string[];
  /** Whether it is never folded, as when something in it waits for a decision. */
  staysOpen: boolean;
  /** The questions that this form answers in numbers. */
  questions?: ReactNode;
  /** The cards or the table; null until the rows are known. */
  children: ReactNode;
  /** Beside the cards: the person's words, and what others have. Called with the box the person is in. */
  aside?: ((box: { readonly current: HTMLElement | null }) => ReactNode) | undefined;
};

/** One form of the figures: its questions in words, and the figures below them. */
export function FigureForm({ kind, names, staysOpen, questions, children, aside }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const box = useRef<HTMLElement | null>(null);
  const texts = kindTexts[kind];
  const titleId = `table-${kind}`;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('[data-field] input')) box.current = target;
  };
  return (
    <section aria-labelledby={titleId} className="min-w-0" onFocus={follow}>
      <FormFold
        id={titleId}
        staysOpen={staysOpen}
        lead={
          <>
            {text(texts.lead)} {privateKinds.includes(kind) && words.privateNote}
          </>
        }
        names={names}
        startsOpen={kind === 'stream'}
        title={text(texts.title)}
      >
        {questions}
        <div className={aside === undefined ? 'min-w-0' : 'figure-form'}>
          {children}
          {aside !== undefined && <div className="flex min-w-0 flex-col gap-3">{aside(box)}</div>}
        </div>
      </FormFold>
    </section>
  );
}

type FoldProps = Pick<Props, 'names' | 'staysOpen' | 'children'> & {
  id: string;
  title: string;
  lead: ReactNode;
  startsOpen?: boolean;
};

/** One form under its title; on a phone, one is open at a time, and the others say what they have. */
export function FormFold({ id, title, lead, names, staysOpen, startsOpen = false, children }: FoldProps) {
  return (
    <PhoneFold
      below={<span className="block text-sm text-muted">{lead}</span>}
      folded={
        <span className="line-clamp-2 min-h-10 text-sm text-muted">{names.length === 0 ? lead : names.join(', ')}</span>
      }
      heading={
        <h3 className="min-w-0 grow text-xl" id={id} tabIndex={-1}>
          {title}
        </h3>
      }
      staysOpen={staysOpen}
      oneOf="figure-forms"
      startsOpen={startsOpen}
    >
      <div className="mt-4 flex min-w-0 flex-col gap-4">{children}</div>
    </PhoneFold>
  );
}
