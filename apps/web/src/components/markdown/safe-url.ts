/** The URL if it is safe to follow (decision S-22), otherwise an empty string. */
export function safeUrl(url: string): string {
  return /^(?:https?:\/\/|mailto:)/iu.test(url.trim()) ? url.trim() : '';
}
