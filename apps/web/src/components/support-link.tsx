import { supportEmail } from '../lib/support-email.ts';

/** A mail to support, its subject prepared (decision R-03). */
export function SupportLink({ subject }: { subject: string }) {
  const address = supportEmail();
  return (
    <a
      className="text-primary underline underline-offset-2"
      href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}
    >
      {address}
    </a>
  );
}
