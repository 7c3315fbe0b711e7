import { useEffect, useState } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { client } from '../../data/api/api.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { InvitationCard } from './invitation-card.tsx';
import { type InvitationResult, loadInvitation } from './load-invitation.ts';
import { invitationPageMessages } from './page-messages.ts';
import { ProblemCard } from './problem-card.tsx';
import { ResponseRecorded } from './response-recorded.tsx';
import type { Recorded } from './use-answer.ts';

/** An invitation for a signed-in person: shown, answered, and what follows (INV-002 to INV-014). */
export function OpenInvitation({ invitationId }: { invitationId: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt invitationId={invitationId} key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ invitationId, onRetry }: { invitationId: string; onRetry: () => void }) {
  const words = useMessages(invitationPageMessages);
  const [result, setResult] = useState<InvitationResult | null>(null);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const showLoading = useDelayed(result === null);

  useEffect(() => {
    let left = false;
    void loadInvitation(client.invitations, invitationId).then((loaded) => {
      if (!left) setResult(loaded);
    });
    return () => {
      left = true;
    };
  }, [invitationId]);

  if (recorded !== null) return <ResponseRecorded recorded={recorded} />;
  if (result === null) return showLoading ? <PageLoading message={words.loading} /> : null;
  if (result.kind !== 'found') return <ProblemCard onRetry={onRetry} problem={result} />;
  return <InvitationCard invitation={result.invitation} onRecorded={setRecorded} onRetry={onRetry} />;
}
