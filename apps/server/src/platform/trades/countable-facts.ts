import type { Trade } from './trades.ts';

/** A number in digits or in words. */
const counts =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|third|quarter|twice|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|douzaine|quinze|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|moitié|tiers|quart)(?!\p{L})/iu;

/** The texts of a trade that hold a number, in both languages: a report may repeat them, and they are nobody's figures. */
export function countableFacts(trade: Trade): string[] {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return counts.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  return textsIn(trade);
}
