import { showCell } from '@elan/domain/ledger/show-cell';
import { factPlace, factValue } from '@elan/domain/lender-facts/facts';
import { UnsentText } from '../../components/shared-text/unsent-text.tsx';
import { draftOf } from '../../lib/autosave/fields-state.ts';
import { labelled } from '../../lib/i18n/labelled.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useText } from '../../lib/i18n/use-messages.ts';
import type { FactsHandle } from './use-facts.ts';

/** What somebody typed who may not save at the moment, above the form that everybody sees. */
export function UnsentFacts({ handle: { autosave, snapshot } }: { handle: FactsHandle }) {
  const text = useText();
  const { language } = useLanguage();
  if (snapshot.maySave) return null;
  return Object.entries(snapshot.state.fields).map(([fact, stored]) => {
    const field = factPlace(fact)?.field;
    if (field === undefined || draftOf(stored) === null) return null;
    const { value } = stored;
    const shown = field.type === 'text' ? value : showCell(field, factValue(field, value), language);
    return (
      <UnsentText
        key={fact}
        onDiscard={() => autosave.discard(fact)}
        onRestore={() => autosave.type(fact, value)}
        text={labelled(text(field.label), shown, language)}
      />
    );
  });
}
