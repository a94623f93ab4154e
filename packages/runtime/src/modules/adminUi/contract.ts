/** The words of a text that administrators read: one for all languages, or one for each by its code, English at least. */
export type AdminText = string | ({ readonly en: string } & Readonly<Record<string, string>>);

/** The groups of the navigation, by the names that `section` has. */
export const ADMIN_SECTIONS = [
  'sales',
  'catalog',
  'people',
  'marketing',
  'content',
  'extensions',
  'settings',
  'system',
] as const;
/** A section of the navigation. */
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** The icons that a link of the navigation may have. */
export const ADMIN_ICONS = [
  'bell',
  'bolt',
  'box',
  'calendar',
  'cart',
  'chart',
  'clock',
  'file',
  'folder',
  'gear',
  'globe',
  'heart',
  'image',
  'layout',
  'list',
  'mail',
  'percent',
  'shield',
  'sliders',
  'stack',
  'star',
  'tag',
  'ticket',
  'truck',
  'user',
  'users',
] as const;
/** An icon of the navigation, such as `bell`. */
export type AdminIcon = (typeof ADMIN_ICONS)[number];

/** The lists of the admin that take columns and actions, each with the field of the admin schema that it reads. */
export const ADMIN_LISTS = {
  products: 'products',
  collections: 'collections',
  attributes: 'attributes',
  orders: 'orders',
  customers: 'customers',
  customerGroups: 'customerGroups',
  coupons: 'coupons',
  pages: 'cmsPages',
  blogPosts: 'blogPosts',
} as const;
/** A list of the admin that takes columns and actions, such as `orders`. */
export type AdminListId = keyof typeof ADMIN_LISTS;

/** The pages of records that take fields. */
export const ADMIN_FORMS = [
  'products',
  'categories',
  'collections',
  'orders',
  'customers',
  'coupons',
  'pages',
  'blogPosts',
] as const;
/** A page of a record that takes fields, such as `products`. */
export type AdminFormId = (typeof ADMIN_FORMS)[number];

/** The places of pages where a module shows something of its own. */
export const ADMIN_SLOTS = ['order.side', 'product.side', 'customer.side', 'dashboard.tile'] as const;
/** A place of a page where a module shows something, such as `order.side`. */
export type AdminSlotId = (typeof ADMIN_SLOTS)[number];

/** The ways in which a column shows its value. `<extension>:<cell>` is a cell of the extension's module. */
export const CELL_KINDS = ['text', 'number', 'money', 'date', 'image', 'status'] as const;
/** A way in which a column shows its value: one of the shop, or `<extension>:<cell>`. */
export type AdminCellKind = (typeof CELL_KINDS)[number] | `${string}:${string}`;

/** The kinds of fields of forms. `<extension>:<field>` is a field of the extension's module. */
export const FIELD_KINDS = [
  'text',
  'textarea',
  'email',
  'money',
  'decimal',
  'integer',
  'switch',
  'choice',
  'choices',
  'tags',
  'date',
  'time',
  'richText',
  'image',
  'record',
  'records',
] as const;
/** A kind of field of a form: one of the shop, or `<extension>:<field>`. */
export type AdminFieldKind = (typeof FIELD_KINDS)[number] | `${string}:${string}`;

/** The kinds of records that fields of the kind `record` and `records` choose from. */
export const RECORD_KINDS = [
  'category',
  'collection',
  'attribute_group',
  'customer_group',
  'sku',
  'product',
  'cms_page',
  'customer',
] as const;
/** A kind of record that a field chooses from, such as `category`. */
export type AdminRecordKind = (typeof RECORD_KINDS)[number];

/** A column of a list. */
export interface AdminColumn {
  /** The place of its value in a row of the query, such as `customer.fullName`. */
  readonly path: string;
  readonly title: AdminText;
  /** Default: `text`. `money` shows the `text` of an amount, `status` a text with a dot. */
  readonly as?: AdminCellKind;
  /** The key that the list can be sorted by. Default: it cannot be sorted by this column. */
  readonly sort?: string;
  /** The column is left out on narrow screens. */
  readonly isMinor?: boolean;
}

/** A choice of values above a list, which filters it. */
export interface AdminChoice {
  /** The key of the filter. */
  readonly key: string;
  readonly title: AdminText;
  readonly values: readonly { readonly value: string; readonly label: AdminText }[];
}

/** A list over a collection of the admin schema. */
export interface AdminList {
  /**
   * A query of the admin schema with the variable `$filters: [FilterInput!]` and one root field, which answers a page of rows:
   * `total`, and `items` with `uuid`.
   */
  readonly query: string;
  /** The columns. The first names the row, and leads to its form. */
  readonly columns: readonly AdminColumn[];
  /** The filter that the search sets: a key, or a key with its operation, such as `name[like]`. Default: there is no search. */
  readonly search?: string;
  readonly choices?: readonly AdminChoice[];
  /** A sentence for a list that has nothing yet. */
  readonly empty?: AdminText;
}

