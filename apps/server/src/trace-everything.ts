import type { Observe } from './db/observed-statements.ts';
import type { MailSender } from './platform/mail/port.ts';
import { type Tracing, traceCall } from './platform/tracing/port.ts';
import { tracedProvider, tracedSender, tracedWriter } from './platform/tracing/traced-ports.ts';
import type { TracingSettings } from './platform/tracing/tracing-settings.ts';
import type { Deps } from './rpc/deps.ts';

/** What traces need of the assembly of the server. */
export type TraceEverything = {
  tracing: Tracing;
  /** For the database; jobs of the process itself are not recorded, they would fill the collector. */
  observe: Observe;
  sender(sender: MailSender): MailSender;
  ports<P extends Pick<Deps, 'writer' | 'payments'>>(ports: P): P;
};

/** Characters of a statement that are kept. */
const longestStatement = 2_000;

/** Loads OpenTelemetry; call only where the operator collects traces. */
export async function traceEverything(settings: TracingSettings): Promise<TraceEverything> {
  const { createTracing } = await import('./platform/tracing/open-telemetry.ts');
  const tracing = createTracing(settings);
  return {
    tracing,
    observe: (statement, run) => {
      if (!tracing.isInRequest()) return run();
      const text = statement.trim();
      const verb = /^\w+/u.exec(text)?.[0].toLowerCase() ?? 'statement';
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestStatement) };
      return traceCall(tracing, `sql ${verb}`, attributes, run);
    },
    sender: (sender) => tracedSender(tracing, sender),
    ports: (ports) => ({
      ...ports,
      writer: ports.writer === null ? null : tracedWriter(tracing, ports.writer),
      payments: ports.payments === null ? null : tracedProvider(tracing, ports.payments),
    }),
  };
}
