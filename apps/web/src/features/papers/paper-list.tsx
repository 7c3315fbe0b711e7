import type { Project } from '@elan/contract/projects';
import type { Province } from '@elan/domain/ledger/provinces';
import { paperText } from '@elan/domain/papers/paper-texts';
import { isSettled, paperKeys } from '@elan/domain/papers/papers';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { paperMessages } from './messages.ts';
import { PaperItem } from './paper-item.tsx';
import type { Papers } from './use-papers.ts';

type Props = { project: Project; userId: string; papers: Papers; province: Province | null };

/** The papers a lender asks for, with the status of each. All are always shown, settled ones too. */
export function PaperList({ project, userId, papers, province }: Props) {
  const words = useMessages(paperMessages);
  const { said, refusal } = papers;
  if (said === undefined) return null;
  const settled = paperKeys.filter((key) => isSettled(said.get(key)?.state)).length;
  const { canEdit } = project.permissions;
  return (
    <Card aria-labelledby="papers-title" as="section" className="flex min-w-0 flex-col gap-3" id="papers" tabIndex={-1}>
      <h2 className="text-2xl" id="papers-title">
        {words.papersTitle}
      </h2>
      <p className="max-w-[68ch] text-sm text-muted">{words.papersLead}</p>
      <p className="text-sm font-semibold" data-numbers>
        {words.papersCount(settled, paperKeys.length)}
      </p>
      <FailureBanner fault={refusal} />
      <ul className="flex flex-col divide-y divide-line">
        {paperKeys.map((key) => (
          <PaperItem
            key={key}
            noteKey={`paper:${project.id}:${key}`}
            onChange={canEdit ? (state, note) => papers.update(key, state, note) : null}
            said={said.get(key)}
            text={paperText(key, province)}
            userId={userId}
          />
        ))}
      </ul>
      <p className="text-sm text-muted">{province === null ? words.noProvince : words.papersDate}</p>
    </Card>
  );
}
