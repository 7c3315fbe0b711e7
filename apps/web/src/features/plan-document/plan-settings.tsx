import { type Language, languageNames, languages } from '@elan/domain/locale';
import { type LenderKey, lenderKeys, lenderNames } from '@elan/domain/plan-document/lender-names';
import { type PlanReader, planReaderNames, planReaderNotes, planReaders } from '@elan/domain/plan-document/readers';
import { useId } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';

type Props = {
  reader: PlanReader;
  language: Language;
  onLanguage: (language: Language) => void;
  lender: LenderKey | null;
  /** Null for somebody who may not change it now. */
  onLender: ((lender: LenderKey | null) => void) | null;
  onReader: ((reader: PlanReader) => void) | null;
};

/** Who reads the plan, whose outline it follows, and in which language. */
export function PlanSettings({ reader, lender, language, onLanguage, onLender, onReader }: Props) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const text = useText();
  const field = useId();
  return (
    <>
      <SelectField
        disabled={onReader === null}
        help={text(planReaderNotes[reader])}
        id={`${field}-reader`}
        label={words.reader}
        onChange={({ target }) => onReader?.(planReaders.find((each) => each === target.value) ?? reader)}
        options={planReaders.map((value) => ({ value, label: text(planReaderNames[value]) }))}
        placeholder={null}
        value={reader}
      />
      <SelectField
        disabled={onLender === null}
        help={helpWords.lenderHelp}
        id={`${field}-lender`}
        label={helpWords.lender}
        onChange={({ target }) => onLender?.(lenderKeys.find((each) => each === target.value) ?? null)}
        options={[
          { value: '', label: helpWords.noLender },
          ...lenderKeys.map((value) => ({ value, label: text(lenderNames[value]) })),
        ]}
        placeholder={null}
        value={lender ?? ''}
      />
      <SelectField
        id={`${field}-language`}
        label={words.language}
        onChange={({ target }) => onLanguage(target.value === 'fr' ? 'fr' : 'en')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        placeholder={null}
        value={language}
      />
    </>
  );
}
