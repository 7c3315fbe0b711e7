/** How long the server keeps what it no longer needs. The server removes by these figures, the privacy notice names them. */
export const retention = {
  /** Days after its last use that a session ends. */
  sessionDays: 30,
  /** Days that mails stay readable in the outbox. */
  mailDays: 30,
  /** Days that the payment provider's events are remembered; it stops repeating one after three. */
  paymentEventDays: 30,
  /** Days that a project's live events can be caught up with; who was away for longer reads everything again. */
  liveEventDays: 1,
} as const;
