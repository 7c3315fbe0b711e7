import type { Project } from '@elan/contract/projects';
import { figuresToCheck, toCheckText } from '@elan/domain/ledger/figures-to-check';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../data/account/session.ts';
import { checkPath } from '../../../data/project/lender-places.ts';
import { useLedger } from '../../../features/ledger/use-ledger.ts';
import { useText } from '../../../lib/i18n/use-messages.ts';

/** Before a file leaves: how much of its figures is to check, and the way there. */
export default function ToCheckLine({ project }: { project: Project }) {
  const text = useText();
  const account = useAccount();
  const { ledger, isLoaded } = useLedger(account.user.id, project);
  const count = figuresToCheck(useDeferredValue(ledger)).length;
  if (!isLoaded || count === 0) return null;
  return (
    <Link
      className="inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4"
      to={checkPath}
    >
      {text(toCheckText(count))}
    </Link>
  );
}
