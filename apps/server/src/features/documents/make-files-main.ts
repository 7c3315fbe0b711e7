import { answerTo, type FileOrder, type PictureOrder } from './answer-order.ts';

/** The process that makes files: each message is an order, and gets one answer. It ends with the server. */

process.on('message', async (order: FileOrder | PictureOrder) => {
  process.send?.(await answerTo(order));
});
process.on('disconnect', () => process.exit());
// A signal to the whole process group must not interrupt a file that the server waits for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
