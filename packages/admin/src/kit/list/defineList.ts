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
  /** Sort key of the API. If absent, rows cannot be sorted by the column. */
  readonly sort?: string;
  /** Aligns numbers at the end of the line. */
  readonly align?: 'end';
  /** True if the column is hidden on narrow screens. */
  readonly isMinor?: boolean;
  /** True if the cell is the link that opens the row. Each list has one such column. */
  readonly isLink?: boolean;
  cell(row: Row): ReactNode;
}

/** A filter value with its label. */
export type Labeled = readonly [value: string, label: string];

/** A filter with selectable values. The first two single-value filters are in the bar above the list, the others in its filter menu. */
export interface Choice {
  /** Key of the filter, also used in the URL. */
  readonly key: string;
  readonly title: PlainTextKey;
  /** A function loads the values that match the typed text, and the selected value. For a multi-value filter it loads all values. */
  readonly values: readonly Labeled[] | LoadValues;
  /** Id of the permission required to use the filter. If absent, the list's permission is sufficient. */
  readonly permission?: string;
  /** Creates the API filter for a value. Default: the key equals the value. */
  filter?(value: string): Filter;
  /** True if several values may be selected. */
  readonly isMany?: boolean;
}

export type LoadValues = (search: string, chosen: string | null) => Promise<readonly Labeled[]>;

/** A range filter on a column: days in the shop's time zone, or amounts of money. */
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

/** Creates a filter for how far back rows go, based on a timestamp key such as `created_at`. */
export const timeChoice = (key: string, title: PlainTextKey): Choice => ({
  key: `${key}_since`,
  title,
  values: [
    ['1', text('list.since.day')],
    ['7', text('list.since.week')],
    ['30', text('list.since.month')],
  ],
  // Rounded to whole hours so that a rerender requests the same rows.
  filter: (days) => {
    const hour = 3_600_000;
    const since = Math.floor(Date.now() / hour) * hour - Number(days) * 24 * hour;
    return { key, operation: 'gteq', value: new Date(since).toISOString() };
  },
});

/** A change of the selected rows, applied immediately or through a dialog. */
export type BulkAction = DirectAction | DialogAction;

interface ActionOnRows {
  readonly id: string;
  readonly title: PlainTextKey;
  /** Id of the required permission. */
  readonly permission: string;
}

export interface DirectAction extends ActionOnRows {
  readonly isDangerous?: boolean;
  /** True if the administrator can undo the action for a limited time. If so, it needs no confirmation. */
  readonly isUndoable?: boolean;
  /** Runs the action. `show` receives the number of processed rows. */
  run(ids: readonly string[], show: (done: number) => void): Promise<BulkAnswer>;
}

export interface DialogAction extends ActionOnRows {
  /** Created by `lazy()`. */
  readonly Dialog: ComponentType<BulkDialogProps>;
}

export interface BulkDialogProps {
  readonly ids: readonly string[];
  /** Returns the name of a selected row. */
  nameOf(id: string): string;
  /** Closes the dialog. After a change, the rows are refetched and deselected. */
  close(isChanged: boolean): void;
}

/** A page or file about the selected rows that opens in a new window. */
export interface BulkLink {
  readonly id: string;
  readonly title: PlainTextKey;
  readonly permission: string;
  /** Maximum number of rows. */
  readonly most?: number;
  href(ids: readonly string[]): string;
}

/** Response of the bulk routes. */
export interface BulkAnswer {
  readonly changed: number;
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** Loads the list page selected by the filters. */
export type LoadPage<Row> = (filters: readonly Filter[]) => Promise<Page<Row> | null>;

export interface ListDefinition<Row> {
  readonly title: PlainTextKey;
  /** Message shown while the list has no records. */
  readonly empty: PlainTextKey;
  /** Page that an empty list links to if it has no button to create records: an admin page or a shop page. */
  readonly begin?: { readonly title: PlainTextKey } & (
    | { readonly to: PagePath; readonly isInShop?: false }
    | { readonly to: string; readonly isInShop: true }
  );
  /** Loads one page: `fromGraphql` or `fromRest`. */
  readonly load: LoadPage<Row>;
  uuidOf(row: Row): string;
  nameOf(row: Row): string;
  /** Filter used by the search box. If absent, the list has no search box. */
  readonly search?: { readonly key: string; readonly operation: Operation };
  readonly columns: readonly Column<Row>[];
  readonly choices?: readonly Choice[];
  readonly ranges?: readonly Range[];
  /** Tabs above the list, next to the views saved by administrators. If absent, the list has no tabs. */
  readonly views?: readonly View[];
  readonly bulk?: readonly (BulkAction | BulkLink)[];
  /** Shows all records, for example as a tree, in place of the table while no search is active. Created by `lazy()`. */
  readonly Whole?: ComponentType;
  /** Buttons next to the title, created by `lazy()`. */
  readonly Actions?: ComponentType;
}

export interface Page<Row> {
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly items: readonly Row[];
}

/** Returns the list typed by its rows, which are what `load` returns, so that columns and actions are type-checked. */
export const defineList = <Row>(list: ListDefinition<Row>): ListDefinition<Row> => list;

/**
 * Creates a loader that reads list pages with an admin schema query. `field` is the root field that returns the page. `asks` are the
 * variables for parts that require their own permission: each is true if the administrator has the permission, for `@include(if: …)`.
 */
export const fromGraphql =
  <Result, Name extends keyof Result, Asked extends string = never>(
    query: TypedDocument<Result, { filters?: Filter[] | null } & Readonly<Record<Asked, boolean>>>,
    field: Name,
    asks?: Readonly<Record<Asked, string>>,
  ): LoadPage<RowOf<Result[Name]>> =>
  async (filters) => {
    const may = await readMay();
    const asked = Object.entries<string>(asks ?? {}).map(([name, permission]) => [name, may(permission)]);
    const variables = { filters: [...filters], ...Object.fromEntries(asked) };
    const result = await shop.admin.graphql(
      query as TypedDocument<Result, Readonly<Record<string, unknown>>>,
      variables,
    );
    return result[field] as Page<RowOf<Result[Name]>> | null;
  };

type RowOf<Answer> = NonNullable<Answer> extends Page<infer Row> ? Row : never;

/** Creates a loader that reads list pages from a REST route, such as `shop.taxClasses.list`. Each filter becomes a query parameter. */
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

/** Maximum number of rows that the REST API counts. */
const MOST_COUNTED = 10_000;

/** List state in the URL: page, search, sort order and filters. */
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

/** Reads the list state from a query string, in which every parameter is optional. */
export const readListState = (query: Partial<ListState> & SearchSchemaInput): ListState => ({
  page: Math.max(1, Math.trunc(Number(query.page)) || 1),
  size: PAGE_SIZES.find((size) => size === Number(query.size)) ?? PAGE,
  q: typeof query.q === 'string' || typeof query.q === 'number' ? String(query.q) : '',
  sort: typeof query.sort === 'string' ? query.sort : '',
  dir: query.dir === 'asc' ? 'asc' : 'desc',
  f: typeof query.f === 'object' && query.f !== null ? query.f : {},
});

/** Changes the URL of a list. */
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

/** Creates a filter from `key` or `key[operation]`. */
export function filterOf(name: string, value: string): Filter {
  const [, key = name, operation = 'eq'] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
  return { key, operation: operation as Operation, value };
}

/** Creates an equality filter. */
export const eq = (key: string, value: string): Filter => ({ key, operation: 'eq', value });
