export { openFileMaker } from './open-file-maker.ts';