/** A field of a form. What it accepts, and its kind where `kind` is absent, comes from the schema of the route that saves it. */
export interface AdminField {
  /** The key in the body of the request. */
  readonly name: string;
  readonly label: AdminText;
  /** A sentence below the label. */
  readonly help?: AdminText;
  readonly kind?: AdminFieldKind;
  /** The words of the values of a `choice` or of `choices`, by value. Default: the words of the value itself. */
  readonly words?: Readonly<Record<string, AdminText>>;
  /** The kind of the records that `record` and `records` choose from. */
  readonly of?: AdminRecordKind;
  /** The value in the form of a new record. */
  readonly initial?: string | number | boolean;
}

/** A card of fields. */
export interface AdminFieldSection {
  readonly title: AdminText;
  /** The card stands in the narrow column. */
  readonly isSide?: boolean;
  readonly fields: readonly AdminField[];
}

/**
 * A form over a REST resource. `GET <api>/{id}` reads a record by its uuid, `PATCH` of the same path changes it, `DELETE` deletes it, and
 * `POST <api>` creates one. What has no route is not offered, and the ids of the routes are the permissions.
 */
export interface AdminForm {
  /** The path of the collection, such as `/api/rewards`. */
  readonly api: string;
  /** The member of a record that names it. */
  readonly nameField: string;
  /** The title of the page of a new record, such as "New reward". Needed where there is a route that creates one. */
  readonly newTitle?: AdminText;
  readonly sections: readonly AdminFieldSection[];
}

/** A kind of record of an extension: its list, and its form. They need no code in the browser. */
export interface AdminResource {
  /** The last part of its path, `/admin/x/<extension>/<id>`: lower-case letters, digits and dashes. */
  readonly id: string;
  readonly title: AdminText;
  readonly icon?: AdminIcon;
  /** The group of the navigation. Default: `extensions`. */
  readonly section?: AdminSection;
  /** The permission to open the list. */
  readonly permission: string;
  readonly list: AdminList;
  readonly form?: AdminForm;
}

/** The page of an extension's settings, `/admin/x/<extension>/settings`. */
export interface AdminSettingsPage {
  readonly title: AdminText;
  /** A sentence below the title. */
  readonly about?: AdminText;
  /** The settings in their order. Labels default to those of the settings' definitions. */
  readonly settings: readonly {
    readonly key: string;
    readonly label?: AdminText;
    readonly help?: AdminText;
  }[];
}

/** A column in a list of somebody else. Narrow screens leave it out. */
export interface AdminForeignColumn extends Omit<AdminColumn, 'sort' | 'isMinor'> {
  readonly on: AdminListId;
  /** The permission to see it. */
  readonly permission: string;
  /**
   * A query of the admin schema with the variable `$filters: [FilterInput!]` over the collection of the list, whose `items` have `uuid` and
   * the value. It runs beside the list's own query, with the same filters.
   */
  readonly query: string;
}

/**
 * A card of fields on the page of a record of somebody else. It is saved by itself: `GET <api>/{uuid}` reads the values, where `{uuid}` is
 * that of the record, and `PATCH` of the same path changes them. The ids of both routes are the permissions.
 */
export interface AdminForeignFields extends AdminFieldSection {
  readonly on: AdminFormId;
  readonly api: string;
}

/** A page that a module draws, `/admin/x/<extension>/<path>`. */
export interface AdminModulePage {
  /** The last part of its path: lower-case letters, digits and dashes. The module has its component in `pages`, by this name. */
  readonly path: string;
  readonly title: AdminText;
  readonly icon?: AdminIcon;
  /** The group of the navigation. Default: `extensions`. */
  readonly section?: AdminSection;
  readonly permission: string;
}

/** An action on selected rows of a list, of the extension or of the shop. */
export interface AdminModuleAction {
  /** The name of its function in `actions` of the module. */
  readonly id: string;
  /** The list: one of the shop's, or the id of a resource of the extension. */
  readonly on: string;
  readonly title: AdminText;
  readonly permission: string;
  /** The administrator is asked before it runs. */
  readonly isDangerous?: boolean;
}

/** An ES module that the browser loads when a part of it is first shown. */
export interface AdminModuleFile {
  /**
   * The file: `new URL('../admin/admin.js', import.meta.url)`. Every script, stylesheet, picture and font in its folder can be read by
   * anybody, so that it is a folder of its own. A stylesheet of the same name beside the file is loaded with it.
   */
  readonly file: URL;
  /** The version of `@shop/admin` that it was written for: `^1`. */
  readonly contract: string;
  readonly pages?: readonly AdminModulePage[];
  /** The places that it shows something in. The module has the component in `slots`. */
  readonly slots?: readonly { readonly slot: AdminSlotId; readonly permission: string }[];
  readonly actions?: readonly AdminModuleAction[];
}

/** The pages and parts of the admin that an extension brings. */
export interface AdminParts {
  /** The name of the extension. */
  readonly name: string;
  readonly resources?: readonly AdminResource[];
  readonly settingsPage?: AdminSettingsPage;
  readonly columns?: readonly AdminForeignColumn[];
  readonly fields?: readonly AdminForeignFields[];
  readonly module?: AdminModuleFile;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    /** What the extension adds to the admin: a list with one entry, which has the name of the extension. */
    readonly admin?: readonly AdminParts[];
  }
}
