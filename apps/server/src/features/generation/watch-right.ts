import type { RefusalCode } from '@elan/domain/errors';
import type { LiveMessage } from '../../platform/live/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import { lossOf, type Right } from './hold-right.ts';

/** Milliseconds between checks without a trigger: a message may be lost, and a session or a plan may simply expire. */
const checkInterval = 2_000;

export type RightWatch = {
  /** Checks now. Resolves when the result is known. */
  check(): Promise<void>;
  stop(): void;
};

/**
 * Watches whether a person keeps a right while an operation runs, whichever process revokes it: checks on each message
 * about the person or the project's people, and every two seconds.
 * @param onLost called once, after which checking stops
 */
export function watchRight(deps: Deps, right: Right, onLost: (code: RefusalCode) => void): RightWatch {
  let stopped = false;
  let checking: Promise<void> | null = null;
  let isAskedAgain = false;

  const checkUntilKnown = async () => {
    do {
      isAskedAgain = false;
      const code = await lossOf(deps, deps.db, right);
      if (stopped || code === null) continue;
      stop();
      onLost(code);
    } while (isAskedAgain && !stopped);
  };

  const check = (): Promise<void> => {
    // The read in progress may have started before the change that triggered this call.
    isAskedAgain = true;
    checking ??= checkUntilKnown()
      .catch((error: unknown) => {
        // The next check tries again, and nothing is stored without the right (holdRight).
        deps.log.warn({ err: error }, 'checking the right to a generation failed');
      })
      .finally(() => {
        checking = null;
      });
    return checking;
  };

  const stopListening = deps.live.listen((message) => {
    if (mayConcern(message, right)) void check();
  });
  const timer = setInterval(() => void check(), checkInterval);
  timer.unref();

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    stopListening();
  }

  return { check, stop };
}

/** Within a project, only a change of its people or its deletion can revoke a right. */
function mayConcern(message: LiveMessage, { user, projectId }: Right): boolean {
  if (message.kind === 'user') return message.userId === user.userId;
  return (
    message.kind === 'project' &&
    message.projectId === projectId &&
    (message.topic === 'collaborators' || message.topic === 'project')
  );
}
