import { existsSync } from 'node:fs';
import { windowless, withWindows } from '../scripts/chromium.ts';

export { chromiumFlags } from '../scripts/chromium.ts';

/** The path of the machine's Chromium; undefined if there is none. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? [...withWindows, windowless].find(existsSync);
}

/** Runs in the page; as text, because only browser types know the 'longtask' entries. */
export const watchLongTasks = `globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((entry) => entry.duration)))
  .observe({ entryTypes: ['longtask'] })`;

/** The longest of the tasks over 50 ms, in words. */
export function longestTask(durations: readonly number[]): string {
  if (durations.length === 0) return 'none over 50 ms';
  return `${Math.max(...durations).toFixed(0)} ms (${durations.length} over 50)`;
}
