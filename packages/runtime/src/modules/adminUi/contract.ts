/** An admin UI string: one string for all languages, or one string per language code, including at least English. */
export type AdminText = string | ({ readonly en: string } & Readonly<Record<string, string>>);

/** The navigation groups. */
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

/** The admin lists that accept columns and actions from extensions, each with its admin schema field. */
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

/** The admin edit pages that accept fields from extensions. */
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
/** An admin edit page that accepts fields, such as `products`. */
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

/** The built-in display formats of column values. An extension module adds formats as `<extension>:<cell>`. */
export const CELL_KINDS = ['text', 'number', 'money', 'date', 'image', 'status'] as const;
/** A display format of column values: a built-in one, or `<extension>:<cell>`. */
export type AdminCellKind = (typeof CELL_KINDS)[number] | `${string}:${string}`;

/** The built-in form field types. An extension module adds types as `<extension>:<field>`. */
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
/** A form field type: a built-in one, or `<extension>:<field>`. */
export type AdminFieldKind = (typeof FIELD_KINDS)[number] | `${string}:${string}`;

/** The record types that `record` and `records` fields can select from. */
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
/** A record type that a field can select from, such as `category`. */
export type AdminRecordKind = (typeof RECORD_KINDS)[number];

/** A list column. */
export interface AdminColumn {
  /** The path of the column's value in a row of the query, such as `customer.fullName`. */
  readonly path: string;
  readonly title: AdminText;
  /** The display format. `money` shows the `text` of an amount; `status` shows a label with a dot. Default: `text`. */
  readonly as?: AdminCellKind;
  /** The sort key for the column. Default: the column is not sortable. */
  readonly sort?: string;
  /** True to hide the column on narrow screens. */
  readonly isMinor?: boolean;
}

/** A filter above a list, with a fixed set of options. */
export interface AdminChoice {
  /** The filter key. */
  readonly key: string;
  readonly title: AdminText;
  readonly values: readonly { readonly value: string; readonly label: AdminText }[];
}

/** The list of an extension's records, backed by an admin schema query. */
export interface AdminList {
  /** An admin schema query with a `$filters: [FilterInput!]` variable and one root field: `total`, and `items` with `uuid`. */
  readonly query: string;
  /** The columns. The first one identifies the row and links to its form. */
  readonly columns: readonly AdminColumn[];
  /** The filter that the search box sets: a key, or a key with an operation, such as `name[like]`. Default: no search box. */
  readonly search?: string;
  readonly choices?: readonly AdminChoice[];
  /** The message shown when the list is empty. */
  readonly empty?: AdminText;
}

/** A form field. The schema of the route that saves the field provides its constraints, and its type unless `kind` is set. */
export interface AdminField {
  /** The field's key in the request body. */
  readonly name: string;
  readonly label: AdminText;
  /** The help sentence below the label. */
  readonly help?: AdminText;
  readonly kind?: AdminFieldKind;
  /** The labels for the values of a `choice` or `choices` field, keyed by value. Default: derived from the value. */
  readonly words?: Readonly<Record<string, AdminText>>;
  /** The record type that a `record` or `records` field selects from. */
  readonly of?: AdminRecordKind;
  /** The field's initial value in the form for a new record. */
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
 * A form for a REST resource. `GET <api>/{id}` reads a record by UUID, `PATCH` on the same path updates the record, `DELETE` deletes it,
 * and `POST <api>` creates a record. The form hides actions that have no route. The route IDs serve as permissions.
 */
export interface AdminForm {
  /** The collection path, such as `/api/rewards`. */
  readonly api: string;
  /** The field that contains the record's name. */
  readonly nameField: string;
  /** The page title for a new record, such as "New reward". Required if the resource has a `POST` route. */
  readonly newTitle?: AdminText;
  readonly sections: readonly AdminFieldSection[];
}

/** A record type of an extension, with its list and form. Needs no browser code. */
export interface AdminResource {
  /** The last segment of the resource's path, `/admin/x/<extension>/<id>`: lowercase letters, digits and hyphens. */
  readonly id: string;
  readonly title: AdminText;
  readonly icon?: AdminIcon;
  /** The navigation group. Default: `extensions`. */
  readonly section?: AdminSection;
  /** The permission required to open the list. */
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

/** A column added to another module's list. Hidden on narrow screens. */
export interface AdminForeignColumn extends Omit<AdminColumn, 'sort' | 'isMinor'> {
  readonly on: AdminListId;
  /** The permission required to see the column. */
  readonly permission: string;
  /**
   * An admin schema query with the variable `$filters: [FilterInput!]` for the list's collection. Its `items` must select `uuid` and the
   * value. The query runs together with the list's own query and uses the same filters.
   */
  readonly query: string;
}

/**
 * A card of fields on another module's edit page, saved separately from the page. `GET <api>/{uuid}` reads the values for the record's
 * UUID, and `PATCH` on the same path updates the values. The IDs of both routes serve as permissions.
 */
export interface AdminForeignFields extends AdminFieldSection {
  readonly on: AdminFormId;
  readonly api: string;
}

/** An admin page rendered by an extension module, `/admin/x/<extension>/<path>`. */
export interface AdminModulePage {
  /**
   * The last path segment: lowercase letters, digits and hyphens. The module exports the component in `pages` by this name. The page `index`
   * is at `/admin/x/<extension>`.
   */
  readonly path: string;
  readonly title: AdminText;
  readonly icon?: AdminIcon;
  /** The navigation group. Default: `extensions`. */
  readonly section?: AdminSection;
  readonly permission: string;
}

/** An action on selected rows of a list. */
export interface AdminModuleAction {
  /** The name of the action's function in the module's `actions`. */
  readonly id: string;
  /** The list: a built-in list, or the ID of one of the extension's resources. */
  readonly on: string;
  readonly title: AdminText;
  readonly permission: string;
  /** True if the administrator must confirm the action. */
  readonly isDangerous?: boolean;
}

/** An ES module with admin UI code. The browser loads the module when it first needs one of the module's components. */
export interface AdminModuleFile {
  /**
   * The file URL: `new URL('../admin/admin.js', import.meta.url)`. Every script, stylesheet, image and font in the file's folder is
   * publicly readable, so use a separate folder. A stylesheet with the same base name is loaded together with the module.
   */
  readonly file: URL;
  /** The compatible version of `@shop/admin`, such as `^1`. */
  readonly contract: string;
  readonly pages?: readonly AdminModulePage[];
  /** The slots in which the module renders content. It exports the components in `slots`. */
  readonly slots?: readonly { readonly slot: AdminSlotId; readonly permission: string }[];
  readonly actions?: readonly AdminModuleAction[];
}

/** The admin UI additions of an extension. */
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
    /** The extension's admin UI additions: a list with a single entry, which has the extension's name. */
    readonly admin?: readonly AdminParts[];
  }
}
