import type { DocumentFormat, PlanFormat } from '@elan/domain/document-formats';
import type { FileAnswer } from '../../platform/file-maker.ts';
import { buildFile, buildPlan } from './build-file.ts';
import { type ContentInput, gatherContent } from './gather-content.ts';

export type FileOrder = { content: ContentInput } & ({ format: DocumentFormat } | { plan: PlanFormat });

/** The process that makes files: each message is an order, and gets one answer. It ends with the server. */
process.on('message', async (order: FileOrder) => {
  process.send?.(await answerTo(order));
});
process.on('disconnect', () => process.exit());

async function answerTo(order: FileOrder): Promise<FileAnswer> {
  try {
    const content = gatherContent(order.content);
    const file = await ('plan' in order ? buildPlan(order.plan, content) : buildFile(order.format, content));
    return { file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) } };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
