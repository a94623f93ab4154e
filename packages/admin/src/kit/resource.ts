import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { FormDefinition } from './form/definition.ts';
import type { ListDefinition } from './list/defineList.ts';
import type { IconName } from './shared/Icon.tsx';
import type { PagePath, RecordsPath } from './shared/linkTo.ts';
import type { May } from './api/permissions.ts';
import type { PlainTextKey } from '../text/text.ts';

/** Navigation groups, in display order. `nav.settings` and `nav.system` stay collapsed until one of their pages is open. */
export const navGroups = [
  'nav.sales',
  'nav.catalog',
  'nav.people',
  'nav.marketing',
  'nav.content',
  'nav.extensions',
  'nav.settings',
  'nav.system',
] as const satisfies readonly PlainTextKey[];
export type NavGroup = (typeof navGroups)[number];

/** Path of the page for creating a record, and its label, such as "New product". */
export type Creating =
  | { readonly create: PagePath; readonly newTitle: PlainTextKey }
  | { readonly create?: never; readonly newTitle?: never };

/**
 * A record type with a list, and a form or a custom page. Alternatively, a page without records. Routes, navigation and the command palette
 * are built from the resources.
 */
export type Resource = Creating & {
  /** First element of the resource's query keys. */
  readonly id: string;
  /** Path of the list or page, without `/admin`. */
  readonly path: PagePath;
  readonly title: PlainTextKey;
  readonly icon: IconName;
  /** Navigation group. If absent, the navigation does not link to the resource. */
  readonly group?: NavGroup;
  /** Required permission ids. An action without a permission id is not offered. */
  readonly permissions: {
    /** Permission to open the list or page. If absent, every administrator may open it. */
    readonly list?: string;
    readonly create?: string;
    readonly update?: string;
    readonly delete?: string;
  };
  // oxlint-disable-next-line typescript/no-explicit-any -- lists of any rows
  list?(): Promise<ListDefinition<any>>;
  /** Loads a page that replaces the list. Its path may contain parameters such as `$group`, which the page reads with `useParams`. */
  view?(): Promise<ComponentType>;
  /** Path of the edit page, such as `/products/edit`. */
  readonly edit?: RecordsPath;
  form?(): Promise<FormDefinition>;
  /** Loads a page that replaces the form. */
  page?(): Promise<ComponentType<{ readonly uuid: string }>>;
};

export const defineResource = (resource: Resource): Resource => resource;

/** Resources of all areas. The shell provides them so that areas can link to each other's pages. */
export const ResourcesContext = createContext<readonly Resource[]>([]);

/** Reports whether an administrator may open a resource's list or page. */
export const mayOpen = (may: May, { permissions: { list } }: Resource): boolean =>
  list === undefined || may(list);
