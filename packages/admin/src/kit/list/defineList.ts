import type { Listing, TypedDocument } from '@shop/sdk';
import type { SearchSchemaInput } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { shop } from '../api/shop.ts';
import { readMay } from '../api/permissions.ts';
import type { PagePath } from '../shared/linkTo.ts';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';

/** One entry of the argument `filters` of the admin schema. */
export interface Filter {
  readonly key: string;
  readonly operation: Operation;
  readonly value: string;
}

type Operation = 'eq' | 'neq' | 'in' | 'nin' | 'like' | 'nlike' | 'gt' | 'gteq' | 'lt' | 'lteq';

export interface Column<Row> {
  readonly key: string;
  readonly title: PlainTextKey;
  /** The sort key of the API; absent: rows cannot be sorted by it. */
  readonly sort?: string;
  /** Figures are aligned at the end of the line. */
  readonly align?: 'end';
  /** The column is left out on narrow screens. */
  readonly isMinor?: boolean;
  /** The cell is the link that opens the row, of which each list has one. */
  readonly isLink?: boolean;
  cell(row: Row): ReactNode;
}

/** A value of a filter with its label. */
export type Labeled = readonly [value: string, label: string];

/** A choice of values of a filter. The first two of one value stand in the bar above the list, the others in its menu of filters. */
export interface Choice {
  /** The key of the filter, and of the choice in the address. */
  readonly key: string;
  readonly title: PlainTextKey;
  /** A function loads the values that fit what was typed, and the chosen one. Of a choice of several it loads all. */
  readonly values: readonly Labeled[] | LoadValues;
  /** The id of the route that an administrator must hold to choose; absent: that of the list is enough. */
  readonly permission?: string;
  /** Creates the filter of a value; by default the key equals it. */
  filter?(value: string): Filter;
  /** Several values may be chosen. */
  readonly isMany?: boolean;
}

export type LoadValues = (search: string, chosen: string | null) => Promise<readonly Labeled[]>;

/** A filter of a column from one value to another: of days in the time zone of the shop, or of amounts of money. */
export interface Range {
  readonly key: string;
  readonly title: PlainTextKey;
  readonly kind: 'day' | 'money';
}

/** A named choice of filters, as a tab above the list. */
export interface View {
  readonly id: string;
  readonly title: PlainTextKey;
  /** The filters by key, or by `key[operation]`. */
  readonly f: Readonly<Record<string, string>>;
}

/** The choice of how far back rows go, by a key of times such as `created_at`. */
export const timeChoice = (key: string, title: PlainTextKey): Choice => ({
  key: `${key}_since`,
  title,
  values: [
    ['1', text('list.since.day')],
    ['7', text('list.since.week')],
    ['30', text('list.since.month')],
  ],
  // Whole hours, so that a page that is drawn again asks for the same rows.
  filter: (days) => {
    const hour = 3_600_000;
    const since = Math.floor(Date.now() / hour) * hour - Number(days) * 24 * hour;
    return { key, operation: 'gteq', value: new Date(since).toISOString() };
  },
});

/** A change of the selected rows: it is done at once, or by a dialog. */
export type BulkAction = DirectAction | DialogAction;

interface ActionOnRows {
  readonly id: string;
  readonly title: PlainTextKey;
  /** The id of the route that an administrator must hold. */
  readonly permission: string;
}

export interface DirectAction extends ActionOnRows {
  readonly isDangerous?: boolean;
  /** The administrator can undo it for a while, and is not asked first. */
  readonly isUndoable?: boolean;
  /** `show` learns how many are done. */
  run(ids: readonly string[], show: (done: number) => void): Promise<BulkAnswer>;
}

export interface DialogAction extends ActionOnRows {
  /** Made by `lazy()`. */
  readonly Dialog: ComponentType<BulkDialogProps>;
}

export interface BulkDialogProps {
  readonly ids: readonly string[];
  /** Returns the name of a selected row. */
  nameOf(id: string): string;
  /** Closes the dialog. After a change the rows are read anew, and none is selected. */
  close(isChanged: boolean): void;
}

