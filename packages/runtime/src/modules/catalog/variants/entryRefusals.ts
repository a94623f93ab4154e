import { Refusal } from '../../../platform/errors.ts';

/** The fields that product rejections refer to. */
const FIELDS: Readonly<Record<string, string>> = {
  SKU_EXISTS: 'sku',
  VARIANT_SKU_TWICE: 'sku',
  VARIANT_IN_OTHER_GROUP: 'sku',
  URL_KEY_EXISTS: 'url_key',
  VARIANT_OPTIONS: 'options',
  VARIANT_EXISTS: 'options',
  UNKNOWN_CATEGORY: 'categories',
  UNKNOWN_COLLECTION: 'collections',
  UNKNOWN_TAX_CLASS: 'tax_class',
  UNKNOWN_ATTRIBUTE: 'attributes',
  UNKNOWN_ATTRIBUTE_OPTION: 'attributes',
  ATTRIBUTE_NOT_IN_GROUP: 'attributes',
  ATTRIBUTE_INVALID: 'attributes',
  ATTRIBUTE_REQUIRED: 'attributes',
};

/** Runs a step for each entry of `variants`. The details of a rejection include the entry, such as `variants.3.sku`. */
export const mapEntries = <T, R>(entries: readonly T[], step: (entry: T, place: number) => R): R[] =>
  entries.map((entry, place) => {
    try {
      return step(entry, place);
    } catch (error) {
      throw error instanceof Refusal ? refusalOfEntry(error, place) : error;
    }
  });

function refusalOfEntry({ status, code, message, values, details }: Refusal, place: number): Refusal {
  const at = `variants.${place}`;
  const own = FIELDS[code];
  return new Refusal(status, code, message, {
    ...(values && { values }),
    ...(details
      ? { details: details.map((detail) => ({ ...detail, path: `${at}.${detail.path}` })) }
      : { at: own === undefined ? at : `${at}.${own}` }),
  });
}
