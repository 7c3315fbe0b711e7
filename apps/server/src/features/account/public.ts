export { answerArchive, archivePath } from './archive-function.ts';
export { deleteAccount } from './delete-account.ts';
export { answerDeletion, deletionPath } from './delete-function.ts';
export { exportAccount } from './export-account.ts';
export { setLanguage } from './set-language.ts';
