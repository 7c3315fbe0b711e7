import { readFileSync } from 'node:fs';

/** Formats milliseconds for people: 4.2 s, 3 min 5 s. */
export function duration(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * What this process and those it has waited for have used of the processors, which other work on the machine does not
 * change.
 * @returns for the end of a sentence; '' where the system does not say
 */
export function processorTime(): string {
  if (process.platform !== 'linux') return '';
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  // User and system time, own and of children, in hundredths of a second: the 14th to 17th field of proc(5).
  const hundredths = fields
    .split(' ')
    .slice(11, 15)
    .reduce((sum, field) => sum + Number(field), 0);
  return `, ${duration(hundredths * 10)} of processor time`;
}
