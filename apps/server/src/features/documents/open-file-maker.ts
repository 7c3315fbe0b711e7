import { createFileMaker, type FileMaker } from '../../platform/file-maker.ts';

/** Makes the files of projects; its process is started by the first file. */
export function openFileMaker(): FileMaker {
  return createFileMaker({ program: new URL('./make-files-main.ts', import.meta.url) });
}
