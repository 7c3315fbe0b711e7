import { Navigate, useSearchParams } from 'react-router';
import { VerificationPanel } from '../../features/billing/verification-panel.tsx';

/** Where the checkout returns to. Without a session id there is nothing to verify (decision S-12). */
export function SuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id') ?? '';
  if (sessionId === '') return <Navigate replace to="/dashboard" />;
  return (
    <div className="mx-auto max-w-xl">
      <VerificationPanel key={sessionId} sessionId={sessionId} />
    </div>
  );
}
