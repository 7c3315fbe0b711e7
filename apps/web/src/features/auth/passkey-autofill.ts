import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { askForOffer } from '../../data/sign-in/passkey-api.ts';
import { finishPasskey } from './finish-passkey.ts';
import type { FormProblem } from './sign-in-failure.ts';

/** Milliseconds after which a challenge is replaced; the server accepts it for five minutes. */
const renewedAfter = 4 * 60_000;

type OnProblem = (problem: FormProblem | null) => void;

let current: { onProblem: OnProblem; ended: AbortController } | null = null;

/**
 * Has the browser suggest passkeys below the address, as long as the form is shown. Where it cannot, or the server does
 * not answer, nothing happens: the button remains.
 * @param onProblem what went wrong with a passkey that was chosen there
 * @param gone once the form is no longer shown
 */
export function offerPasskeys(onProblem: OnProblem, gone: AbortSignal): void {
  if (gone.aborted) return;
  const mine = { onProblem, ended: new AbortController() };
  current = mine;
  gone.addEventListener('abort', () => {
    mine.ended.abort();
    if (current !== mine) return;
    current = null;
    WebAuthnAbortService.cancelCeremony();
  });
  void keepOffering(mine);
}

/** Browsers ask for one passkey at a time: pauses the suggestions while the button asks. */
export async function withoutOffer(work: () => Promise<FormProblem | null>): Promise<FormProblem | null> {
  const paused = current;
  paused?.ended.abort();
  const problem = await work();
  if (paused !== null && current === paused && problem !== null) {
    paused.ended = new AbortController();
    void keepOffering(paused);
  }
  return problem;
}

async function keepOffering({ onProblem, ended: { signal } }: NonNullable<typeof current>): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  while (!signal.aborted) {
    await untilSeen(signal);
    // Asked for once more when it is about to be too old, but not for a tab that nobody looks at.
    const optionsJSON = signal.aborted ? null : await askForOffer().catch(() => null);
    if (optionsJSON === null || signal.aborted) return;
    const renewal = setTimeout(() => WebAuthnAbortService.cancelCeremony(), renewedAfter);
    try {
      const used = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
      onProblem(null);
      const problem = await finishPasskey(used);
      if (problem === null) return;
      onProblem(problem);
    } catch (thrown) {
      const isReplaced = thrown instanceof Error && 'code' in thrown && thrown.code === 'ERROR_CEREMONY_ABORTED';
      if (!isReplaced) return;
    } finally {
      clearTimeout(renewal);
    }
  }
}

function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'hidden') resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => resolve());
    look();
  });
}
