export { type MoveCounts, movePictures } from './move-pictures.ts';
export { readPictureObject, removeUnreferencedObjects } from './picture-objects.ts';
export { countUnreferencedObjects, hasPictureObjects, listPictures, type PictureImage, readImages } from './queries.ts';
export { remakePictures } from './remake-pictures.ts';
export { type ReadyImage, readyPictures, storePicture } from './store-picture.ts';
