export { altOf } from './library/alts.ts';
export { imageAddress, imageAddresses } from './imageAddress.ts';
export { sizedUrl } from './imageSize.ts';
export { storeDrawing } from './storeDrawing.ts';
export { filesInTable } from './library/fileUse.ts';
