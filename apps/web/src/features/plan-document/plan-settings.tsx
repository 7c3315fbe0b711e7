import { type Language, languageNames, languages } from '@elan/domain/locale';
import { type PlanReader, planReaderNames, planReaderNotes, planReaders } from '@elan/domain/plan-document/readers';
import { useId } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { planDocumentMessages } from './messages.ts';

type Props = {
  reader: PlanReader;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Null for somebody who may not change it now. */
  onReader: ((reader: PlanReader) => void) | null;
};

/** Who reads the plan, and in which language. */
export function PlanSettings({ reader, language, onLanguage, onReader }: Props) {
  const words = useMessages(planDocumentMessages);
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
