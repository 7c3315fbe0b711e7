import type { PlanSections, SeenByLender } from '@elan/contract/documents';
import type { Language } from '@elan/domain/locale';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { checkPath, tablePath } from '../../data/project/lender-places.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages, seenLabels } from './help-messages.ts';

/** Where what no section says is asked for; what disagrees is among what is to check. */
const places: Readonly<Partial<Record<SeenByLender['kind'], string>>> = {
  request: '/project/request',
  missing: tablePath,
};

type Props = {
  seen: PlanSections['seen'];
  language: Language;
  /** Leaves sections out; null for somebody who may not change it now. */
  onTakeOut: ((sections: readonly string[]) => void) | null;
};

/** What a lender will see in a file made now, before it leaves. */
export function SeenList({ seen, language, onTakeOut }: Props) {
  const words = useMessages(planHelpMessages);
  const text = useText();
  const kinds = [...Map.groupBy(seen, ({ kind }) => kind)];
  const toWrite = seen.flatMap(({ kind, section }) => (kind === 'to_write' && section !== null ? [section] : []));
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-semibold">{words.seen}</h2>
      <p className="text-sm text-muted">{seen.length === 0 ? words.seenNothing : words.seenLead}</p>
      {kinds.map(([kind, items]) => (
        <details key={kind}>
          <summary className="min-h-11 py-2 text-sm font-semibold">
            {text(seenLabels[kind])} ({items.length})
          </summary>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
            {items.map(({ section, text: said }) => (
              <li className="wrap-anywhere" key={`${section} ${said}`} lang={language}>
                {section === null ? (
                  <Link className="underline underline-offset-4" to={places[kind] ?? checkPath}>
                    {said}
                  </Link>
                ) : (
                  <a className="underline underline-offset-4" href={`#plan-${section}`}>
                    {said}
                  </a>
                )}
              </li>
            ))}
          </ul>
          {kind === 'to_write' && onTakeOut !== null && (
            <Button className="mt-2" onClick={() => onTakeOut(toWrite)} size="small" variant="secondary">
              {words.takeOut}
            </Button>
          )}
        </details>
      ))}
    </div>
  );
}
