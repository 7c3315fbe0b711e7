import { supportEmail } from '../lib/support-email.ts';

/** A mailto link to support with a subject filled in (decision R-03). */
export function SupportLink({ subject }: { subject: string }) {
  const address = supportEmail();
  return (
    <a
      className="wrap-anywhere text-primary underline underline-offset-2"
      href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}
    >
      {address}
    </a>
  );
}
