import { language, text, textOr } from '../../text/text.ts';
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

/** Loads the permission texts in the admin language, by id: those of the shop's own permissions, and those of extensions. */
export async function loadWords(): Promise<Readonly<Record<string, string>>> {
  const [own, ofExtensions] = await Promise.all([
    TEXTS[`../../text/${language}/permissions.json`]?.(),
    import('../extensions/loadTexts.ts').then(({ loadPermissionWords }) => loadPermissionWords()),
  ]);
  return { ...ofExtensions, ...own };
}

/** Adds the texts in the admin language to permissions. Permissions without a text keep the description from the API. */
export async function withWords(permissions: readonly Permission[]): Promise<readonly NamedPermission[]> {
  const texts = await loadWords();
  return permissions.map((permission) => ({
    ...permission,
    words: texts[permission.id] ?? permission.description,
  }));
}

/** Titles of permission groups, by module. */
const GROUPS: Readonly<Record<string, PlainTextKey>> = {
  auth: 'roles.group.auth',
  blog: 'roles.group.blog',
  carts: 'roles.group.carts',
  catalog: 'nav.catalog',
  cmsPages: 'roles.group.pages',
  contact: 'messages.title',
  currencies: 'currencies.title',
  customers: 'customers.title',
  dashboard: 'roles.group.dashboard',
  demo: 'checklist.title',
  feeds: 'feeds.title',
  landingPages: 'roles.group.landingPages',
  measurement: 'measurement.title',
  mail: 'emails.title',
  media: 'roles.group.media',
  menus: 'menus.title',
  metafields: 'roles.group.metafields',
  newsletter: 'subscribers.title',
  reminders: 'emails.title',
  operations: 'roles.group.operations',
  orders: 'orders.title',
  pageBuilder: 'roles.group.pageBuilder',
  payments: 'payments.title',
  privacy: 'customers.title',
  readiness: 'checklist.title',
  redirects: 'redirects.title',
  promotions: 'roles.group.promotions',
  settings: 'nav.settings',
  shipping: 'roles.group.shipping',
  shop: 'roles.group.lists',
  storedValue: 'giftCards.title',
  tax: 'roles.group.tax',
  vatChecks: 'roles.group.tax',
  webhooks: 'webhooks.title',
};

/**
 * Returns the title of a module's permission group. Modules with the same title share a group. The title of an extension's group is the
 * title in its texts, or otherwise its name.
 */
export function groupTitle(owner: string): string {
  const key = GROUPS[owner];
  return key ? text(key) : textOr(`${owner}:permissions`, owner);
}
