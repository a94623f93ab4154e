export { altOf } from './library/alts.ts';
export { imageAddress, imageAddresses } from './imageAddress.ts';
export { sizedUrl } from './imageSize.ts';
export type { ImageSize } from './imageSize.ts';
export { pictureAddress } from './pictureAddress.ts';
export { pictureOf } from './picture.ts';
export type { Picture } from './contract.ts';
export { storeDrawing } from './storeDrawing.ts';
export { filesInTable } from './library/fileUse.ts';
