import { refusal, refuse } from '../../../platform/errors.ts';

export const promotionNotFound = () => refuse(404, 'PROMOTION_NOT_FOUND', 'Promotion not found');
/** Creates the rejection of a usage limit below the number of uses. To stop further uses, switch the promotion off instead. */
export const promotionUsedMoreOften = () =>
  refuse(
    409,
    'PROMOTION_USED_MORE_OFTEN',
    'max_uses must not be less than the number of times the promotion was used',
  );
/** Creates the rejection of a code that a coupon or a promotion already has. */
export const codeInUse = refusal(409, 'COUPON_EXISTS', (code: string) => [
  'The code "{code}" is already in use',
  { code },
]);

/** A reference of a promotion to a record that does not exist. */
export interface UnknownName {
  /** The place in the body, such as `conditions.0.skus.2`. */
  readonly path: string;
  readonly value: string;
}

/** Rejects SKUs that no product has, and names each of them. */
export const unknownSkus = (skus: readonly UnknownName[]) =>
  refuse(400, 'UNKNOWN_SKU', 'No product has the SKU "{sku}"', {
    values: { sku: skus[0]?.value ?? '' },
    details: skus.map(({ path, value: sku }) => ({
      path,
      rule: 'exists',
      values: { sku },
      message: `No product has the SKU "${sku}"`,
    })),
  });
export const unknownCategory = ({ path, value: ref }: UnknownName) =>
  refuse(400, 'UNKNOWN_CATEGORY', 'Category "{ref}" does not exist', { values: { ref }, at: path });
export const unknownCollection = ({ path, value: code }: UnknownName) =>
  refuse(400, 'UNKNOWN_COLLECTION', 'Collection "{code}" does not exist', { values: { code }, at: path });
export const unknownGroup = ({ path, value: id }: UnknownName) =>
  refuse(400, 'UNKNOWN_CUSTOMER_GROUP', 'Unknown customer group "{id}"', { values: { id }, at: path });
export const unknownAttribute = ({ path, value: code }: UnknownName) =>
  refuse(400, 'UNKNOWN_ATTRIBUTE', 'Attribute "{code}" does not exist', { values: { code }, at: path });
export const unknownOption = ({ path, value }: UnknownName, code: string) =>
  refuse(400, 'UNKNOWN_ATTRIBUTE_OPTION', 'The attribute "{code}" has no option "{value}"', {
    values: { code, value },
    at: path,
  });
export const unknownCurrency = ({ path, value: code }: UnknownName) =>
  refuse(400, 'INVALID_CURRENCY', '{code} is not an ISO 4217 currency', { values: { code }, at: path });
