import { refuse, validationFailed } from '../../platform/errors.ts';

export const productNotFound = () => refuse(404, 'PRODUCT_NOT_FOUND', 'Product not found');
export const categoryNotFound = () => refuse(404, 'CATEGORY_NOT_FOUND', 'Category not found');
export const collectionNotFound = () => refuse(404, 'COLLECTION_NOT_FOUND', 'Collection not found');
export const productNotInCategory = () =>
  refuse(404, 'PRODUCT_NOT_IN_CATEGORY', 'The product is not in this category');
export const productNotInCollection = () =>
  refuse(404, 'PRODUCT_NOT_IN_COLLECTION', 'The product is not in this collection');

export const skuExists = (sku: string) =>
  refuse(409, 'SKU_EXISTS', `A product with the sku "${sku}" already exists`);
export const productUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', `A product with the url_key "${key}" already exists`);
export const categoryUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', `A category with the url_key "${key}" already exists`);
export const collectionCodeExists = (code: string) =>
  refuse(409, 'COLLECTION_CODE_EXISTS', `A collection with the code "${code}" already exists`);
export const categoryHasChildren = () =>
  refuse(409, 'CATEGORY_HAS_CHILDREN', 'The category has sub-categories: move or delete them first');

export const unknownProduct = (ref: string) => refuse(400, 'UNKNOWN_PRODUCT', `There is no product "${ref}"`);
export const unknownCategory = (ref: string) =>
  refuse(400, 'UNKNOWN_CATEGORY', `There is no category "${ref}"`);
export const unknownAttributeGroup = (ref: string) =>
  refuse(400, 'UNKNOWN_ATTRIBUTE_GROUP', `There is no attribute group "${ref}"`);
export const categoryCycle = () =>
  refuse(400, 'CATEGORY_CYCLE', 'A category cannot stand under itself or one of its sub-categories');
export const tooManyDecimals = (path: string, digits: number) =>
  validationFailed([
    {
      path,
      message:
        digits === 0 ? `${path} must be a whole number` : `${path} must have at most ${digits} decimals`,
    },
  ]);
