import { language, text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';

/** A permission as the API lists it. */
export interface Permission {
  readonly id: string;
  readonly description: string;
  /** The module or extension that it belongs to. */
  readonly owner: string;
}

/** The words for those whose description in the API names parts of the shop as programs do. */
const ENGLISH: Readonly<Record<string, string>> = {
  adminGraphql: 'Open lists and search (comes with every permission to view)',
  adminGraphqlGet: 'Open lists and search by links',
  fileBrowser: 'Browse files',
  fileDelete: 'Delete files',
  imageUpload: 'Upload images',
  variantSearch: 'Search variants',
  moveCurrentChange: 'Undo and redo changes of a draft',
  replaceHomepagePreflight: 'Check a replacement of the homepage',
};

/** The parts of descriptions that people know by other words. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\bcms page/g, 'page'],
  [/\bcore shipping/g, 'shipping'],
  [/\bchangeset/g, 'draft'],
  [/\bmetafield definition/g, 'custom field'],
  [/\bmetafield/g, 'custom field'],
  [/^Get /, 'View '],
];

/** A permission with the words for people. */
export interface NamedPermission extends Permission {
  readonly words: string;
}

/** Gives the words of a permission; null for one that only the API describes. */
type WordsOf = (id: string) => string | null;

/** The words of other languages than English. */
const TRANSLATED = import.meta.glob<{ readonly permissionWords: WordsOf }>('../../text/*/permissions.ts');

/** Loads the words of the language of the admin; in English there are none, for the API describes its permissions in English. */
export async function loadWords(): Promise<WordsOf> {
  const own = await TRANSLATED[`../../text/${language}/permissions.ts`]?.();
  return own?.permissionWords ?? (() => null);
}

/** Says what each permission allows, in the language of the admin. What an extension brings is as its API describes it. */
export async function withWords(permissions: readonly Permission[]): Promise<readonly NamedPermission[]> {
  const wordsOf = await loadWords();
  return permissions.map((permission) => ({
    ...permission,
    words: wordsOf(permission.id) ?? englishWords(permission),
  }));
}

const englishWords = ({ id, description }: Permission): string =>
  ENGLISH[id] ??
  PLAIN.reduce((words, [pattern, plain]) => words.replaceAll(new RegExp(pattern, 'g'), plain), description);

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
