import { quoteText } from '@elan/domain/ledger/quote-text';
import type { Origin } from '@elan/domain/ledger/row';
import { colon, labelled } from '../../lib/i18n/labelled.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { tableMessages } from './messages.ts';
import type { TableTools } from './table-tools.ts';

type Props = { origin: Origin | undefined; tools: Pick<TableTools, 'leadTo' | 'labelOf'> };

/** Where a cell comes from: the words and their question, the calculation, the reason or the source. */
export function OriginLine({ origin, tools }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  if (origin === undefined || origin.from === 'typed') return <span>{words.typed}</span>;
  if (origin.from === 'assumed') return <span>{labelled(words.assumed, origin.reason, language)}</span>;
  if (origin.from === 'sourced') {
    return (
      <span>
        {words.sourced}
        {text(colon)}
        <a className="underline underline-offset-4" href={origin.url} rel="noreferrer" target="_blank">
          {origin.title}
        </a>{' '}
        ({origin.date})
      </span>
    );
  }
  return (
    <span>
      {origin.from === 'computed' && `${labelled(words.computedFrom, text(origin.formula), language)}. `}
      {words.readFrom}
      {text(colon)}
      <q className="break-words">{quoteText(origin, language)}</q>{' '}
      <button
        className="font-semibold text-primary underline underline-offset-4"
        onClick={() => tools.leadTo(origin.module, origin.question)}
        type="button"
      >
        {tools.labelOf(origin.module, origin.question)}
      </button>
    </span>
  );
}

/** The origins of a row, each once. */
export function originsOf(origins: Readonly<Record<string, Origin>>): Origin[] {
  const seen = new Map(Object.values(origins).map((origin) => [JSON.stringify(origin), origin]));
  return [...seen.values()].filter(({ from }) => from !== 'typed');
}
