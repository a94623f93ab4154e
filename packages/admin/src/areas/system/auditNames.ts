import { loadWords } from '../../kit/permissions/permissionWords.ts';
import type { Resource } from '../../kit/resource.ts';
import type { PagePath } from '../../kit/shared/linkTo.ts';
import { text, textOr, wordsOf } from '../../text/text.ts';

/** Record types in the audit log, with the id of the resource whose pages show the record. */
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

/** Returns the label of a record type, such as "Product". */
export const typeName = (type: string): string => textOr(`audit.type.${type}`, wordsOf(type));

export const typeChoices = Object.keys(TYPES)
  .map((type) => [type, typeName(type)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other));

/** Returns the path of a record's page in one of the resources, or null if the record has no page. */
export function pageOf(resources: readonly Resource[], type: string, uuid: string | null): PagePath | null {
  if (type === 'setting') return '/setting';
  const id = TYPES[type];
  const edit = uuid !== null && id ? resources.find((resource) => resource.id === id)?.edit : undefined;
  return edit === undefined ? null : `${edit}/${uuid}`;
}

/** Audit log fields that both the list and the page of an entry read. */
interface Entry {
  readonly action: string;
  readonly actor: { readonly kind: string; readonly name: string };
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Returns whether a record was created, changed or deleted, based on its fields before and after. */
export const changeOf = ({ before, after }: Pick<Entry, 'before' | 'after'>) =>
  before == null ? 'audit.created' : after == null ? 'audit.deleted' : 'audit.changed';

/**
 * Adds the action and its author to an entry. Administrator actions are labeled with the permission title, such as "Update product" for
 * `updateProduct`. Commands and jobs have one action for all record types, so the label also names the record type.
 */
export async function withWords<One extends Entry>(entry: One, type: string) {
  const permissions = await loadWords();
  const { action, actor } = entry;
  const words =
    actor.kind === 'admin'
      ? (permissions[action] ?? wordsOf(action))
      : `${typeName(type)}: ${text(changeOf(entry))}`;
  return { ...entry, words, who: whoOf(entry) };
}

function whoOf({ action, actor: { kind, name } }: Entry): string {
  if (kind === 'command') return text('audit.who.command', { command: `shop ${action}`, name });
  if (kind === 'job') return text('audit.who.job', { name: textOr(`jobs.name.${name}`, wordsOf(name)) });
  return name;
}
