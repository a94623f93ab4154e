import type { RefusedOutcome } from '@shop/runtime/extension';

/** The reasons why a purchase is not ready, or is not what was asked for. A protocol has words of its own for each. */
export type ProblemKind =
  | 'item_unavailable'
  | 'out_of_stock'
  | 'quantity_not_allowed'
  | 'no_items'
  | 'email_missing'
  | 'email_invalid'
  | 'destination_missing'
  | 'destination_unknown'
  | 'address_incomplete'
  | 'address_invalid'
  | 'address_undeliverable'
  | 'option_missing'
  | 'option_unknown'
  | 'no_way_to_pay'
  | 'billing_address_missing'
  | 'instrument_missing'
  | 'instrument_unknown'
  | 'payment_failed'
  | 'payment_needs_person'
  | 'price_changed'
  | 'currency_ignored'
  | 'tax_unknown'
  | 'code_invalid'
  | 'code_expired'
  | 'code_not_combined'
  | 'code_needs_account'
  | 'code_not_eligible'
  | 'refused';

/** Something that is said about a purchase. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The index of the item that was sent, or of the code, that it is about. */
  readonly index?: number;
  /** The SKU of the line that it is about. */
  readonly sku?: string;
  /** The part of the address or of the buyer that it is about, as `WishedAddress` names it. */
  readonly part?: string;
  /** The sentence, if the shop or a gateway has one that says more than the kind. */
  readonly text?: string;
}

const OF_ITEMS: Readonly<Record<string, ProblemKind>> = {
  PRODUCT_NOT_FOUND: 'item_unavailable',
  PRODUCT_NOT_AVAILABLE: 'item_unavailable',
  GIFT_CARD_AMOUNT: 'item_unavailable',
  OUT_OF_STOCK: 'out_of_stock',
  NOT_ENOUGH_STOCK: 'out_of_stock',
  QTY_NOT_ALLOWED: 'quantity_not_allowed',
  TOO_MANY_UNITS: 'quantity_not_allowed',
};

const OF_CODES: Readonly<Record<string, ProblemKind>> = {
  COUPON_EXPIRED: 'code_expired',
  COUPON_LIMIT: 'code_not_combined',
  COUPON_LOGIN_REQUIRED: 'code_needs_account',
  COUPON_USED_UP: 'code_not_eligible',
  COUPON_CUSTOMER_LIMIT: 'code_not_eligible',
  COUPON_CONDITION: 'code_not_eligible',
  CODE_GIVES_NOTHING: 'code_not_eligible',
};

type Refused = Pick<RefusedOutcome, 'code' | 'message'>;

/** Returns why an item was not taken. `place` says which. */
export const itemProblem = ({ code, message }: Refused, place: Pick<Problem, 'index' | 'sku'>): Problem => ({
  kind: OF_ITEMS[code] ?? 'item_unavailable',
  ...place,
  ...((OF_ITEMS[code] ?? 'item_unavailable') === 'quantity_not_allowed' && { text: message }),
});

/** Returns why a code was not taken. */
export const codeProblem = ({ code }: Refused, index: number): Problem => ({
  kind: OF_CODES[code] ?? 'code_invalid',
  index,
});

/** Returns true for a problem without which the purchase could be completed. The others are only told. */
export const isBlocking = ({ kind }: Problem): boolean => !TOLD_ONLY.has(kind);

const TOLD_ONLY: ReadonlySet<ProblemKind> = new Set([
  'currency_ignored',
  'tax_unknown',
  'code_invalid',
  'code_expired',
  'code_not_combined',
  'code_needs_account',
  'code_not_eligible',
  'price_changed',
  'payment_failed',
]);
