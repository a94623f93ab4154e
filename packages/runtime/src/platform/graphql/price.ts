import { digitsOf, toMinor, toNumber } from '../money.ts';
import type { Minor } from '../money.ts';
import type { GraphQLContext } from './contract.ts';

/** What a field of the type `Price` resolves to. The text is made when it is asked for. */
export interface Price {
  /** Major units, rounded to the digits of the currency. */
  readonly value: number;
  readonly currency: string;
  readonly text: string;
}

/** A price from decimal text (a NUMERIC column) or a number, both in major units of the currency. */
export const price = (context: GraphQLContext, amount: string | number, currency: string): Price =>
  priceOfMinor(context, toMinor(amount, currency), currency);

/** A price from minor units. */
export function priceOfMinor(context: GraphQLContext, minor: Minor, currency: string): Price {
  const value = toNumber(minor, currency);
  return {
    value,
    currency,
    get text() {
      return formatPrice(context.app.config.shop.locale, value, currency);
    },
  };
}

/**
 * Resolvers for fields of the type `Price`, one for each column of money: `sub_total` gives `subTotal`. For rows that
 * hold decimal text or JSON numbers in major units.
 */
export const priceFields = <Row>(
  columns: readonly (keyof Row & string)[],
  currencyOf: (row: Row) => string,
) =>
  Object.fromEntries(
    columns.map((column) => [
      camelCase(column),
      (row: Row, _args: unknown, context: GraphQLContext) =>
        price(context, row[column] as string | number, currencyOf(row)),
    ]),
  );

const camelCase = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A figure in major units for people. Making a formatter costs a hundred times its use, and a shop has few pairs of locale
 * and currency.
 */
export function formatPrice(locale: string, value: number, currency: string): string {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = digitsOf(currency);
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
