import { linksOf } from '../../../platform/http/links.ts';
import type { ProductRow } from './product.repo.ts';
import type { ProductAttribute } from '../attributes/productAttribute.repo.ts';
import { productPath } from './productUrl.ts';

/** A product as REST tells it: figures as JSON numbers. `category_id` is the first of its categories. */
export const productAnswer = (row: ProductRow) => ({
  ...row,
  price: Number(row.price),
  weight: Number(row.weight),
  category_id: row.categories[0] ?? null,
  attributes: row.attributes.map(attributeAnswer),
});

/** `value` is what a body takes: the text, the id of the option, or a list of ids. */
const attributeAnswer = (attribute: ProductAttribute) => ({ ...attribute, value: valueOf(attribute) });

function valueOf({ type, value, options }: ProductAttribute) {
  const ids = options.map(({ option_id }) => option_id);
  if (type === 'multiselect') return ids;
  return type === 'select' ? (ids[0] ?? null) : value;
}

/** The same with the links of its admin pages and its public one. */
export const linkedProduct = (row: ProductRow) => ({
  ...productAnswer(row),
  links: linksOf('productGrid', '/admin/products', row.uuid, productPath(row)),
});
