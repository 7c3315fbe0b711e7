import type { Language } from '@elan/domain/locale';
import { useState } from 'react';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { FileButtons } from './file-buttons.tsx';
import { documentMessages } from './messages.ts';
import { type OfferedGroup, offeredPlan, offeredSigned } from './offered-files.ts';

/** A lender often asks for the figures in Excel beside the plan. */
const withWorkbook = (group: OfferedGroup): OfferedGroup[] => [
  { ...group, files: [...group.files, { of: 'project', format: 'excel' }] },
];
const plain = withWorkbook(offeredPlan);
const signed = withWorkbook(offeredSigned);

type Props = { projectId: string; language: Language; isOwner: boolean; isSigned: boolean };

/** The files of the plan; the owner of one that advisers signed off says whether their sign-offs are in them. */
export function PlanFiles({ projectId, language, isOwner, isSigned }: Props) {
  const words = useMessages(documentMessages);
  const [wanted, setWanted] = useState(false);
  const mayChoose = isOwner && isSigned;
  return (
    <>
      {mayChoose && (
        <div>
          <CheckboxField
            checked={wanted}
            label={words.withSignOffs}
            onChange={(event) => setWanted(event.target.checked)}
          />
          <p className="text-sm text-muted">{words.withSignOffsHelp}</p>
        </div>
      )}
      <FileButtons groups={mayChoose && wanted ? signed : plain} language={language} projectId={projectId} />
    </>
  );
}
