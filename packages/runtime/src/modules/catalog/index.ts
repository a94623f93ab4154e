export { createCategory } from './createCategory.ts';
export { createProduct } from './createProduct.ts';
export { idRefOf } from './idRef.ts';
export type { IdRef } from './idRef.ts';
export { productPath } from './productUrl.ts';
export { isInStock } from './stock.ts';
export { weight } from './weight.ts';
export type { Weight } from './weight.ts';
