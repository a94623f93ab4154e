/** A string for administrators: one for all languages, or one per language code, including at least English. */
export type AdminText = string | ({ readonly en: string } & Readonly<Record<string, string>>);

/** The navigation groups, as named by `section`. */
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

/** The icons available for navigation links. */
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
/** A navigation icon, such as `bell`. */
export type AdminIcon = (typeof ADMIN_ICONS)[number];

/** The admin lists that accept columns and actions, each with its field in the admin schema. */
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
/** An admin list that accepts columns and actions, such as `orders`. */
export type AdminListId = keyof typeof ADMIN_LISTS;

/** The record pages that accept fields. */
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
/** A record page that accepts fields, such as `products`. */
export type AdminFormId = (typeof ADMIN_FORMS)[number];

/** The slots on pages where a module can render content. */
export const ADMIN_SLOTS = [
  'order.side',
  'product.side',
  'customer.side',
  'dashboard.tile',
  'shipping.zone',
  'shipping.page',
] as const;
/** A slot on a page, such as `order.side`. */
export type AdminSlotId = (typeof ADMIN_SLOTS)[number];

/** The display formats of column values. `<extension>:<cell>` is a cell of the extension's module. */
export const CELL_KINDS = ['text', 'number', 'money', 'date', 'image', 'status'] as const;
/** A display format of column values: a built-in one, or `<extension>:<cell>`. */
export type AdminCellKind = (typeof CELL_KINDS)[number] | `${string}:${string}`;

/** The kinds of form fields. `<extension>:<field>` is a field of the extension's module. */
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
/** A kind of form field: a built-in one, or `<extension>:<field>`. */
export type AdminFieldKind = (typeof FIELD_KINDS)[number] | `${string}:${string}`;

/** The kinds of records selectable in `record` and `records` fields. */
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
/** A kind of record selectable in a field, such as `category`. */
export type AdminRecordKind = (typeof RECORD_KINDS)[number];

/** A list column. */
export interface AdminColumn {
  /** The path of its value in a row of the query, such as `customer.fullName`. */
  readonly path: string;
  readonly title: AdminText;
  /** Default: `text`. `money` shows the `text` of an amount, `status` a label with a dot. */
  readonly as?: AdminCellKind;
  /** The sort key of the column. Default: not sortable. */
  readonly sort?: string;
  /** Whether to hide the column on narrow screens. */
  readonly isMinor?: boolean;
}

/** A filter above a list with a choice of values. */
export interface AdminChoice {
  /** The filter key. */
  readonly key: string;
  readonly title: AdminText;
  readonly values: readonly { readonly value: string; readonly label: AdminText }[];
}

/** A list of a collection in the admin schema. */
export interface AdminList {
  /**
   * An admin schema query with the variable `$filters: [FilterInput!]` and one root field that returns a page of rows: `total`, and
   * `items` with `uuid`.
   */
  readonly query: string;
  /** The columns. The first one identifies the row and links to its form. */
  readonly columns: readonly AdminColumn[];
  /** The filter set by the search: a key, or a key with its operation, such as `name[like]`. Default: no search. */
  readonly search?: string;
  readonly choices?: readonly AdminChoice[];
  /** The sentence shown while the list is empty. */
  readonly empty?: AdminText;
}

/** A form field. Its constraints, and its kind unless `kind` is set, come from the schema of the route that saves it. */
export interface AdminField {
  /** The key in the request body. */
  readonly name: string;
  readonly label: AdminText;
  /** The help sentence below the label. */
  readonly help?: AdminText;
  readonly kind?: AdminFieldKind;
  /** The labels of the values of a `choice` or of `choices`, by value. Default: derived from the value. */
  readonly words?: Readonly<Record<string, AdminText>>;
  /** The kind of records that `record` and `records` select from. */
  readonly of?: AdminRecordKind;
  /** The initial value in the form of a new record. */
  readonly initial?: string | number | boolean;
}

/** A card of fields. */
export interface AdminFieldSection {
  readonly title: AdminText;
  /** True if the card is in the narrow column. */
  readonly isSide?: boolean;
  readonly fields: readonly AdminField[];
}

/**
 * A form for a REST resource. `GET <api>/{id}` reads a record by UUID, `PATCH` on the same path changes it, `DELETE` deletes it, and
 * `POST <api>` creates one. Actions without a route are not offered, and the IDs of the routes are the permissions.
 */
