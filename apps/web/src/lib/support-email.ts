/** Stands in the prerendered pages until the server puts the setting SUPPORT_EMAIL in its place (decision R-03). */
const token = '%SUPPORT_EMAIL%';

/** The address people are told to write to. The same before and after hydration: both read what the server wrote. */
export function supportEmail(): string {
  if (typeof document === 'undefined') return token;
  return document.querySelector<HTMLMetaElement>('meta[name=support-email]')?.content ?? 'support@example.com';
}
