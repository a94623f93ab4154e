export { alternatesOf, translatedInto } from './alternates.ts';
export { contentSource } from './contentSource.ts';
export { feedPathOf } from './feedRoutes.ts';
export { productData } from './productData.ts';
