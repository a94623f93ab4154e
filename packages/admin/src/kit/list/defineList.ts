import type { Listing, TypedDocument } from '@shop/sdk';
import type { SearchSchemaInput } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { shop } from '../api/shop.ts';
import { readMay } from '../api/permissions.ts';
import type { PagePath } from '../shared/linkTo.ts';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';

/** One entry of the `filters` argument in the admin schema. */
export interface Filter {
  readonly key: string;
  readonly operation: Operation;
  readonly value: string;
}

type Operation = 'eq' | 'neq' | 'in' | 'nin' | 'like' | 'nlike' | 'gt' | 'gteq' | 'lt' | 'lteq';

export interface Column<Row> {
  readonly key: string;
  readonly title: PlainTextKey;
  /** API sort key. If absent, the list cannot be sorted by the column. */
  readonly sort?: string;
  /** Aligns numbers at the end of the line. */
  readonly align?: 'end';
  /** True if the column is hidden on narrow screens. */
  readonly isMinor?: boolean;
  /** True if the cell contains the link that opens the row. Each list has exactly one such column. */
  readonly isLink?: boolean;
  cell(row: Row): ReactNode;
}

/** A filter value with its label. */
export type Labeled = readonly [value: string, label: string];

/**
 * A filter with selectable values. The first two single-value filters are in the bar above the list. All other filters are in the filter
 * menu.
 */
export interface Choice {
  /** Filter key, which is also used in the URL. */
  readonly key: string;
  readonly title: PlainTextKey;
  /**
   * Filter values, or a function that loads them. For a single-value filter, the function loads the values that match the typed text and
   * the selected value. For a multi-value filter, it loads all values.
   */
  readonly values: readonly Labeled[] | LoadValues;
  /** Permission id required to use the filter. If absent, the list's permission is sufficient. */
  readonly permission?: string;
  /** Creates the API filter for a value. Default: `key` equals the value. */
  filter?(value: string): Filter;
  /** True if several values may be selected. */
  readonly isMany?: boolean;
}

export type LoadValues = (search: string, chosen: string | null) => Promise<readonly Labeled[]>;

/** A range filter on a column, for days in the shop's time zone or amounts of money. */
export interface Range {
  readonly key: string;
  readonly title: PlainTextKey;
  readonly kind: 'day' | 'money';
}

/** A named set of filters, shown as a tab above the list. */
export interface View {
  readonly id: string;
  readonly title: PlainTextKey;
  /** Filter values by key, or by `key[operation]`. */
  readonly f: Readonly<Record<string, string>>;
}

/** Creates a filter for the maximum age of rows, based on a timestamp key such as `created_at`. */
export const timeChoice = (key: string, title: PlainTextKey): Choice => ({
  key: `${key}_since`,
  title,
  values: [
    ['1', text('list.since.day')],
    ['7', text('list.since.week')],
    ['30', text('list.since.month')],
  ],
  // The time is rounded to a whole hour so that a rerender requests the same rows.
  filter: (days) => {
    const hour = 3_600_000;
    const since = Math.floor(Date.now() / hour) * hour - Number(days) * 24 * hour;
    return { key, operation: 'gteq', value: new Date(since).toISOString() };
  },
});

/** A bulk action on the selected rows, which runs immediately or opens a dialog. */
export type BulkAction = DirectAction | DialogAction;

interface ActionOnRows {
  readonly id: string;
  readonly title: PlainTextKey;
  /** Required permission id. */
  readonly permission: string;
}

export interface DirectAction extends ActionOnRows {
  readonly isDangerous?: boolean;
  /** True if the administrator can undo the action for a limited time. Such an action requires no confirmation. */
  readonly isUndoable?: boolean;
  /** Runs the action. `show` receives the number of processed rows. */
  run(ids: readonly string[], show: (done: number) => void): Promise<BulkAnswer>;
}

export interface DialogAction extends ActionOnRows {
  /** Dialog component, created by `lazy()`. */
  readonly Dialog: ComponentType<BulkDialogProps>;
}

export interface BulkDialogProps {
  readonly ids: readonly string[];
  /** Returns the name of a selected row. */
  nameOf(id: string): string;
  /** Closes the dialog. After a change, the rows are refetched and deselected. */
  close(isChanged: boolean): void;
}

/** A page or file about the selected rows, opened in a new window. */
export interface BulkLink {
  readonly id: string;
  readonly title: PlainTextKey;
  readonly permission: string;
  /** Maximum number of rows that the link accepts. */
  readonly most?: number;
  href(ids: readonly string[]): string;
}

