export { imageAddress, imageAddresses } from './imageAddress.ts';
export { sizedUrl } from './imageSize.ts';
export { storeDrawing } from './storeDrawing.ts';
