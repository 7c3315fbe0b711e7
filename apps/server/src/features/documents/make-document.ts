import { Refusal } from '@elan/domain/errors';
import { type RowOf, rowsOf } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import { type FileMaker, type MadeFile, OrderTooSlow } from '../../platform/file-maker.ts';
import { ObjectStoreError } from '../../platform/objects/port.ts';
import { countableFacts } from '../../platform/trades/countable-facts.ts';
import { tradeOfProject } from '../../platform/trades/trade-of-project.ts';
import type { Deps } from '../../rpc/deps.ts';
import { readConfirmedFigures } from '../figure-check/public.ts';
import { type ProjectFigures, readFigures, readPrivateRows } from '../ledger/public.ts';
import { readFactTexts } from '../lender-facts/public.ts';
import { readKeptPlan } from '../plan-document/public.ts';
import { listPictures, type PictureImage, readImages } from '../plan-pictures/public.ts';
import { readProjectRecords } from '../project-file/public.ts';
import { readProject } from '../projects/public.ts';
import { readSignOffs } from '../sign-offs/public.ts';
import type { FileKind, FileOrder } from './answer-order.ts';
import type { ContentInput, PictureOfPlan } from './gather-content.ts';
import { moduleContent } from './module-content.ts';

/** A document of a project, and the kind of file to make it as. */
export type WantedDocument = {
  language: Language;
  /** With debts and the household: only the JSON file, and only for the owner. */
  isWhole?: boolean;
  /** With the advisers' sign-offs: only the plan, and only for the owner. */
  isSigned?: boolean;
  /** With the personal balance: only the plan, and only for the owner. */
  hasBalance?: boolean;
} & FileKind;

type Order = {
  projectId: string;
  wanted: WantedDocument;
  /** Whether it carries a line with the product's name. */
  isFree: boolean;
  /** Who makes it, and whose turn it takes: that of a person or of a link. */
  maker: FileMaker;
  whose: string;
};

/**
 * Makes a document in its turn, which includes reading what goes into it. It has no debts and no household unless the
 * owner asked for the whole project, or for the personal balance. The caller has checked what they may read.
 * @throws Refusal UNAVAILABLE when too many files wait, or the file takes too long; NOT_FOUND when the project is gone
 */
export function makeDocument(deps: Deps, { projectId, wanted, isFree, maker, whose }: Order): Promise<MadeFile> {
  const { language, isWhole = false, isSigned = false, hasBalance = false, ...kind } = wanted;
  const { productName } = deps.settings;
  return maker.inTurn(async () => {
    const { db } = deps;
    const { name, description, created_at, modules } = await readProject(db, projectId);
    const project = { name, description, created_at, modules: modules.map(moduleContent) };
    const figures = await readFigures(db, projectId);
    const isPlan = !('format' in kind || 'figures' in kind);
    const isJson = 'format' in kind && kind.format === 'json';
    const content = {
      ...{ language, productName, isFree, now: deps.now(), project, figures },
      confirmed: await readConfirmedFigures(db, projectId),
      plan: await readKeptPlan(db, projectId),
      lenderFacts: isPlan ? await readFactTexts(db, projectId, hasBalance) : [],
      ...(hasBalance ? { balance: { debts: await readDebts(deps, projectId) } } : {}),
      ...(isJson ? { records: await readProjectRecords(deps, projectId, isWhole) } : {}),
      pictures: await picturesFor(deps, projectId, kind),
      facts: await tradeFactsOf(project, figures),
      signOffs: isSigned ? await readSignOffs(db, projectId) : [],
    };
    return maker.make({ ...kind, content } satisfies FileOrder).catch((error: unknown) => {
      if (!(error instanceof OrderTooSlow)) throw error;
      // Files give way to everything else, so on a busy machine one can starve: a moment later it is made.
      deps.log.error({ err: error, ...kind }, 'a file took too long');
      throw new Refusal('UNAVAILABLE');
    });
  }, whose);
}

async function readDebts(deps: Deps, projectId: string): Promise<RowOf<'debt'>[]> {
  const rows = rowsOf(await readPrivateRows(deps.db, projectId), 'debt');
  return rows.filter(({ off }) => !off);
}

/** The facts of the project's trade that hold numbers. */
async function tradeFactsOf(project: ContentInput['project'], figures: ProjectFigures): Promise<string[]> {
  const modules = Object.fromEntries(project.modules.map((entry) => [entry.module, entry]));
  const known = await tradeOfProject({ ...project, modules, ledger: { rows: figures.kept } });
  return known === null ? [] : countableFacts(known.trade);
}

/** The pictures of the plan: with their bytes where the file shows them, which says so where they cannot be read. */
async function picturesFor(deps: Deps, projectId: string, kind: FileKind): Promise<PictureOfPlan[]> {
  if ('format' in kind || 'figures' in kind) return [];
  const known = await listPictures(deps.db, projectId, false);
  const isShown = 'plan' in kind && (kind.plan === 'pdf' || kind.plan === 'word');
  const ids = isShown ? known.map(({ id }) => id) : [];
  const images = await readImages(deps, projectId, ids).catch((error: unknown) => {
    if (!(error instanceof ObjectStoreError)) throw error;
    deps.log.error({ err: error }, 'picture store unavailable');
    return new Map<string, PictureImage>();
  });
  const absent = isShown ? 'missing' : null;
  return known.map(({ removed: _removed, ...picture }) => ({ ...picture, image: images.get(picture.id) ?? absent }));
}
