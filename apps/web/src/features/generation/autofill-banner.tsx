import { Wand2 } from 'lucide-react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { autofillMessages } from './autofill-messages.ts';
import { type AutofillPhase, autofillError } from './autofill-state.ts';
import { generationMessages } from './messages.ts';
import type { RunOutline } from './run-state.ts';

type Props = { phase: AutofillPhase; run: RunOutline; onFill: () => Promise<void>; onDismiss: () => void };

/** Offers to answer the questions from what is already known (ANALYSIS-007 to ANALYSIS-019). */
export function AutofillBanner({ phase, run, onFill, onDismiss }: Props) {
  const words = useMessages(generationMessages);
  const own = useMessages(autofillMessages);
  const { language } = useLanguage();
  const { isFounder, usage } = useAccount();
  const offline = useIsOffline();
  const isLimitReached = !isFounder && usage.used >= usage.limit;

  if (phase === 'generating' || phase === 'saving') {
    return (
      <Banner>
        <span className="flex items-center gap-3 font-semibold">
          <Spinner />
          {phase === 'generating' ? own.autofillGenerating : own.autofillSaving}
        </span>
      </Banner>
    );
  }
  if (phase === 'success') {
    return (
      <Banner onDismiss={onDismiss} tone="success">
        {own.autofillDone}
      </Banner>
    );
  }
  const key = phase === 'error' ? autofillError(run) : null;
  const error = key === null ? (run.fault === null ? null : faultText(run.fault, language)) : own[key];
  const fill = (
    <Button
      disabled={isLimitReached || offline}
      icon={<Wand2 aria-hidden className="size-5" />}
      onClick={onFill}
      variant="secondary"
    >
      {own.autofillAction}
    </Button>
  );
  if (phase === 'error') {
    return (
      <Banner action={fill} onDismiss={onDismiss} tone="error">
        {error}
      </Banner>
    );
  }
  const note = () => {
    if (offline) return words.offlineBlock;
    if (isLimitReached) return own.autofillLimit;
    return isFounder ? null : words.cost(usage.limit - usage.used);
  };
  return (
    <Banner action={fill} onDismiss={onDismiss} title={own.autofillTitle}>
      {own.autofill} {note()}
    </Banner>
  );
}
