import { language, text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';

/** A permission as listed by the API. */
export interface Permission {
  readonly id: string;
  readonly description: string;
  /** Module or extension that declares the permission. */
  readonly owner: string;
}

/** A permission with its title and description. */
export interface NamedPermission extends Permission {
  readonly words: string;
}

const TEXTS = import.meta.glob<Readonly<Record<string, string>>>('../../text/*/permissions.json', {
  import: 'default',
});

/** Loads the translated texts of the shop's own permissions, by permission id. */
export const loadWords = async (): Promise<Readonly<Record<string, string>>> =>
  (await TEXTS[`../../text/${language}/permissions.json`]?.()) ?? {};

/** Adds a title and description to each permission, in the admin language. Extension permissions use the description from the API. */
export async function withWords(permissions: readonly Permission[]): Promise<readonly NamedPermission[]> {
  const texts = await loadWords();
  return permissions.map((permission) => ({
    ...permission,
    words: texts[permission.id] ?? permission.description,
  }));
}

/** Permission groups, by module. */
const GROUPS: Readonly<Record<string, PlainTextKey>> = {
  auth: 'roles.group.auth',
  blog: 'roles.group.blog',
  carts: 'roles.group.carts',
  catalog: 'nav.catalog',
  cmsPages: 'roles.group.pages',
  contact: 'messages.title',
  'core-shipping': 'roles.group.shipping',
  customers: 'customers.title',
  dashboard: 'roles.group.dashboard',
  landingPages: 'roles.group.landingPages',
  measurement: 'measurement.title',
  mail: 'emails.title',
  media: 'roles.group.media',
  menus: 'menus.title',
  metafields: 'roles.group.metafields',
  newsletter: 'subscribers.title',
  operations: 'roles.group.operations',
  orders: 'orders.title',
  pageBuilder: 'roles.group.pageBuilder',
  payments: 'payments.title',
  readiness: 'checklist.title',
  redirects: 'redirects.title',
  promotions: 'roles.group.promotions',
  settings: 'nav.settings',
  shipping: 'roles.group.shipping',
  shop: 'roles.group.lists',
  tax: 'roles.group.tax',
  webhooks: 'webhooks.title',
};

/** Modules that share the group of another module. */
const SHARED: Readonly<Record<string, string>> = { 'core-shipping': 'shipping', demo: 'readiness' };

/** Returns the group of a module. */
export const groupOf = (owner: string): string => SHARED[owner] ?? owner;

/** Returns the title of a group. An extension's group is titled with its name. */
export function groupTitle(group: string): string {
  const key = GROUPS[group];
  return key ? text(key) : group;
}
