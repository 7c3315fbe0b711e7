/**
 * A stream that says nothing for too long, not even that it lives, has lost its other end without anybody saying so: it
 * fails, so that its reader can open another one.
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
