import autocannon from 'autocannon';

export type LoadResult = { perSecond: number; p50: number; p99: number; errors: number };

/** Repeats one call over 50 connections. Latencies in milliseconds. */
export async function load(
  url: string,
  headers: Record<string, string>,
  body: string,
  seconds: number,
): Promise<LoadResult> {
  const result = await autocannon({ url, method: 'POST', headers, body, connections: 50, duration: seconds });
  return resultOf(result);
}

export function resultOf(result: autocannon.Result): LoadResult {
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
