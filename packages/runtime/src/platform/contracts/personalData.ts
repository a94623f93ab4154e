import type { ContributionPoint, Members } from './extension.ts';
import type { SqlFragment } from '../db/db.ts';

/**
 * The shoppers whose rows are looked for, as SQL: each member except `mentionedIn` selects one column, for `in (…)`. An account's orders
 * and carts are among them; for an order alone `customers` is empty.
 */
export interface People {
  /** Selects `customer_id` of the accounts. */
  readonly customers: SqlFragment;
  /** Selects `uuid` of the accounts. */
  readonly customerUuids: SqlFragment;
  /** Selects the email addresses in lowercase. Compare them with `lower(email)`. */
  readonly emails: SqlFragment;
  /** Selects `order_id` of the orders. */
  readonly orders: SqlFragment;
  /** Selects `uuid` of the orders. */
  readonly orderUuids: SqlFragment;
  /** Selects `cart_id` of the carts. */
  readonly carts: SqlFragment;
  /** Returns the condition that a text names one of the people, by an address or by the UUID of a record about them. */
  mentionedIn(text: SqlFragment): SqlFragment;
}

/**
 * The effect of an erasure on a column. `erased` writes the word "erased" over a text, `null` takes the value away, and `values` keeps the
 * shape of JSON (also JSON in a text column) without its texts. `kept` is personal and stays, such as a country or an amount. `secret`
 * is never exported, such as the hash of a password. `other` is not about shoppers. An SQL expression is written in place of the value.
 */
export type PersonalUse = 'erased' | 'null' | 'values' | 'kept' | 'secret' | 'other' | SqlFragment;

/**
 * Says of one table what it knows about shoppers. Every column that can hold text is named: the export, the erasure, `shop doctor` and
 * the tests work from these declarations.
 */
export interface PersonalTable {
  readonly table: string;
  /** The use of each column that can hold text, JSON or bytes. Other columns, such as a UUID that identifies a visitor, may be named too. */
  readonly columns: Readonly<Record<string, PersonalUse>>;
  /** Returns the condition of the rows about the people. Absent if the table has no rows about shoppers. */
  rowsOf?(people: People): SqlFragment;
  /** The work of an erasure: it replaces `values` (the default), deletes the `rows`, or does `nothing` because the law keeps them. */
  readonly erasure?: 'values' | 'rows' | 'nothing';
  /** False if the export leaves the table out, because it only copies what other tables say, as a log does. */
  readonly isExported?: boolean;
  /** Selects files about the people for the export, as the columns `name` and `content` (bytes). */
  files?(people: People): SqlFragment;
}

declare module './extension.ts' {
  interface Contributions {
    readonly personalData?: readonly PersonalTable[];
  }
}

/** Declares a table without rows about shoppers, with its columns that can hold text. */
export const notPersonal = (table: string, ...columns: readonly string[]): PersonalTable => ({
  table,
  columns: Object.fromEntries(columns.map((column) => [column, 'other' as const])),
});

/** The columns of an address. Country and province stay, for reports and taxes. */
export const personalAddress = {
  full_name: 'erased',
  postcode: 'erased',
  telephone: 'erased',
  country: 'kept',
  province: 'kept',
  city: 'erased',
  address_1: 'erased',
  address_2: 'erased',
  company: 'erased',
  vat_id: 'erased',
} as const satisfies Readonly<Record<string, PersonalUse>>;

const USES: readonly unknown[] = ['erased', 'null', 'values', 'kept', 'secret', 'other'];
const ERASURES: readonly unknown[] = ['values', 'rows', 'nothing', undefined];

/** The contribution point of declarations of personal data. */
export const personalDataPoint: ContributionPoint<PersonalTable> = {
  noun: 'declaration of personal data',
  members: {
    table: 'text',
    columns: 'any',
    rowsOf: 'function?',
    erasure: 'any',
    isExported: 'any',
    files: 'function?',
  } satisfies Members<PersonalTable>,
  keyOf: ({ table }) => table,
  fault({ columns, erasure }) {
    const uses: unknown = columns;
    if (typeof uses !== 'object' || uses === null) return 'columns must be an object';
    const wrong = Object.entries(uses).find(([, use]) => typeof use !== 'object' && !USES.includes(use));
    if (wrong) return `columns.${wrong[0]} must be one of ${USES.join(', ')}, or an SQL fragment`;
    return ERASURES.includes(erasure) ? null : 'erasure must be one of values, rows, nothing, or absent';
  },
};