/** Response body of the bulk routes. */
export interface BulkAnswer {
  readonly changed: number;
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** Loads the result page that the filters select. */
export type LoadPage<Row> = (filters: readonly Filter[]) => Promise<Page<Row> | null>;

export interface ListDefinition<Row> {
  readonly title: PlainTextKey;
  /** Message shown if the list has no records. */
  readonly empty: PlainTextKey;
  /** Page that an empty list links to if it has no button for creating records. The page is in the admin or the storefront. */
  readonly begin?: { readonly title: PlainTextKey } & (
    | { readonly to: PagePath; readonly isInShop?: false }
    | { readonly to: string; readonly isInShop: true }
  );
  /** Loads one result page. Created by `fromGraphql` or `fromRest`. */
  readonly load: LoadPage<Row>;
  uuidOf(row: Row): string;
  nameOf(row: Row): string;
  /** Filter used by the search box. If absent, the list has no search box. */
  readonly search?: { readonly key: string; readonly operation: Operation };
  readonly columns: readonly Column<Row>[];
  readonly choices?: readonly Choice[];
  readonly ranges?: readonly Range[];
  /** Predefined views, shown as tabs above the list along with the administrator's saved views. If absent, the list has no tabs. */
  readonly views?: readonly View[];
  readonly bulk?: readonly (BulkAction | BulkLink)[];
  /** Component that shows all records, for example as a tree. It replaces the table unless a search is active. Created by `lazy()`. */
  readonly Whole?: ComponentType;
  /** Buttons next to the title, created by `lazy()`. They receive the filters of the list. */
  readonly Actions?: ComponentType<ListActionsProps>;
}

export interface ListActionsProps {
  readonly filters: readonly Filter[];
}

export interface Page<Row> {
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly items: readonly Row[];
}

/** Returns the list definition typed by the rows that `load` returns, so that columns and actions are type-checked. */
export const defineList = <Row>(list: ListDefinition<Row>): ListDefinition<Row> => list;

/**
 * Creates a loader that reads result pages with an admin schema query. `field` is the root field that returns the result page. `permissions` maps
 * the variables of `@include(if: …)` directives to the permissions that those query parts require. A variable is true if the administrator
 * has the permission.
 */
export const fromGraphql =
  <Result, Name extends keyof Result, Flag extends string = never>(
    query: TypedDocument<Result, { filters?: Filter[] | null } & Readonly<Record<Flag, boolean>>>,
    field: Name,
    permissions?: Readonly<Record<Flag, string>>,
  ): LoadPage<RowOf<Result[Name]>> =>
  async (filters) => {
    const may = await readMay();
    const permitted = Object.entries<string>(permissions ?? {}).map(([name, permission]) => [
      name,
      may(permission),
    ]);
    const variables = { filters: [...filters], ...Object.fromEntries(permitted) };
    const result = await shop.admin.graphql(
      query as TypedDocument<Result, Readonly<Record<string, unknown>>>,
      variables,
    );
    return result[field] as Page<RowOf<Result[Name]>> | null;
  };

type RowOf<Answer> = NonNullable<Answer> extends Page<infer Row> ? Row : never;

/** Creates a loader that reads result pages from a REST route, such as `shop.taxClasses.list`. Each filter becomes a query parameter. */
export const fromRest =
  <Row, Query = never>(list: (query: Query) => Listing<readonly Row[], unknown>): LoadPage<Row> =>
  async (filters) => {
    const query = Object.fromEntries(
      filters.map(({ key, operation, value }) => [operation === 'eq' ? key : `${key}[${operation}]`, value]),
    );
    const answer = list(query as Query);
    const items = await answer;
    const meta = await answer.meta();
    return { items, total: meta?.total ?? items.length, totalIsExact: (meta?.total ?? 0) < MOST_COUNTED };
  };

/** Maximum row count that the REST API reports. */
const MOST_COUNTED = 10_000;

/** List state in the URL, with the page number, search, sorting and filters. */
export interface ListState {
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
  readonly q: string;
  readonly sort: string;
  readonly dir: 'asc' | 'desc';
  /** Filter values by key, or by `key[operation]`. */
  readonly f: Readonly<Record<string, string>>;
}

/** Reads the list state from a query string. All parameters are optional. */
export const readListState = (query: Partial<ListState> & SearchSchemaInput): ListState => ({
  page: Math.max(1, Math.trunc(Number(query.page)) || 1),
  size: PAGE_SIZES.find((size) => size === Number(query.size)) ?? PAGE,
  q: typeof query.q === 'string' || typeof query.q === 'number' ? String(query.q) : '',
  sort: typeof query.sort === 'string' ? query.sort : '',
  dir: query.dir === 'asc' ? 'asc' : 'desc',
  f: typeof query.f === 'object' && query.f !== null ? query.f : {},
});

/** Updates the list state in the URL. */
export type Go = (change: Partial<ListState>) => void;

/** Default number of rows per page, and the available page sizes. */
export const PAGE = 20;
export const PAGE_SIZES: readonly number[] = [PAGE, 50, 100];

/** Creates the API filters from the list state. */
export function filtersOf(
  { search, choices = [] }: Pick<ListDefinition<never>, 'search' | 'choices'>,
  { page, size, q, sort, dir, f }: ListState,
): Filter[] {
  return [
    eq('page', String(page)),
    eq('limit', String(size)),
    ...(sort === '' ? [] : [eq('ob', sort), eq('od', dir)]),
    ...(q === '' || !search ? [] : [{ ...search, value: q }]),
    ...Object.entries(f).flatMap(([key, value]) => {
      if (value === '') return [];
      return [choices.find((choice) => choice.key === key)?.filter?.(value) ?? filterOf(key, value)];
    }),
  ];
}

/** Returns the query string of filters for a file with all their rows, without page and order. */
export const fileQuery = (filters: readonly Filter[]): string =>
  new URLSearchParams(
    filters
      .filter(({ key }) => !['page', 'limit', 'ob', 'od'].includes(key))
      .map(({ key, operation, value }) => [operation === 'eq' ? key : `${key}[${operation}]`, value]),
  ).toString();

/** Creates a filter from `key` or `key[operation]`. */
export function filterOf(name: string, value: string): Filter {
  const [, key = name, operation = 'eq'] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
  return { key, operation: operation as Operation, value };
}

/** Creates an equality filter. */
export const eq = (key: string, value: string): Filter => ({ key, operation: 'eq', value });
