export { sizedUrl } from './imageSize.ts';
export type { ImageSize } from './imageSize.ts';
export { storeDrawing } from './storeDrawing.ts';
