/** What somebody signed in with, as far as their browser says: product names, which are the same in every language. */
export type Device = { browser: string | null; system: string | null };

/** In this order, because most browsers also name those that they want to be taken for. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bDuckDuckGo\//u, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//u, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
];

/**
 * The browser and the system that a User-Agent header names. It is what the browser says of itself, so it helps a person
 * to recognize a device and proves nothing; an iPad may say that it is a Mac.
 * @param userAgent as received; null when there was none
 * @returns null for what is not recognized, as with programs
 */
export function deviceOf(userAgent: string | null): Device {
  const find = (known: typeof browsers) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
