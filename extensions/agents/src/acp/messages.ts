import type { AppContext } from '@shop/runtime/extension';
import type { Problem, ProblemKind } from '../selling/problem.ts';
import { sentenceOf } from '../selling/sentenceOf.ts';

/** A message of an answer. */
export interface AcpMessage {
  readonly type: 'error' | 'warning' | 'info';
  /** A code of the closed list of the protocol. Absent for what is only told. */
  readonly code?: string;
  readonly param?: string;
  readonly content_type: 'plain';
  readonly content: string;
  readonly resolution?: 'recoverable' | 'requires_buyer_input';
}

/** Finds the line of an answer that has a SKU. Null if there is none. */
export type LineOf = (sku: string) => number | null;

interface Word {
  /** Default: `error`. */
  readonly type?: AcpMessage['type'];
  readonly code?: string;
  /** Default: `recoverable`. */
  readonly resolution?: AcpMessage['resolution'];
  readonly param?: (problem: Problem, lineOf: LineOf) => string | null;
}

const atItem = ({ sku, index }: Problem, lineOf: LineOf): string | null => {
  const line = sku === undefined ? null : lineOf(sku);
  const found = line ?? index;
  return found === undefined ? null : `$.line_items[${found}]`;
};
const at = (path: string) => (): string => path;

const ADDRESS = '$.fulfillment_details.address';
/** The places of the parts of an address, in the words of the core. */
const PARTS: Readonly<Record<string, string>> = {
  first_name: `${ADDRESS}.name`,
  last_name: `${ADDRESS}.name`,
  street_address: `${ADDRESS}.line_one`,
  extended_address: `${ADDRESS}.line_two`,
  address_locality: `${ADDRESS}.city`,
  address_region: `${ADDRESS}.state`,
  address_country: `${ADDRESS}.country`,
  postal_code: `${ADDRESS}.postal_code`,
  phone_number: '$.fulfillment_details.phone_number',
};
const atAddress = ({ part }: Problem): string => (part === undefined ? ADDRESS : (PARTS[part] ?? ADDRESS));
const atOption = at('$.selected_fulfillment_options');

/** The reasons of the protocol why a code was not taken. */
export const CODE_REASONS: Partial<Readonly<Record<ProblemKind, string>>> = {
  code_invalid: 'discount_code_invalid',
  code_expired: 'discount_code_expired',
  code_not_combined: 'discount_code_combination_disallowed',
  code_needs_account: 'discount_code_user_not_logged_in',
  code_not_eligible: 'discount_code_user_ineligible',
};

const codeWord = (kind: ProblemKind): Word => ({
  type: 'warning',
  code: CODE_REASONS[kind] ?? 'discount_code_invalid',
  param: ({ index = 0 }) => `$.discounts.codes[${index}]`,
});

const WORDS: Readonly<Record<ProblemKind, Word>> = {
  item_unavailable: { code: 'not_found', param: atItem },
  out_of_stock: { code: 'out_of_stock', param: atItem },
  quantity_not_allowed: { code: 'quantity_exceeded', param: atItem },
  no_items: { code: 'missing', param: at('$.line_items') },
  email_missing: { code: 'missing', param: at('$.buyer.email') },
  email_invalid: { code: 'invalid', param: at('$.buyer.email') },
  destination_missing: { code: 'missing', param: at(ADDRESS) },
  destination_unknown: { code: 'invalid', param: at(ADDRESS) },
  address_incomplete: { code: 'missing', param: atAddress },
  address_invalid: { code: 'invalid', param: atAddress },
  address_undeliverable: { code: 'region_restricted', param: at(ADDRESS) },
  option_missing: { code: 'missing', param: atOption },
  option_unknown: { code: 'invalid', param: at('$.selected_fulfillment_options[0].option_id') },
  no_way_to_pay: { code: 'unsupported', resolution: 'requires_buyer_input' },
  billing_address_missing: { code: 'missing', param: at('$.payment_data.billing_address') },
  instrument_missing: { code: 'missing', param: at('$.payment_data') },
  instrument_unknown: { code: 'invalid', param: at('$.payment_data') },
  payment_failed: { code: 'payment_declined', param: at('$.payment_data') },
  payment_needs_person: { code: 'intervention_required', resolution: 'requires_buyer_input' },
  price_changed: { type: 'warning', code: 'price_change', param: at('$.totals') },
  currency_ignored: { type: 'info', param: at('$.currency') },
  tax_unknown: { type: 'info', param: at('$.totals') },
  code_invalid: codeWord('code_invalid'),
  code_expired: codeWord('code_expired'),
  code_not_combined: codeWord('code_not_combined'),
  code_needs_account: codeWord('code_needs_account'),
  code_not_eligible: codeWord('code_not_eligible'),
  refused: { code: 'invalid' },
};

/** Puts problems into the words of the protocol, in the language of the app. */
export const messagesOf = (
  app: AppContext,
  problems: readonly Problem[],
  lineOf: LineOf,
): readonly AcpMessage[] =>
  problems.map((problem) => {
    const { type = 'error', code, resolution = 'recoverable', param } = WORDS[problem.kind];
    const place = param?.(problem, lineOf) ?? null;
    return {
      type,
      ...(code !== undefined && { code }),
      ...(place !== null && { param: place }),
      content_type: 'plain',
      content: sentenceOf(app, problem),
      ...(type === 'error' && { resolution }),
    };
  });
