export { altOf } from './library/alts.ts';
export { imageAddress, imageAddresses } from './imageAddress.ts';
export { sizedUrl } from './imageSize.ts';
export type { ImageSize } from './imageSize.ts';
export { pictureOf, pictureOfUnknown } from './picture.ts';
export { pictureTag } from './pictureTag.ts';
export type { Picture } from './contract.ts';
export { storeDrawing } from './storeDrawing.ts';
export { filesInTable } from './library/fileUse.ts';
