import { createFileMaker, type FileMakerOptions, type FileMakers } from '../../platform/file-maker.ts';

/** Makes the files of projects; each process is started by its first file. */
export function openFileMakers(options: Omit<FileMakerOptions, 'program'> = {}): FileMakers {
  const open = () => createFileMaker({ ...options, program: new URL('./make-files-main.ts', import.meta.url) });
  return { files: open(), pictures: open(), readers: open() };
}
