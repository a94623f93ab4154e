import { loadWords } from '../accounts/permissionWords.ts';
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
  media_file: null,
  note: null,
  translation: null,
  changeset: null,
  rollout_plan: 'rollouts',
  menu: 'menus',
  redirect: 'redirects',
  search_synonym: 'synonyms',
  attribute_group: 'attributeGroups',
  variant_group: 'variantGroups',
  newsletter_subscriber: null,
  contact_message: 'messages',
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

/** Adds its words to an entry, such as "Update product" for the action `updateProduct`: those of the permission of the same name. */
export async function withWords<Entry extends { readonly action: string }>(entry: Entry) {
  const permissionWords = await loadWords();
  return { ...entry, words: permissionWords(entry.action) ?? wordsOf(entry.action) };
}
