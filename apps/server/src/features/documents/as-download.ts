import type { MadeFile } from '../../platform/file-maker.ts';

/** Returns a file as the response of a call, with its name in the header `content-disposition`. */
export function asDownload({ name, type, bytes }: MadeFile) {
  const body = new File([new Uint8Array(bytes)], name, { type });
  return { headers: { 'content-disposition': asAttachment(name) }, body };
}

/** Names the file for programs that read Unicode (RFC 6266), and for those that do not. */
function asAttachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .'-]/gu, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
