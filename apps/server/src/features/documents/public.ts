export { asDownload } from './as-download.ts';
export { composeSections } from './compose-sections.ts';
export { makeDocument, type WantedDocument } from './make-document.ts';
export { openFileMakers } from './open-file-makers.ts';
