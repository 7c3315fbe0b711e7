import type { DocumentFormat, PlanFormat } from '@elan/domain/document-formats';
import { Refusal } from '@elan/domain/errors';
import type { Language } from '@elan/domain/locale';
import type { MadeFile } from '../../platform/file-maker.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readConfirmedFigures } from '../figure-check/public.ts';
import { readFigures } from '../ledger/public.ts';
import { readKeptPlan } from '../plan-document/public.ts';
import type { ProjectRow } from '../projects/public.ts';
import type { FileKind, FileOrder } from './make-files-main.ts';

type Wanted<Kind> = { language: Language } & Kind;

/**
 * Makes a file of a project in its turn.
 * @throws Refusal TOO_MANY_REQUESTS, or UNAVAILABLE when too many files wait
 */
export async function makeFile(
  deps: Deps,
  access: Access<'project:view'>,
  project: ProjectRow | null,
  wanted: Wanted<{ format: DocumentFormat } | { plan: PlanFormat }>,
) {
  await deps.limiter.consume('document', access.user.userId);
  const { name, type, bytes } = await orderInTurn(deps, access, project, wanted);
  const body = new File([new Uint8Array(bytes)], name, { type });
  return { headers: { 'content-disposition': asAttachment(body.name) }, body };
}

/**
 * What the process that makes files answers to an order, in its turn: reading what goes into it belongs to the turn.
 * @throws Refusal UNAVAILABLE when too many orders wait
 */
export async function orderInTurn(
  deps: Deps,
  access: Access<'project:view'>,
  project: ProjectRow | null,
  { language, ...kind }: Wanted<FileKind>,
): Promise<MadeFile> {
  if (project === null) throw new Refusal('NOT_FOUND');
  const { productName } = deps.settings;
  const isFree = !access.user.entitlements.hasPremiumAccess;
  const make = async () => {
    const figures = await readFigures(deps.db, access.projectId);
    const confirmed = await readConfirmedFigures(deps.db, access.projectId);
    const plan = await readKeptPlan(deps.db, access.projectId);
    const content = { project, figures, confirmed, plan, language, productName, isFree, now: deps.now() };
    return deps.documents.make({ ...kind, content } satisfies FileOrder);
  };
  return deps.documents.inTurn(make, access.user.userId);
}

/** Names the file for programs that read Unicode (RFC 6266), and for those that do not. */
function asAttachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .-]/gu, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
