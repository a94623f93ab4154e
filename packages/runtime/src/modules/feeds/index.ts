export { alternatesOf, translatedInto } from './alternates.ts';
export { contentSource } from './contentSource.ts';
export { feedCall } from './feedCall.ts';
export { feedPathOf } from './feedRoutes.ts';
export { productData } from './productData.ts';
