import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { currentScope } from '../http/request-id.ts';
import type { Attributes, OpenSpan, Tracing } from './port.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Milliseconds that the last traces get when the server stops. */
const endGrace = 2_000;

/** Sends traces to an OpenTelemetry collector over HTTP, in batches that no request waits for. */
export function createTracing({ endpoint, headers, serviceName, ratio }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer: Tracer = provider.getTracer('elan');
  /** The span of each request, by the scope that its code runs in. */
  const requests = new WeakMap<object, Span>();
  const requestSpan = () => {
    const scope = currentScope();
    return scope === undefined ? undefined : requests.get(scope);
  };
  return {
    openRequest(attributes) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes: { ...attributes } }, ROOT_CONTEXT);
      const scope = currentScope();
      if (scope !== undefined) requests.set(scope, span);
      return openSpan(span);
    },
    openCall(name, attributes) {
      const parent = requestSpan();
      const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
      return openSpan(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { ...attributes } }, context));
    },
    isInRequest: () => requestSpan() !== undefined,
    async end() {
      // A collector that does not answer must not hold up the end of the server.
      const grace = new Promise<void>((resolve) => setTimeout(resolve, endGrace).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), grace]);
    },
  };
}

function openSpan(span: Span): OpenSpan {
  return {
    rename: (name) => void span.updateName(name),
    set: (attributes: Attributes) => void span.setAttributes({ ...attributes }),
    mark: (name) => void span.addEvent(name),
    fail(error) {
      // Messages may quote what somebody typed.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    },
    end: () => span.end(),
  };
}
