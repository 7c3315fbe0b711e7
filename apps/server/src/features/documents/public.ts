export { asDownload } from './as-download.ts';
export { composeSections } from './compose-sections.ts';
export { makeDocument, type WantedDocument } from './make-document.ts';
export { orderInTurn } from './make-file.ts';
export { openFileMakers } from './open-file-makers.ts';
