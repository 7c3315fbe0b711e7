/** A problem the operator can fix; the message is all they need to see. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly isExpected = true;
}
