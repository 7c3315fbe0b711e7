import { type FactGroup, factFields } from '@elan/domain/lender-facts/fact-fields';
import { factName } from '@elan/domain/lender-facts/facts';
import type { Difference } from '../../components/shared-text/difference.ts';
import { type Choice, FactField } from './fact-field.tsx';
import { FactList } from './fact-list.tsx';
import type { FactsHandle } from './use-facts.ts';

/** What fields say and offer from the rest of the project, by the name of the field. */
export type FormParts = {
  hints?: Readonly<Record<string, string | undefined>>;
  choices?: Readonly<Record<string, { options: readonly Choice[]; none: string }>>;
  /** Fields that another one replaces. */
  hidden?: readonly string[];
};

type Props = FormParts & {
  group: FactGroup;
  id?: string;
  handle: FactsHandle;
  projectId: string;
  mayEdit: boolean;
  difference: Difference;
  onEdit?: () => void;
};

/** The fields of a group or of one entry of a list; for people who only read, what they say. */
export function FactForm({ group, id = '', handle, mayEdit, hints = {}, choices = {}, hidden = [], ...shared }: Props) {
  const texts = new Map(handle.facts?.map(({ fact, text }) => [fact, text]));
  if (!mayEdit) return <FactList choices={choices} group={group} id={id} textOf={(fact) => texts.get(fact) ?? ''} />;
  const names = Object.keys(factFields[group]).filter((name) => !hidden.includes(name));
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {names.map((name) => {
        const fact = factName(group, id, name);
        return (
          <FactField key={fact} {...shared} choices={choices[name]} fact={fact} handle={handle} hint={hints[name]} />
        );
      })}
    </div>
  );
}