/** A page or a file about the selected rows, which opens in a window of its own. */
export interface BulkLink {
  readonly id: string;
  readonly title: PlainTextKey;
  readonly permission: string;
  /** The number of rows that it takes at once. */
  readonly most?: number;
  href(ids: readonly string[]): string;
}

/** The answer of the bulk routes. */
export interface BulkAnswer {
  readonly changed: number;
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** Loads the page of a list that its filters name. */
export type LoadPage<Row> = (filters: readonly Filter[]) => Promise<Page<Row> | null>;

export interface ListDefinition<Row> {
  readonly title: PlainTextKey;
  /** The sentence of a list that has nothing yet. */
  readonly empty: PlainTextKey;
  /** The page that an empty list leads to where no button of its own can fill it: one of the admin, or of the shop. */
  readonly begin?: { readonly title: PlainTextKey } & (
    | { readonly to: PagePath; readonly isInShop?: false }
    | { readonly to: string; readonly isInShop: true }
  );
  /** Loads one page: `fromGraphql` or `fromRest`. */
  readonly load: LoadPage<Row>;
  uuidOf(row: Row): string;
  nameOf(row: Row): string;
  /** The filter of the search box; absent: the list has none. */
  readonly search?: { readonly key: string; readonly operation: Operation };
  readonly columns: readonly Column<Row>[];
  readonly choices?: readonly Choice[];
  readonly ranges?: readonly Range[];
  /** The tabs above the list, beside which administrators keep views of their own. Absent: the list has no tabs. */
  readonly views?: readonly View[];
  readonly bulk?: readonly (BulkAction | BulkLink)[];
  /** Shows all records in place of the table while nothing is searched, such as a tree. Made by `lazy()`. */
  readonly Whole?: ComponentType;
  /** Buttons beside the title, made by `lazy()`. */
  readonly Actions?: ComponentType;
}

export interface Page<Row> {
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly items: readonly Row[];
}

/** Gives a list the type of its rows, which is what its `load` answers: its columns and actions are checked by it. */
export const defineList = <Row>(list: ListDefinition<Row>): ListDefinition<Row> => list;

/**
 * Loads the pages of a list by a query of the admin schema. `field` names the root field that answers the page, `asks` the variables of
 * parts that take a permission of their own: each is true where the administrator holds it, for `@include(if: …)`.
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

/** Loads the pages of a list by a route of the REST API, such as `shop.taxClasses.list`. Each filter is a key of the query. */
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

/** The REST API counts the rows of a list up to this number. */
const MOST_COUNTED = 10_000;

/** The state of a list as its address names it: page, search, order and filters. */
export interface ListState {
  readonly page: number;
  /** The rows of a page. */
  readonly size: number;
  readonly q: string;
  readonly sort: string;
  readonly dir: 'asc' | 'desc';
  /** The values of filters by key, or by `key[operation]`. */
  readonly f: Readonly<Record<string, string>>;
}

/** Reads the query of an address. Links may leave out every part of it. */
export const readListState = (query: Partial<ListState> & SearchSchemaInput): ListState => ({
  page: Math.max(1, Math.trunc(Number(query.page)) || 1),
  size: PAGE_SIZES.find((size) => size === Number(query.size)) ?? PAGE,
  q: typeof query.q === 'string' || typeof query.q === 'number' ? String(query.q) : '',
  sort: typeof query.sort === 'string' ? query.sort : '',
  dir: query.dir === 'asc' ? 'asc' : 'desc',
  f: typeof query.f === 'object' && query.f !== null ? query.f : {},
});

/** Changes the address of a list. */
export type Go = (change: Partial<ListState>) => void;

/** The rows of a page, and how many it may have. */
export const PAGE = 20;
export const PAGE_SIZES: readonly number[] = [PAGE, 50, 100];

/** Creates the filters of the API from the state of a list. */
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

/** Creates the filter of the rows whose key has a value. */
export const eq = (key: string, value: string): Filter => ({ key, operation: 'eq', value });
