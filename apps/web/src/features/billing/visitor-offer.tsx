import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { rememberReturnTo } from '../../data/account/return-to.ts';
import { type SessionState, useSession } from '../../data/account/session.ts';
import { isWithoutServer } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { billingMessages } from './messages.ts';
import { NotConfigured } from './not-configured.tsx';
import { PlanCard } from './plan-card.tsx';

/** The plan for a visitor: buying starts with signing in (PRICE-010). */
export function VisitorOffer() {
  const words = useMessages(billingMessages);
  const session = useSession();
  const navigate = useNavigate();
  const canBuy = useCanBuy(session);
  const [unanswered, setUnanswered] = useState(false);

  const start = () => {
    if (session.status === 'loading' && session.problem !== null && isWithoutServer(session.problem)) {
      return setUnanswered(true);
    }
    // Return here after signing in (decision C-21).
    rememberReturnTo('/pricing');
    return navigate('/auth');
  };

  return (
    <PlanCard>
      {unanswered && <Banner tone="error">{words.noBackend}</Banner>}
      {canBuy ? (
        <Button className="w-full" onClick={start} size="large" variant="accent">
          {words.start}
        </Button>
      ) : (
        <NotConfigured />
      )}
    </PlanCard>
  );
}

/**
 * Whether payments are available. Asked for visitors after the page has rendered; assumed available if there is no
 * answer.
 */
function useCanBuy(session: SessionState): boolean {
  const [canBuy, setCanBuy] = useState(true);
  const isVisitor = session.status === 'signed-out';
  useEffect(() => {
    if (!isVisitor) return;
    let left = false;
    // Loaded lazily: the API client must not delay a page that is meant to be read.
    void import('../../data/api/api.ts')
      .then(({ client }) => client.billing.plan({}))
      .then(({ payments }) => {
        if (!left) setCanBuy(payments !== 'none');
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isVisitor]);
  return canBuy;
}
