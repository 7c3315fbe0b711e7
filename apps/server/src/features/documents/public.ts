export { asDownload } from './as-download.ts';
export { composeSections } from './compose-sections.ts';
export { makeDocument, type WantedDocument } from './make-document.ts';
export { openFileMaker } from './open-file-maker.ts';
