import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';

/**
 * Lists the columns of every address in the order of forms. Tables of carts, orders and customers have these columns. Row schemas, SQL
 * statements, forms and digests derive from this list.
 */
export const addressColumns = {
  full_name: text.describe('The full name of the recipient.'),
  company: text.nullable().describe('The company. Null if the address is not of a company.'),
  vat_id: text
    .nullable()
    .describe(
      'The VAT ID of the company with the prefix of its country, such as `DE123456789`. Null if there is none.',
    ),
  address_1: text.describe('The street and house number.'),
  address_2: text.nullable().describe('A second address line, such as a floor. Null if there is none.'),
  city: text.describe('The city.'),
  province: text.describe(
    'The province: its ISO 3166-2 code if the country has provinces. Empty if addresses of the country have none.',
  ),
  country: text.describe('The ISO 3166-1 alpha-2 country code.'),
  postcode: text.describe('The postcode. Empty if the country has none.'),
  telephone: text.describe('The phone number of the recipient.'),
};

const address = z.object(addressColumns);

/** An address without the ids of its row. */
export type Address = z.output<typeof address>;

type OptionalPart = { [Key in keyof Address]: null extends Address[Key] ? Key : never }[keyof Address];

/** The names of the address columns, in the order of forms. */
export const ADDRESS_FIELDS = Object.keys(addressColumns) as readonly (keyof Address)[];

const OPTIONAL_PARTS = ADDRESS_FIELDS.filter((name) => addressColumns[name] instanceof z.ZodNullable);

/** An address of which nothing is known. */
export const EMPTY_ADDRESS = Object.fromEntries(
  ADDRESS_FIELDS.map((name) => [name, OPTIONAL_PARTS.includes(name) ? null : '']),
) as Address;

/** Returns only the address columns of a row. */
export const addressOf = (row: Address): Address => address.parse(row);

/** Fills in null for the optional parts that an address lacks. */
export const withOptionalParts = <T extends { readonly [Key in OptionalPart]?: string | null | undefined }>(
  sent: T,
): Omit<T, OptionalPart> & Readonly<Record<OptionalPart, string | null>> => ({
  ...sent,
  ...(Object.fromEntries(OPTIONAL_PARTS.map((name) => [name, sent[name as OptionalPart] ?? null])) as Record<
    OptionalPart,
    string | null
  >),
});
