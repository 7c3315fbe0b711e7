import type { PresentPerson } from '@elan/contract/live';
import type { PersonalChange, ProjectChange } from '@elan/domain/live';

/** What one process tells all of them: ids and topics only, never data (PostgreSQL carries 8,000 bytes at most). */
export type LiveMessage =
  | ProjectChange
  | PersonalChange
  /** Where somebody is; `person` null when the tab is gone. */
  | { kind: 'presence'; projectId: string; tabId: string; person: PresentPerson | null };

/** Carries messages between all processes of the product, this one included. */
export type LiveBus = {
  /** Sends a message. What cannot be sent is logged: streams find out what they missed by themselves. */
  publish(message: LiveMessage): void;
  /** @returns stops listening */
  listen(listener: (message: LiveMessage) => void): () => void;
  end(): Promise<void>;
};
