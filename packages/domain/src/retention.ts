/**
 * How long the server keeps what it no longer needs. The server deletes by these figures and the privacy notice quotes
 * them.
 */
export const retention = {
  /** Days after its last use that a session expires. */
  sessionDays: 30,
  /** Days after its sign-in that a session ends, however much it is used; the server may be set to fewer. */
  sessionMaxDays: 90,
  /** Days that an access token stays in its owner's list after it has ended. */
  endedTokenDays: 30,
  /** Days that a program which sends a call again gets the answer of the first time. */
  repeatableCallDays: 1,
  /** Days that an assistant which introduced itself is remembered when nobody allows it. */
  unusedAssistantDays: 7,
  /** Days after the latest consent that an assistant without any connection is remembered. */
  idleAssistantDays: 90,
  /** Days that the outbox remembers a mail; its text goes when it was sent or its link stopped working. */
  mailDays: 30,
  /** Days that the payment provider's events are remembered; the provider stops repeating one after three. */
  paymentEventDays: 30,
  /** Days that a notice stays in the bell, read or not. */
  noticeDays: 90,
  /** Days that a suggestion is kept after it was accepted, refused or withdrawn. */
  decidedSuggestionDays: 180,
  /** Days that a deleted project can be restored from the trash. */
  trashDays: 30,
  /** Days of live events a reader can catch up with; after a longer absence everything is read again. */
  liveEventDays: 1,
} as const;