export interface AdminForm {
  /** The collection path, such as `/api/rewards`. */
  readonly api: string;
  /** The member with the record's name. */
  readonly nameField: string;
  /** The page title for a new record, such as "New reward". Required if there is a route that creates one. */
  readonly newTitle?: AdminText;
  readonly sections: readonly AdminFieldSection[];
}

/** An extension's kind of record: its list and its form. They need no code in the browser. */
export interface AdminResource {
  /** The last segment of its path, `/admin/x/<extension>/<id>`: lowercase letters, digits and hyphens. */
  readonly id: string;
  readonly title: AdminText;
  readonly icon?: AdminIcon;
  /** The navigation group. Default: `extensions`. */
  readonly section?: AdminSection;
  /** The permission to open the list. */
  readonly permission: string;
  readonly list: AdminList;
  readonly form?: AdminForm;
}

/** The settings page of an extension, `/admin/x/<extension>/settings`. */
export interface AdminSettingsPage {
  readonly title: AdminText;
  /** The sentence below the title. */
  readonly about?: AdminText;
  /** The settings in display order. Labels default to those in the settings' definitions. */
  readonly settings: readonly {
    readonly key: string;
    readonly label?: AdminText;
    readonly help?: AdminText;
  }[];
}

/** A column in another module's list. Hidden on narrow screens. */
export interface AdminForeignColumn extends Omit<AdminColumn, 'sort' | 'isMinor'> {
  readonly on: AdminListId;
  /** The permission to see the column. */
  readonly permission: string;
  /**
   * An admin schema query with the variable `$filters: [FilterInput!]` for the list's collection, whose `items` have `uuid` and the value.
   * It runs along with the list's own query, with the same filters.
   */
  readonly query: string;
}

/**
 * A card of fields on another module's record page, saved separately: `GET <api>/{uuid}` reads the values, where `{uuid}` is the record's
 * UUID, and `PATCH` on the same path changes them. The IDs of both routes are the permissions.
 */
export interface AdminForeignFields extends AdminFieldSection {
  readonly on: AdminFormId;
  readonly api: string;
}

/** A page rendered by a module, `/admin/x/<extension>/<path>`. */
export interface AdminModulePage {
  /** The last segment of its path: lowercase letters, digits and hyphens. The module exports its component in `pages` under this name. */
  readonly path: string;
  readonly title: AdminText;
  readonly icon?: AdminIcon;
  /** The navigation group. Default: `extensions`. */
  readonly section?: AdminSection;
  readonly permission: string;
}

/** An action on selected rows of a list, of the extension or of the shop. */
export interface AdminModuleAction {
  /** The name of its function in the module's `actions`. */
  readonly id: string;
  /** The list: a list of the shop, or the ID of one of the extension's resources. */
  readonly on: string;
  readonly title: AdminText;
  readonly permission: string;
  /** True if the administrator has to confirm the action. */
  readonly isDangerous?: boolean;
}

/** An ES module that the browser loads when one of its parts is first shown. */
export interface AdminModuleFile {
  /**
   * The file: `new URL('../admin/admin.js', import.meta.url)`. Every script, stylesheet, image and font in its folder is publicly
   * readable, so use a separate folder. A stylesheet with the same name next to the file is loaded with it.
   */
  readonly file: URL;
  /** The version of `@shop/admin` that the module was written for: `^1`. */
  readonly contract: string;
  readonly pages?: readonly AdminModulePage[];
  /** The slots in which the module renders content. It exports the components in `slots`. */
  readonly slots?: readonly { readonly slot: AdminSlotId; readonly permission: string }[];
  readonly actions?: readonly AdminModuleAction[];
}

/** The admin pages and parts of an extension. */
export interface AdminParts {
  /** The extension name. */
  readonly name: string;
  readonly resources?: readonly AdminResource[];
  readonly settingsPage?: AdminSettingsPage;
  readonly columns?: readonly AdminForeignColumn[];
  readonly fields?: readonly AdminForeignFields[];
  readonly module?: AdminModuleFile;
  /**
   * The folder with the texts of the module: `new URL('../admin/texts/', import.meta.url)`. It has one JSON file per language, such as
   * `de.json`. `en.json` is required, and every other file has the same keys. The module reads them with `textsOf`. `permission.<id>`
   * is the title of a permission of the extension, `permissions` that of their group, and `refusal.<CODE>` the message of an error. The files
   * are publicly readable.
   */
  readonly texts?: URL;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    /** The admin parts of the extension: a list with one entry, which has the extension's name. */
    readonly admin?: readonly AdminParts[];
  }
}
