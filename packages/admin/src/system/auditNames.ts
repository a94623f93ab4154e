import { resources } from '../resources/index.ts';
import { textOr, wordsOf } from '../text/text.ts';

/** The types of records of the log, with the id of the resource that has their page. */
const TYPES: Readonly<Record<string, string | null>> = {
  product: 'products',
  category: 'categories',
  collection: 'collections',
  attribute: 'attributes',
  order: 'orders',
  shipment: null,
  customer: 'customers',
  customer_group: 'customerGroups',
  coupon: 'coupons',
  cms_page: 'pages',
  blog_post: 'blogPosts',
  blog_category: 'blogCategories',
  landing_page: 'landingPages',
  widget_instance: 'widgets',
  shipping_zone: 'shippingZones',
  tax_class: 'taxClasses',
  tax_rate: null,
  setting: null,
  shop: null,
  file: null,
  admin_user: 'users',
  admin_role: 'roles',
  metafield_definition: 'metafields',
};

/** Returns the words for a type of record, such as "Product". */
export const typeName = (type: string): string => textOr(`audit.type.${type}`, wordsOf(type));

export const typeChoices = Object.keys(TYPES)
  .map((type) => [type, typeName(type)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other));

/** Returns the path of the page of a record; null: it has none. */
export function pageOf(type: string, uuid: string | null): string | null {
  if (type === 'setting') return '/setting';
  const id = TYPES[type];
  const edit = uuid !== null && id ? resources.find((resource) => resource.id === id)?.edit : undefined;
  return edit === undefined ? null : `${edit}/${uuid}`;
}

/** Returns the words for an action, such as "Update product" for `updateProduct`. */
export const actionName = (action: string): string => wordsOf(action);
