/** Where the metrics are served: under /metrics of the product with a token, or at a port of their own. */
export type MetricsSettings = {
  /** Null: anybody who reaches the port may read them. */
  token: string | null;
  /** Null: the product's own. */
  listen: { port: number; host: string } | null;
};

export type RawMetricsSettings = {
  readonly METRICS_TOKEN?: string | undefined;
  readonly METRICS_PORT?: string | undefined;
  readonly METRICS_HOST?: string | undefined;
};

/** @returns null without a token or a port: nothing is measured then, and /metrics does not exist */
export function resolveMetrics(raw: RawMetricsSettings, warnings: string[]): MetricsSettings | null {
  const { METRICS_TOKEN: token = null, METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' } = raw;
  if (port === undefined) return token === null ? null : { token, listen: null };
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
  if (token === null && !isLocal) {
    warnings.push(`the metrics on ${host}:${port} can be read by anyone who reaches it: set METRICS_TOKEN`);
  }
  return { token, listen: { port: Number(port), host } };
}
