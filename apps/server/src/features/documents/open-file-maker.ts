import { createFileMaker, type FileMaker, type FileMakerOptions } from '../../platform/file-maker.ts';

/** Makes the files of projects; its process is started by the first file. */
export function openFileMaker(options: Omit<FileMakerOptions, 'program'> = {}): FileMaker {
  return createFileMaker({ ...options, program: new URL('./make-files-main.ts', import.meta.url) });
}
