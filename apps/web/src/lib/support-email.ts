/** A placeholder in the prerendered pages; the server replaces it with the setting SUPPORT_EMAIL (decision R-03). */
const token = '%SUPPORT_EMAIL%';

/** The support address. Identical before and after hydration: both read what the server wrote. */
export function supportEmail(): string {
  if (typeof document === 'undefined') return token;
  return document.querySelector<HTMLMetaElement>('meta[name=support-email]')?.content ?? 'support@example.com';
}
