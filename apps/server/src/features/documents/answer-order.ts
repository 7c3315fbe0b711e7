import type { DocumentFormat, PlanFormat } from '@elan/domain/document-formats';
import type { FileAnswer } from '../../platform/file-maker.ts';
import { remakePicture } from '../../platform/pictures/remake-picture.ts';
import { presentFigures } from '../forecast/public.ts';
import { buildFile, buildPlan } from './build-file.ts';
import { type Content, type ContentInput, gatherContent } from './gather-content.ts';
import { readingOf } from './markdown-file.ts';
import { composePlan } from './plan/compose-plan.ts';
import { planSectionsOf } from './plan/plan-sections-of.ts';
import { signedSections } from './plan/signed-sections.ts';

/**
 * `reading` is the plan as Markdown that says where each picture is, for a screen; `figures` the forecast and the rows to
 * check, for programs.
 */
export type FileKind =
  | { format: DocumentFormat }
  | { plan: PlanFormat }
  | { reading: true }
  | { sections: true }
  | { figures: true };
export type FileOrder = { content: ContentInput } & FileKind;
/** An uploaded picture, to be re-encoded. */
export type PictureOrder = { picture: Uint8Array };

/** What the process that makes files answers to an order. Never rejects. */
export async function answerTo(order: FileOrder | PictureOrder): Promise<FileAnswer> {
  try {
    if ('picture' in order) return await pictureFrom(order);
    const content = { ...gatherContent(order.content), signOffs: signedSections(order.content) };
    const file = await fileFor(order, content);
    return { file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) } };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function fileFor(order: FileKind, content: Content): Promise<File> {
  if ('plan' in order) return buildPlan(order.plan, content);
  if ('format' in order) return buildFile(order.format, content);
  if ('reading' in order)
    return new File([readingOf(composePlan(content), content.language)], 'plan.md', { type: 'text/markdown' });
  const value = 'figures' in order ? presentFigures(content) : await planSectionsOf(content);
  return new File([JSON.stringify(value)], 'value.json', { type: 'application/json' });
}

async function pictureFrom({ picture }: PictureOrder): Promise<FileAnswer> {
  const made = await remakePicture(picture);
  return typeof made === 'string' ? { refused: made } : { file: { name: 'picture', ...made } };
}
