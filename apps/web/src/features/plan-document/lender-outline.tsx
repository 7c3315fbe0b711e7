import type { LenderOutline } from '@elan/contract/documents';
import type { Language } from '@elan/domain/locale';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { ChecklistLine } from './help-parts.tsx';

/** The checklist of the chosen lender: what the plan has, what it lacks, and the papers to bring. */
export function LenderChecklist({ outline, language }: { outline: LenderOutline; language: Language }) {
  const words = useMessages(planHelpMessages);
  const { language: ofScreen } = useLanguage();
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">
        {words.lenderList(outline.items.filter(({ met }) => met === false).length)}
      </summary>
      <ul className="flex flex-col gap-1 text-sm">
        {outline.items.map(({ text, section, met }) => (
          <ChecklistLine key={text} met={met}>
            <span lang={language}>
              {section === null || met === true ? (
                text
              ) : (
                <a className="underline underline-offset-4" href={`#plan-${section}`}>
                  {text}
                </a>
              )}
            </span>
          </ChecklistLine>
        ))}
      </ul>
      <p className="mt-3 text-xs text-muted">{words.sources(formatDate(`${outline.checked}T12:00`, ofScreen))}</p>
      <ul className="text-xs text-muted">
        {outline.sources.map(({ name, url }) => (
          <li key={url} lang={language}>
            <a className="underline underline-offset-4" href={url} rel="noreferrer" target="_blank">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
