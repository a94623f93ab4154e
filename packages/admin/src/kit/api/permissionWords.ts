import { language, text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';

/** A permission as the API lists it. */
export interface Permission {
  readonly id: string;
  readonly description: string;
  /** The module or extension that it belongs to. */
  readonly owner: string;
}

/** A permission with the words for people. */
export interface NamedPermission extends Permission {
  readonly words: string;
}

const TEXTS = import.meta.glob<Readonly<Record<string, string>>>('../../text/*/permissions.json', {
  import: 'default',
});

/** Loads the texts of permissions in the language of the admin, by the ids of those that the shop itself has. */
export const loadWords = async (): Promise<Readonly<Record<string, string>>> =>
  (await TEXTS[`../../text/${language}/permissions.json`]?.()) ?? {};

/** Reports what each permission allows, in the language of the admin. What an extension brings is as its API describes it. */
export async function withWords(permissions: readonly Permission[]): Promise<readonly NamedPermission[]> {
  const texts = await loadWords();
  return permissions.map((permission) => ({
    ...permission,
    words: texts[permission.id] ?? permission.description,
  }));
}

/** The groups of permissions, by module. */
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

/** The modules that stand for one thing with another one, whose group they share. */
const SHARED: Readonly<Record<string, string>> = { 'core-shipping': 'shipping', demo: 'readiness' };

/** Names the group of a module. */
export const groupOf = (owner: string): string => SHARED[owner] ?? owner;

/** The title of a group; that of an extension is its name. */
export function groupTitle(group: string): string {
  const key = GROUPS[group];
  return key ? text(key) : group;
}
