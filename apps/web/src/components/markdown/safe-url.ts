/** The address when it may be followed (decision S-22), else nothing. */
export function safeUrl(url: string): string {
  return /^(?:https?:\/\/|mailto:)/iu.test(url.trim()) ? url.trim() : '';
}
