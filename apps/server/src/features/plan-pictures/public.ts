export { listPictures, readImages } from './queries.ts';
export { remakePictures, type StoredImage } from './remake-pictures.ts';
