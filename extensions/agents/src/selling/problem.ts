import type { RefusedOutcome } from '@shop/runtime/extension';

/** The meaning of a problem, in whatever words it is told. */
interface Meaning {
  /** False for a problem that is only told: the purchase can be completed with it. */
  readonly blocks: boolean;
  /** True for one that is told about a basket too. A basket does not need all that a purchase needs. */
  readonly ofBaskets: boolean;
}

const ofPurchases: Meaning = { blocks: true, ofBaskets: false };
const ofBoth: Meaning = { blocks: true, ofBaskets: true };
const toldOfPurchases: Meaning = { blocks: false, ofBaskets: false };
const toldOfBoth: Meaning = { blocks: false, ofBaskets: true };

/** The reasons why a purchase is not ready, or is not what was asked for. A protocol has words of its own for each. */
const MEANINGS = {
  item_unavailable: ofBoth,
  out_of_stock: ofBoth,
  quantity_not_allowed: ofBoth,
  no_items: ofPurchases,
  email_missing: ofPurchases,
  email_invalid: ofBoth,
  destination_missing: ofPurchases,
  destination_unknown: ofPurchases,
  address_incomplete: ofPurchases,
  address_invalid: ofPurchases,
  address_undeliverable: ofPurchases,
  option_missing: ofPurchases,
  option_unknown: ofPurchases,
  no_way_to_pay: ofPurchases,
  billing_address_missing: ofPurchases,
  instrument_missing: ofPurchases,
  instrument_unknown: ofPurchases,
  payment_failed: toldOfPurchases,
  payment_needs_person: ofPurchases,
  price_changed: toldOfPurchases,
  currency_ignored: toldOfBoth,
  tax_unknown: toldOfBoth,
  code_invalid: toldOfBoth,
  code_expired: toldOfBoth,
  code_not_combined: toldOfBoth,
  code_needs_account: toldOfBoth,
  code_not_eligible: toldOfBoth,
  refused: ofPurchases,
} as const satisfies Readonly<Record<string, Meaning>>;

/** The kinds of problems of codes. */
export const CODE_KINDS = [
  'code_invalid',
  'code_expired',
  'code_not_combined',
  'code_needs_account',
  'code_not_eligible',
] as const satisfies readonly (keyof typeof MEANINGS)[];

/** The kind of a problem. */
export type ProblemKind = keyof typeof MEANINGS;

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

/** Returns which codes did not hold, to be told as often as the purchase is. */
export const rejectedIn = (problems: readonly Problem[]): readonly RejectedCode[] =>
  problems.flatMap(({ kind, index = 0 }) => {
    const found = CODE_KINDS.find((one) => one === kind);
    return found === undefined ? [] : [{ kind: found, index }];
  });

/** A code that did not hold, by its index. */
export interface RejectedCode {
  readonly kind: (typeof CODE_KINDS)[number];
  readonly index: number;
}

/** Returns true for a problem without which the purchase could be completed. The others are only told. */
export const isBlocking = ({ kind }: Problem): boolean => MEANINGS[kind].blocks;

/** Returns true for a problem that is told about a basket. */
export const isOfBaskets = ({ kind }: Problem): boolean => MEANINGS[kind].ofBaskets;
