import type { RefusalCode } from '@elan/domain/errors';
import type { LiveMessage } from '../../platform/live/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import { lossOf, type Right } from './hold-right.ts';

/** Milliseconds between two looks without a reason: a message may be lost, and a session or a plan may simply expire. */
const lookInterval = 2_000;

export type RightWatch = {
  /** Looks at once. Resolves when it is known. */
  look(): Promise<void>;
  stop(): void;
};

/**
 * Watches whether somebody keeps a right while something goes on, whichever process takes it away: at each message about
 * the person or the people of the project, and every two seconds.
 * @param onLost called once; nothing is looked at after that
 */
export function watchRight(deps: Deps, right: Right, onLost: (code: RefusalCode) => void): RightWatch {
  let stopped = false;
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;

  const lookUntilKnown = async () => {
    do {
      isAskedAgain = false;
      const code = await lossOf(deps, deps.db, right);
      if (stopped || code === null) continue;
      stop();
      onLost(code);
    } while (isAskedAgain && !stopped);
  };

  const look = (): Promise<void> => {
    // What was read before this question may be older than its reason.
    isAskedAgain = true;
    looking ??= lookUntilKnown()
      .catch((error: unknown) => {
        // The next look asks again, and nothing is stored without the right (holdRight).
        deps.log.warn({ err: error }, 'a look at the right to a generation failed');
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  };

  const stopListening = deps.live.listen((message) => {
    if (mayConcern(message, right)) void look();
  });
  const timer = setInterval(() => void look(), lookInterval);
  timer.unref();

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    stopListening();
  }

  return { look, stop };
}

/** Of a project, only changes of its people or its end take rights away. */
function mayConcern(message: LiveMessage, { user, projectId }: Right): boolean {
  if (message.kind === 'user') return message.userId === user.userId;
  return (
    message.kind === 'project' &&
    message.projectId === projectId &&
    (message.topic === 'collaborators' || message.topic === 'project')
  );
}
