/** A placeholder in the prerendered pages; the server replaces it with `yes` or `no`. */
const token = '%MAIL_ARRIVES%';

/** Whether a mailed link can reach people here. Identical before and after hydration: both read what the server wrote. */
export function mailArrives(): string {
  if (typeof document === 'undefined') return token;
  return document.querySelector<HTMLMetaElement>('meta[name=mail-arrives]')?.content ?? 'yes';
}
