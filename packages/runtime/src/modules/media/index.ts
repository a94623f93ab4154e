export { imageSizes, sizedUrl } from './imageSize.ts';
export { storeDrawing } from './storeDrawing.ts';
