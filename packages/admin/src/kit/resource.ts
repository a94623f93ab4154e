import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { FormDefinition } from './form/definition.ts';
import type { ListDefinition } from './list/defineList.ts';
import type { IconName } from './shared/Icon.tsx';
import type { PagePath, RecordsPath } from './shared/linkTo.ts';
import type { May } from './api/permissions.ts';
import type { PlainTextKey } from '../text/text.ts';

/** The groups of the navigation, in their order. Those of `nav.settings` and `nav.system` are folded until one of their pages is open. */
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

/** The page of a new record, and its words, such as "New product". */
export type Creating =
  | { readonly create: PagePath; readonly newTitle: PlainTextKey }
  | { readonly create?: never; readonly newTitle?: never };

/**
 * A kind of record with a list, and with a form or a page of its own; or a page that is neither. Routes, navigation and the palette are
 * made from these.
 */
export type Resource = Creating & {
  /** The first part of the keys of its queries. */
  readonly id: string;
  /** The path of its list or page below `/admin`. */
  readonly path: PagePath;
  readonly title: PlainTextKey;
  readonly icon: IconName;
  /** The group of the navigation; absent: the navigation has no link to it. */
  readonly group?: NavGroup;
  /** The ids of the routes that an administrator must hold. What is absent is not offered. */
  readonly permissions: {
    /** The permission to open the list or the page; absent: every administrator may. */
    readonly list?: string;
    readonly create?: string;
    readonly update?: string;
    readonly delete?: string;
  };
  // oxlint-disable-next-line typescript/no-explicit-any -- lists of any rows
  list?(): Promise<ListDefinition<any>>;
  /** A page in place of the list. Its path may have parts such as `$group`, which the page reads by `useParams`. */
  view?(): Promise<ComponentType>;
  /** The path of one record, such as `/products/edit`. */
  readonly edit?: RecordsPath;
  form?(): Promise<FormDefinition>;
  /** A page in place of the form. */
  page?(): Promise<ComponentType<{ readonly uuid: string }>>;
};

export const defineResource = (resource: Resource): Resource => resource;

/** The pages of all areas, which the shell gives to those that lead to pages of other areas. */
export const ResourcesContext = createContext<readonly Resource[]>([]);

/** Reports whether an administrator may open the list or the page of a resource. */
export const mayOpen = (may: May, { permissions: { list } }: Resource): boolean =>
  list === undefined || may(list);
