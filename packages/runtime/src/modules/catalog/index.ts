export { seedDemo } from './demo/seedDemo.ts';
export { seedProducts } from './demo/seedProducts.ts';
export { productPath } from './productUrl.ts';
export { weight } from './weight.ts';
