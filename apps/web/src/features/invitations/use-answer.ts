import { useRef, useState } from 'react';
import { client } from '../../data/api/api.ts';
import { type InvitationProblem, invitationProblem } from './load-invitation.ts';
import { invitationMessages } from './messages.ts';

type Response = 'accepted' | 'declined';

/** An answer the server has stored. */
export type Recorded = { projectId: string; status: Response };

/** Answers one invitation: no matter how often a button is pressed, only one request is sent. */
export function useAnswer(invitationId: string, onRecorded: (recorded: Recorded) => void) {
  // The answer being sent; nothing else can be pressed meanwhile.
  const [underWay, setUnderWay] = useState<Response | null>(null);
  const [problem, setProblem] = useState<InvitationProblem | null>(null);
  const busy = useRef(false);

  const give = async (response: Response) => {
    if (busy.current) return;
    busy.current = true;
    setUnderWay(response);
    setProblem(null);
    try {
      const recorded = await client.invitations.respond({ invitationId, response });
      if (typeof recorded?.projectId !== 'string') throw new Error('the answer is not readable');
      // Stays busy: an invitation is answered once.
      onRecorded(recorded);
    } catch (error) {
      setProblem(invitationProblem(error, invitationMessages.unexpected));
      setUnderWay(null);
      busy.current = false;
    }
  };

  return { underWay, problem, give };
}

export type Answer = ReturnType<typeof useAnswer>;
