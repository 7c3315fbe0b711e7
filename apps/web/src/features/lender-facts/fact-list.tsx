import { showCell } from '@elan/domain/ledger/show-cell';
import { type FactField, type FactGroup, factFields } from '@elan/domain/lender-facts/fact-fields';
import { factName, factValue } from '@elan/domain/lender-facts/facts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useText } from '../../lib/i18n/use-messages.ts';
import type { Choice } from './fact-field.tsx';

export type Said = { label: string; value: string };

/** Labels with what is said of each. */
export function SaidList({ said }: { said: readonly Said[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {said.map(({ label, value }) => (
        <div className="min-w-0" key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="break-words whitespace-pre-wrap wrap-anywhere" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  group: FactGroup;
  /** Of an entry; empty for a group that is no list. */
  id: string;
  textOf: (fact: string) => string;
  /** What facts name that are shown by another name. */
  choices: Readonly<Record<string, { options: readonly Choice[] }>>;
};

/** What was said in a group or an entry, for people who only read; nothing for fields that are empty. */
export function FactList({ group, id, textOf, choices }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const said = Object.entries<FactField>(factFields[group]).flatMap(([name, field]): Said[] => {
    const stored = textOf(factName(group, id, name));
    const value = factValue(field, stored);
    if (value === null) return [];
    const chosen = choices[name]?.options.find((choice) => choice.value === stored)?.label;
    return [{ label: text(field.label), value: chosen ?? showCell(field, value, language) }];
  });
  return <SaidList said={said} />;
}
