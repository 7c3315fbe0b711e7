import type { DocumentFormat, PlanFormat } from '@elan/domain/document-formats';
import type { FileAnswer } from '../../platform/file-maker.ts';
import { buildFile, buildPlan } from './build-file.ts';
import { type Content, type ContentInput, gatherContent } from './gather-content.ts';
import { planSectionsOf } from './plan/plan-sections-of.ts';

export type FileKind = { format: DocumentFormat } | { plan: PlanFormat } | { sections: true };
export type FileOrder = { content: ContentInput } & FileKind;

/** The process that makes files: each message is an order, and gets one answer. It ends with the server. */
process.on('message', async (order: FileOrder) => {
  process.send?.(await answerTo(order));
});
process.on('disconnect', () => process.exit());

async function answerTo(order: FileOrder): Promise<FileAnswer> {
  try {
    const content = gatherContent(order.content);
    const file = await fileFor(order, content);
    return { file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) } };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function fileFor(order: FileKind, content: Content): Promise<File> | File {
  if ('plan' in order) return buildPlan(order.plan, content);
  if ('format' in order) return buildFile(order.format, content);
  return new File([JSON.stringify(planSectionsOf(content))], 'sections.json', { type: 'application/json' });
}
