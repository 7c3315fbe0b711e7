import { assumptionName } from '@elan/domain/forecast/assumption-name';
import type { Forecast } from '@elan/domain/forecast/forecast';
import type { Row } from '@elan/domain/ledger/row';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { statementMessages } from './statement-messages.ts';

type Props = { forecast: Forecast; rows: readonly Row[]; onRow: (rowId: string) => void };

/** What the forecast assumes, what it could not count and what deserves a look. */
export function OpenPoints({ forecast: { assumptions, leftOut, notices }, rows, onRow }: Props) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { language } = useLanguage();
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return (
    <>
      {leftOut.length > 0 && (
        <section>
          <h4 className="text-lg font-semibold">{words.leftOut}</h4>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {leftOut.map(({ rowId, name, column, says }) => (
              <li key={`${rowId}:${column}`}>
                <button
                  className="text-left text-primary underline underline-offset-4"
                  onClick={() => onRow(rowId)}
                  type="button"
                >
                  {name}
                </button>
                {colon}
                {text(says)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {notices.length > 0 && (
        <section>
          <h4 className="text-lg font-semibold">{words.notices}</h4>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {notices.map(({ key, rowId, says }) => (
              <li key={`${key}:${rowId}`}>{text(says)}</li>
            ))}
          </ul>
        </section>
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
                  {colon}
                  <span data-numbers>{text(assumption.value)}</span>
                </dt>
                <dd className="text-sm text-muted">
                  {text(assumption.reason)} {!assumption.confirmed && `${words.toVerify}. `}
                  {assumption.source !== null && (
                    <>
                      {words.source}
                      {colon}
                      <a
                        className="text-primary underline underline-offset-4"
                        href={text(assumption.source.link)}
                        rel="noreferrer"
                        target="_blank"
                      >
                        {text(assumption.source.title)}
                      </a>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
