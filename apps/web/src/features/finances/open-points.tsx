import { assumptionName } from '@elan/domain/forecast/assumption-name';
import type { Forecast } from '@elan/domain/forecast/forecast';
import type { Row } from '@elan/domain/ledger/row';
import type { ReactNode } from 'react';
import { colon } from '../../lib/i18n/labelled.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { AssumptionSource } from './assumption-source.tsx';
import { RowLink } from './row-link.tsx';
import { statementMessages } from './statement-messages.ts';

type Props = { forecast: Forecast; rows: readonly Row[]; onRow: (rowId: string) => void };

/** What the forecast assumes, what it could not count and what deserves a look. */
export function OpenPoints({ forecast: { assumptions, leftOut, notices }, rows, onRow }: Props) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { language } = useLanguage();
  return (
    <>
      {leftOut.length > 0 && (
        <Points title={words.leftOut}>
          {leftOut.map(({ rowId, name, column, says }) => (
            <li key={`${rowId}:${column}`}>
              <RowLink id={rowId} name={name} onRow={onRow} />
              {text(colon)}
              {text(says)}
            </li>
          ))}
        </Points>
      )}
      {notices.length > 0 && (
        <Points title={words.notices}>
          {notices.map(({ key, rowId, says }) => (
            <li key={`${key}:${rowId}`}>{text(says)}</li>
          ))}
        </Points>
      )}
      {assumptions.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 py-2 text-lg font-semibold">{words.assumptions}</summary>
          <p className="mt-1 text-sm text-muted">{words.assumptionsLead}</p>
          <dl className="mt-3 flex flex-col gap-3">
            {assumptions.map((assumption) => (
              <div key={assumption.key}>
                <dt className="font-semibold">
                  {assumptionName(assumption, rows, language)}
                  {text(colon)}
                  <span data-numbers>{text(assumption.value)}</span>
                </dt>
                <dd className="text-sm text-muted">
                  <AssumptionSource assumption={assumption} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function Points({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="text-lg font-semibold">{title}</h4>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">{children}</ul>
    </section>
  );
}
