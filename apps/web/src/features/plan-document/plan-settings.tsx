import { type Language, languageNames, languages } from '@elan/domain/locale';
import { type LenderKey, lenderKeys, lenderNames } from '@elan/domain/plan-document/lender-names';
import { type PlanReader, planReaderNames, planReaderNotes, planReaders } from '@elan/domain/plan-document/readers';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import type { Arrangement } from './use-arrangement.ts';

type Props = {
  reader: PlanReader;
  language: Language;
  onLanguage: (language: Language) => void;
  lender: LenderKey | null;
  /** Null for somebody who may not change the plan now. */
  arrangement: Pick<Arrangement, 'setReader' | 'setLender'> | null;
};

/** Who reads the plan, whose outline it follows, and in which language. */
export function PlanSettings({ reader, lender, language, onLanguage, arrangement }: Props) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const text = useText();
  return (
    <>
      <SelectField
        disabled={arrangement === null}
        help={text(planReaderNotes[reader])}
        label={words.reader}
        onChange={({ target }) =>
          void arrangement?.setReader(planReaders.find((each) => each === target.value) ?? reader)
        }
        options={planReaders.map((value) => ({ value, label: text(planReaderNames[value]) }))}
        placeholder={null}
        value={reader}
      />
      <SelectField
        disabled={arrangement === null}
        help={helpWords.lenderHelp}
        label={helpWords.lender}
        onChange={({ target }) => void arrangement?.setLender(lenderKeys.find((each) => each === target.value) ?? null)}
        options={[
          { value: '', label: helpWords.noLender },
          ...lenderKeys.map((value) => ({ value, label: text(lenderNames[value]) })),
        ]}
        placeholder={null}
        value={lender ?? ''}
      />
      <SelectField
        label={words.language}
        onChange={({ target }) => onLanguage(target.value === 'fr' ? 'fr' : 'en')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        placeholder={null}
        value={language}
      />
    </>
  );
}
