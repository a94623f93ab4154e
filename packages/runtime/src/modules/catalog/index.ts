export { seedDemo } from './demo/seedDemo.ts';
export { seedProducts } from './demo/seedProducts.ts';
export { overlay } from './overlay.ts';
export { imageAddress } from './productBody.ts';
export { productPath } from './productUrl.ts';
export { weight } from './weight.ts';
