export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Something that takes time and is being recorded. */
export type OpenSpan = {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks a moment in it. */
  mark(name: string): void;
  /** Marks the span as failed, recording only the error type. */
  fail(error: unknown): void;
  end(): void;
};

/**
 * Records where the time of a request goes. It exists only where the operator collects traces. Names and attributes
 * come from our own code: no address, no id of a person, no text.
 */
export type Tracing = {
  /** The request that the running code belongs to; what it does afterwards is part of it. */
  openRequest(attributes: Attributes): OpenSpan;
  /** A call to another system: part of the running request, or else by itself. */
  openCall(name: string, attributes: Attributes): OpenSpan;
  /** Whether the running code belongs to a recorded request. */
  isInRequest(): boolean;
  /** Sends what is left. */
  end(): Promise<void>;
};

/** Runs a call to another system and records it. */
export async function traceCall<T>(
  tracing: Tracing,
  name: string,
  attributes: Attributes,
  call: () => Promise<T>,
): Promise<T> {
  const span = tracing.openCall(name, attributes);
  try {
    return await call();
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
