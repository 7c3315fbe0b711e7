/** Formats milliseconds for people: 4.2 s, 3 min 5 s. */
export function duration(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
