import type { PresentPerson } from '@elan/contract/live';
import type { PersonalChange, ProjectChange } from '@elan/domain/live';

/**
 * What a process broadcasts to all processes: only ids and topics, never data (PostgreSQL carries 8,000 bytes at most).
 */
export type LiveMessage =
  | ProjectChange
  | PersonalChange
  /** Where a person is; `person` is null once the tab is gone. */
  | { kind: 'presence'; projectId: string; tabId: string; person: PresentPerson | null };

/** Carries messages between all processes of the product, this one included. */
export type LiveBus = {
  /** Sends a message. A message that cannot be sent is only logged, because streams detect what they missed. */
  publish(message: LiveMessage): void;
  /** @returns stops listening */
  listen(listener: (message: LiveMessage) => void): () => void;
  end(): Promise<void>;
};
