import type { ReadContext } from '../loading/readContext.ts';
import { formatPrice, toMinor, toNumber } from '../money.ts';
import type { Minor } from '../money.ts';

/** The value of a `Price` field. Its `text` is formatted only if the query selects it. */
export interface Price {
  /** The amount in major units, rounded to the number of decimals of the currency. */
  readonly value: number;
  readonly currency: string;
  readonly text: string;
}

/** Creates a price from an amount in major units: a number, or a decimal string from a NUMERIC column. */
export const price = (context: ReadContext, amount: string | number, currency: string): Price =>
  priceOfMinor(context, toMinor(amount, currency), currency);

/** Creates a price from minor units. */
export const priceOfMinor = (context: ReadContext, minor: Minor, currency: string): Price =>
  new SelectedPrice(toNumber(minor, currency), currency, context);

/** Implements `Price` as a class because of its getter: see `requestInfo`. */
class SelectedPrice implements Price {
  readonly value: number;
  readonly currency: string;
  readonly #context: ReadContext;

  constructor(value: number, currency: string, context: ReadContext) {
    this.value = value;
    this.currency = currency;
    this.#context = context;
  }

  get text(): string {
    return formatPrice(this.#context.app.locale, this.value, this.currency);
  }
}

/**
 * Creates resolvers for `Price` fields from columns with amounts in major units, such as `subTotal` from `sub_total`. The amounts
 * are decimal strings or JSON numbers.
 */
export const priceFields = <Row>(
  columns: readonly (keyof Row & string)[],
  currencyOf: (row: Row) => string,
) =>
  Object.fromEntries(
    columns.map((column) => [
      camelCase(column),
      (row: Row, _args: unknown, context: ReadContext) =>
        price(context, row[column] as string | number, currencyOf(row)),
    ]),
  );

const camelCase = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
