import { refusal, refuse } from '../../platform/errors.ts';

export const productNotFound = () => refuse(404, 'PRODUCT_NOT_FOUND', 'Product not found');
export const categoryNotFound = () => refuse(404, 'CATEGORY_NOT_FOUND', 'Category not found');
export const collectionNotFound = () => refuse(404, 'COLLECTION_NOT_FOUND', 'Collection not found');
export const synonymNotFound = () => refuse(404, 'SEARCH_SYNONYM_NOT_FOUND', 'Synonym group not found');
export const productNotInCategory = () =>
  refuse(404, 'PRODUCT_NOT_IN_CATEGORY', 'The product is not in this category');
export const productNotInCollection = () =>
  refuse(404, 'PRODUCT_NOT_IN_COLLECTION', 'The product is not in this collection');

export const skuExists = refusal(409, 'SKU_EXISTS', (sku: string) => [
  'A product with the SKU "{sku}" already exists',
  { sku },
]);
export const productUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', 'A product with the url_key "{key}" already exists', { values: { key } });
export const categoryUrlKeyExists = (key: string) =>
  refuse(409, 'URL_KEY_EXISTS', 'A category with the url_key "{key}" already exists', { values: { key } });
export const collectionCodeExists = (code: string) =>
  refuse(409, 'COLLECTION_CODE_EXISTS', 'A collection with the code "{code}" already exists', {
    values: { code },
  });
export const categoryHasChildren = () =>
  refuse(409, 'CATEGORY_HAS_CHILDREN', 'The category has subcategories. Move or delete them first.');

export const unknownProduct = (ref: string) =>
  refuse(400, 'UNKNOWN_PRODUCT', 'Product "{ref}" does not exist', { values: { ref } });
export const unknownCategory = (ref: string) =>
  refuse(400, 'UNKNOWN_CATEGORY', 'Category "{ref}" does not exist', { values: { ref } });
export const unknownAttributeGroup = (ref: string) =>
  refuse(400, 'UNKNOWN_ATTRIBUTE_GROUP', 'Attribute group "{ref}" does not exist', { values: { ref } });
export const unknownTaxClass = (ref: number | string) =>
  refuse(400, 'UNKNOWN_TAX_CLASS', 'Tax class "{ref}" does not exist', { values: { ref } });
export const notASibling = (ref: string) =>
  refuse(400, 'NOT_A_SIBLING', 'Category "{ref}" has a different parent', {
    values: { ref },
  });

export const categoryCycle = () =>
  refuse(400, 'CATEGORY_CYCLE', 'A category cannot be moved under itself or one of its subcategories');

export const attributeNotFound = () => refuse(404, 'ATTRIBUTE_NOT_FOUND', 'Attribute not found');
export const attributeGroupNotFound = () =>
  refuse(404, 'ATTRIBUTE_GROUP_NOT_FOUND', 'Attribute group not found');
export const attributeCodeExists = (code: string) =>
  refuse(409, 'ATTRIBUTE_CODE_EXISTS', 'An attribute with the code "{code}" already exists', {
    values: { code },
  });
export const attributeCodeReserved = (code: string) =>
  refuse(
    400,
    'ATTRIBUTE_CODE_RESERVED',
    '"{code}" is reserved for a product list filter and cannot be an attribute_code',
    { values: { code } },
  );
export const attributeImmutable = (field: string) =>
  refuse(400, 'ATTRIBUTE_IMMUTABLE', '{field} cannot be changed. Create a new attribute instead.', {
    values: { field },
  });
export const attributeHasNoOptions = () =>
  refuse(400, 'ATTRIBUTE_HAS_NO_OPTIONS', 'Only attributes of type select or multiselect can have options');
export const optionGivenTwice = (text: string) =>
  refuse(400, 'ATTRIBUTE_OPTION_TWICE', 'The option "{text}" is listed twice', { values: { text } });
export const unknownOption = (ref: string) =>
  refuse(400, 'UNKNOWN_ATTRIBUTE_OPTION', 'This attribute has no option "{ref}"', {
    values: { ref },
  });
export const attributeInUse = () =>
  refuse(409, 'ATTRIBUTE_IN_USE', 'The attribute is used by variants. Delete their variant groups first.');
export const optionInUse = (text: string) =>
  refuse(409, 'ATTRIBUTE_OPTION_IN_USE', 'The option "{text}" is used by a variant', {
    values: { text },
  });
