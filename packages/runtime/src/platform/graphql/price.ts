import type { ReadContext } from '../loading/readContext.ts';
import { formatPrice, toMinor, toNumber } from '../money.ts';
import type { Minor } from '../money.ts';

/** The value of a `Price` field. Its text is formatted only when it is selected. */
export interface Price {
  /** The amount in major units, rounded to the currency's decimals. */
  readonly value: number;
  readonly currency: string;
  readonly text: string;
}

/** Creates a price from a decimal string (a NUMERIC column) or a number, both in major units of the currency. */
export const price = (context: ReadContext, amount: string | number, currency: string): Price =>
  priceOfMinor(context, toMinor(amount, currency), currency);

/** Creates a price from minor units. */
export const priceOfMinor = (context: ReadContext, minor: Minor, currency: string): Price =>
  new SelectedPrice(toNumber(minor, currency), currency, context);

/** The price is a class because of its getter; see `requestInfo`. */
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
 * Creates resolvers for `Price` fields, one per money column: `sub_total` becomes `subTotal`. For rows with decimal strings or
 * JSON numbers in major units.
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
