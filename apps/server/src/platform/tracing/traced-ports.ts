import type { AnalysisWriter, AnswersToRead, AnswerToWeigh, GenerationEnd, SectionToRewrite } from '../ai/port.ts';
import type { MailSender } from '../mail/port.ts';
import type { PaymentProvider } from '../payments/port.ts';
import { type OpenSpan, type Tracing, traceCall } from './port.ts';

/** The same ports, with every call to the system behind them recorded. */

export function tracedWriter(tracing: Tracing, writer: AnalysisWriter): AnalysisWriter {
  const readFigures = writer.readFigures?.bind(writer);
  const weigh = writer.weigh?.bind(writer);
  const rewrite = writer.rewrite?.bind(writer);
  return {
    source: writer.source,
    model: writer.model,
    ...(readFigures && {
      readFigures: (answers: AnswersToRead, signal: AbortSignal) => {
        const attributes = { part: answers.part, source: writer.source, model: writer.model ?? 'none' };
        return traceReply(tracing.openCall('model read', attributes), readFigures(answers, signal));
      },
    }),
    ...(rewrite && {
      rewrite: (section: SectionToRewrite, signal: AbortSignal) => {
        const attributes = { source: writer.source, model: writer.model ?? 'none' };
        return traceReply(tracing.openCall('model rewrite', attributes), rewrite(section, signal));
      },
    }),
    ...(weigh && {
      weigh: (answer: AnswerToWeigh, signal: AbortSignal) => {
        const attributes = { source: writer.source, model: writer.model ?? 'none' };
        return traceReply(tracing.openCall('model weigh', attributes), weigh(answer, signal));
      },
    }),
    prepare(request) {
      const { omissions, write } = writer.prepare(request);
      const attributes = { module: request.module, source: writer.source, model: writer.model ?? 'none' };
      return { omissions, write: (signal) => traceReply(tracing.openCall('model write', attributes), write(signal)) };
    },
  };
}

async function* traceReply(
  span: OpenSpan,
  pieces: AsyncGenerator<string, GenerationEnd>,
): AsyncGenerator<string, GenerationEnd> {
  let characters = 0;
  try {
    for (;;) {
      const piece = await pieces.next();
      if (piece.done) {
        span.set({ end: piece.value.reason });
        return piece.value;
      }
      if (characters === 0) span.mark('first text');
      characters += piece.value.length;
      yield piece.value;
    }
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.set({ characters });
    span.end();
    // The reader may stop early; the writer must then stop too.
    await pieces.return({ reason: 'stop' });
  }
}

export function tracedSender(tracing: Tracing, sender: MailSender): MailSender {
  return {
    async send(mail) {
      const span = tracing.openCall('mail send', {});
      const result = await sender.send(mail);
      span.set({ outcome: result.outcome });
      span.end();
      return result;
    },
  };
}

/** Every call to the provider; reading a webhook makes none. */
export function tracedProvider<P extends PaymentProvider>(tracing: Tracing, provider: P): P {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || typeof name !== 'string' || name === 'readWebhook') return value;
      return (...args: unknown[]) =>
        traceCall(tracing, `payment ${name}`, { provider: provider.kind }, async () => value.apply(target, args));
    },
  });
}