export const defaultAttributeGroup = () =>
  refuse(409, 'DEFAULT_ATTRIBUTE_GROUP', 'The default attribute group cannot be deleted');
export const attributeGroupInUse = () =>
  refuse(409, 'ATTRIBUTE_GROUP_IN_USE', 'The attribute group is used by products or variant groups');

export const unknownAttribute = (code: string) =>
  refuse(400, 'UNKNOWN_ATTRIBUTE', 'Attribute "{code}" does not exist', { values: { code } });
export const attributeGivenTwice = (code: string) =>
  refuse(400, 'ATTRIBUTE_TWICE', 'The attribute "{code}" is listed twice', { values: { code } });
export const attributeNotInGroup = (code: string) =>
  refuse(400, 'ATTRIBUTE_NOT_IN_GROUP', 'The attribute "{code}" is not in the attribute group', {
    values: { code },
  });
export const attributeRequired = (code: string) =>
  refuse(400, 'ATTRIBUTE_REQUIRED', 'The attribute "{code}" is required', { values: { code } });
export const attributeInvalid = (code: string, rule: string) =>
  refuse(400, 'ATTRIBUTE_INVALID', 'The value of the attribute "{code}" must be {rule}', {
    values: { code, rule },
  });
export const optionNotOfAttribute = (code: string, value: string) =>
  refuse(400, 'UNKNOWN_ATTRIBUTE_OPTION', 'The attribute "{code}" has no option "{value}"', {
    values: { code, value },
  });
export const optionWentAway = () =>
  refuse(409, 'ATTRIBUTE_CHANGED', 'An attribute was changed at the same time. Try again.');

export const variantGroupNotFound = () => refuse(404, 'VARIANT_GROUP_NOT_FOUND', 'Variant group not found');
export const variantNotFound = () => refuse(404, 'VARIANT_NOT_FOUND', 'Variant not found');
export const attributeNotSelect = (code: string) =>
  refuse(400, 'VARIANT_ATTRIBUTE_TYPE', 'The attribute "{code}" is not of type select', { values: { code } });
export const variantExists = () =>
  refuse(409, 'VARIANT_EXISTS', 'Another product of the variant group has the same options');
export const variantSkuTwice = (sku: string) =>
  refuse(400, 'VARIANT_SKU_TWICE', 'Two variants have the SKU "{sku}"', { values: { sku } });
export const variantOptionsDiffer = (codes: readonly string[]) =>
  refuse(400, 'VARIANT_OPTIONS', `The options must be for the attributes ${codes.join(', ')}`);
export const variantMainNotMember = (ref: string) =>
  refuse(400, 'VARIANT_MAIN', 'The product "{ref}" is not a variant of the group', { values: { ref } });
export const variantInOtherGroup = () =>
  refuse(409, 'VARIANT_IN_OTHER_GROUP', 'The product is in another variant group');
export const variantOfOtherAttributeGroup = () =>
  refuse(400, 'VARIANT_ATTRIBUTE_GROUP', 'The product and the variant group have different attribute groups');
export const variantKeepsGroup = () =>
  refuse(
    409,
    'VARIANT_KEEPS_GROUP',
    "A variant's attribute group cannot be changed. Remove it from its variant group first.",
  );
export const variantAttributeMissing = (code: string) =>
  refuse(400, 'VARIANT_ATTRIBUTE_MISSING', 'The variant group needs a value for the attribute "{code}"', {
    values: { code },
  });

export const productLinkNotFound = () => refuse(404, 'PRODUCT_LINK_NOT_FOUND', 'Product link not found');
export const productLinkExists = () =>
  refuse(409, 'PRODUCT_LINK_EXISTS', 'These products are already linked this way');
export const productLinksItself = () =>
  refuse(400, 'PRODUCT_LINKS_ITSELF', 'A product cannot be linked to itself');
/** Rejects a product that has no price in a currency. */
export const noPrice = (currency: string) =>
  refuse(400, 'NO_PRICE', 'This product has no price in {currency}', { values: { currency } });

export const weightUnitInUse = () =>
  refuse(
    409,
    'WEIGHT_UNIT_IN_USE',
    'The unit of weight cannot be changed while there are products with weights',
    { at: 'shopWeightUnit' },
  );
export const giftCardPrice = () =>
  refuse(400, 'GIFT_CARD_PRICE', 'The price of a gift card is its least amount. Change its amounts instead.');
