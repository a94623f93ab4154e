import { refuse, validationFailed } from '../../../platform/errors.ts';

export const priceListNotFound = () => refuse(404, 'PRICE_LIST_NOT_FOUND', 'Price list not found');
export const priceListExists = (code: string) =>
  refuse(409, 'PRICE_LIST_EXISTS', 'A price list with the code "{code}" already exists', {
    values: { code },
  });
export const unknownPriceGroup = (ref: string) =>
  refuse(400, 'UNKNOWN_CUSTOMER_GROUP', 'Unknown customer group "{id}"', {
    values: { id: ref },
    at: 'groups',
  });

/** Rejects prices of products that do not exist, and names each of them. */
export const unknownSkus = (skus: readonly { readonly path: string; readonly sku: string }[]) =>
  refuse(400, 'UNKNOWN_SKU', 'No product has the SKU "{sku}"', {
    values: { sku: skus[0]?.sku ?? '' },
    details: skus.map(({ path, sku }) => ({
      path,
      rule: 'exists',
      values: { sku },
      message: `No product has the SKU "${sku}"`,
    })),
  });

/** Rejects two prices of a product from the same quantity. */
export const priceRepeated = (path: string) =>
  validationFailed([
    { path, rule: 'uniqueItems', message: `${path} repeats the SKU and the quantity of another entry` },
  ]);
