/**
 * Fails a stream that has been silent too long, without even a heartbeat: its other end is gone and the reader can open
 * a new one.
 * @param limit milliseconds
 */
export function endWhenSilent(response: Response, limit: number): Response {
  if (response.body === null) return response;
  let timer: ReturnType<typeof setTimeout>;
  const listen = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('a stream fell silent')), limit);
  };
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    start: listen,
    transform(chunk, controller) {
      listen(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
  return new Response(response.body.pipeThrough(watch), response);
}
