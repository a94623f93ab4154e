export { seedDemo } from './demo/seedDemo.ts';
export { seedProducts } from './demo/seedProducts.ts';
export { listCollectionCards } from './collections/collection.repo.ts';
export { linkedProducts } from './related/linkedProducts.ts';
export { productPath, weight } from './products/product.ts';
export { variantChoices } from './variants/variant.repo.ts';
export { variantChoice } from './variants/variant.ts';
export type { VariantChoice } from './variants/variant.ts';
export { listAttributeTypes } from './attributes/attribute.repo.ts';
export { csvLine } from './bulk/csv.ts';
export { exportProducts } from './bulk/exportProducts.ts';
export { fileRows } from './bulk/fileRows.ts';
export type { ProductFormat } from './bulk/fileRows.ts';
export { importProducts } from './bulk/importProducts.ts';
export type { ImportOptions, ImportReport, RefusedRow } from './bulk/importProducts.ts';
export { categoryMenu, selectCategoryMenu } from './pages/categoryLinks.ts';
export { listNewestProducts, searchCatalog } from './pages/productList.ts';
export type {
  CategoryEntity,
  CollectionEntity,
  ListFilter,
  ProductEntity,
  ProductList,
  ProductTile,
} from './contract.ts';
