/** Where traces are sent. The names of the settings are OpenTelemetry's own. */
export type TracingSettings = {
  /** Without a trailing slash; traces go to `/v1/traces` below it. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The part of all requests that is recorded, 0 to 1. */
  ratio: number;
};

export type RawTracingSettings = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  readonly OTEL_SERVICE_NAME?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG?: string | undefined;
};

/** @returns null without an endpoint: nothing is recorded then, and the libraries are not loaded */
export function resolveTracing(raw: RawTracingSettings): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName = 'elan' } = raw;
  if (endpoint === undefined) return null;
  return {
    endpoint: endpoint.replace(/\/+$/u, ''),
    headers: Object.fromEntries(headerPairs(raw.OTEL_EXPORTER_OTLP_HEADERS ?? '')),
    serviceName,
    ratio: Number(raw.OTEL_TRACES_SAMPLER_ARG ?? 1),
  };
}

/** Whether a value is a list such as `authorization=Bearer%20abc,tenant=7`. */
export function areHeaders(value: string): boolean {
  try {
    return headerPairs(value).every(([name, content]) => /^[\w-]+$/u.test(name) && content !== '');
  } catch {
    return false;
  }
}

function headerPairs(value: string): [string, string][] {
  return value
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name.trim(), decodeURIComponent(rest.join('=').trim())];
    });
}
