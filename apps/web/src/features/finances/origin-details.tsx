import type { Assumption } from '@elan/domain/forecast/forecast';
import type { Text } from '@elan/domain/locale';
import type { ReactNode } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { AssumptionSource } from './assumption-source.tsx';
import type { OriginLinks } from './origin-links.ts';
import { RowLink } from './row-link.tsx';
import { statementMessages } from './statement-messages.ts';

/** What a figure can name: the rows by their names, the assumptions by their keys. */
export type Origins = OriginLinks & {
  rowNames: ReadonlyMap<string, string>;
  assumptions: readonly Assumption[];
};

type Origin = { formula?: Text; rowIds: readonly string[]; assumptions: readonly string[] };

type Props = {
  origin: Origin;
  origins: Origins;
  /** The amounts that go into the figure. */
  amounts?: ReactNode;
};

/** More rows than this are folded. */
const fewRows = 4;

/** How a figure is computed, the rows it comes from with their words, each leading to its place, and what it assumes. */
export function OriginDetails({ origin, origins, amounts }: Props) {
  const words = useMessages(statementMessages);
  const text = useText();
  const rows = origin.rowIds.flatMap((id) => {
    const name = origins.rowNames.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  const assumed = origins.assumptions.filter(({ key }) => origin.assumptions.includes(key));
  const list = (
    <ul className="flex flex-col gap-1">
      {rows.map(({ id, name }) => (
        <li key={id}>
          <RowLink id={id} name={name} onRow={origins.onRow} /> {origins.sourceOf(id)}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="flex max-w-prose min-w-0 flex-col gap-3 text-sm text-muted">
      {origin.formula !== undefined && <p>{text(origin.formula)}</p>}
      {amounts}
      {rows.length > fewRows ? (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{words.lines(rows.length)}</summary>
          {list}
        </details>
      ) : (
        rows.length > 0 && (
          <div>
            <p className="font-semibold">{words.comesFrom}</p>
            {list}
          </div>
        )
      )}
      {assumed.length > 0 && (
        <div>
          <p className="font-semibold">{words.restsOn}</p>
          <ul className="flex flex-col gap-1">
            {assumed.map((assumption) => (
              <li key={assumption.key}>
                <Assumed assumption={assumption} origins={origins} rowIds={origin.rowIds} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type AssumedProps = { assumption: Assumption; rowIds: readonly string[]; origins: Origins };

/** An assumption with its reason and source, and the way to replace it. */
function Assumed({ assumption, rowIds, origins }: AssumedProps) {
  const { label, value, change } = assumption;
  const words = useMessages(statementMessages);
  const text = useText();
  const filled = change !== null && 'column' in change ? assumption.rowIds.filter((id) => rowIds.includes(id)) : [];
  return (
    <>
      {text(label)} ({text(value)}). <AssumptionSource assumption={assumption} />
      {change !== null && 'setting' in change && (
        <button
          className="min-h-11 font-semibold text-primary underline underline-offset-4 sm:min-h-0"
          onClick={() => origins.onSetting(change.setting)}
          type="button"
        >
          {words.setYourOwn}
        </button>
      )}
      {filled.length > 0 && (
        <>
          {words.setYourOwnIn}
          {filled.slice(0, fewRows).map((id) => (
            <span key={id}>
              {' '}
              <RowLink id={id} name={origins.rowNames.get(id) ?? ''} onRow={origins.onRow} />
            </span>
          ))}
          {filled.length > fewRows && ` (+${filled.length - fewRows})`}
        </>
      )}
    </>
  );
}
