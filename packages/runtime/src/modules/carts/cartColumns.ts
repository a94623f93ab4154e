import { toDecimal } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import type { VariantChoice } from '../catalog/index.ts';
import { sizedUrl } from '../media/index.ts';
import { CART_AMOUNTS, LINE_AMOUNTS } from '../pricing/index.ts';
import type { NearOffers } from './offers/evaluateOffers.ts';
import { percentText } from '../tax/index.ts';
import { COUPON_FIELD, SHIPPING_FIELD } from './cartError.ts';
import type { CartColumns } from './cart.ts';
import type { CartError } from './cartError.ts';
import type { LineColumns, LineOffer } from './cartLine.ts';
import { isGift } from './offers/giftsOf.ts';
import { isOfferNote } from './offers/toldOffers.ts';
import { taxFreeColumns } from './taxFree.ts';
import type { CartDraft } from './draft.ts';
import type { CartComputation, ComputedLine } from './recomputeCart.ts';

/** The rows of a computed cart. */
export interface ComputedCart {
  readonly columns: CartColumns;
  readonly lines: readonly LineColumns[];
  /** The offers that the cart would get. They are not written. */
  readonly near?: NearOffers;
}

/** Creates the rows of a computed cart: the shopper's choices, the catalog values, and the totals. Pure. */
export function cartColumns(
  draft: CartDraft,
  { totals, shipping, offers, taxFree }: Pick<CartComputation, 'totals' | 'shipping' | 'offers' | 'taxFree'>,
): ComputedCart {
  const {
    lines: _lines,
    addresses: _addresses,
    selection: _selection,
    codes: _codes,
    newCode: _newCode,
    errors,
    ...stored
  } = draft;
  const { lines } = totals;
  return {
    columns: {
      ...stored,
      ...amounts(CART_AMOUNTS, totals, draft.currency),
      ...taxFreeColumns(draft, taxFree),
      coupon: offers.codes[0] ?? null,
      coupons: [...offers.codes],
      discounts: [...offers.discounts],
      declined_gifts: [...offers.declined_gifts],
      // The totals are shown to anyone who reads the cart, so they are no longer marked as changed.
      totals_changed: false,
      no_shipping_required: lines.length > 0 && lines.every(({ product }) => product.no_shipping_required),
      shipping_method_data: shipping.selection,
      total_qty: totals.total_qty,
      total_weight: weightText(totals.total_weight),
      errors: [
        ...errorsLeft(
          errorsLeft(
            errors.filter((error) => !isOfferNote(error)),
            SHIPPING_FIELD,
            shipping.selection,
            shipping.error,
          ),
          COUPON_FIELD,
          offers.codes[0] ?? null,
          offers.error,
        ),
        ...offers.notes,
      ],
    },
    lines: lines.map((line, index) => columnsOf(line, draft.currency, offers.lines[index] ?? [])),
  };
}

const columnsOf = (line: ComputedLine, currency: string, discounts: readonly LineOffer[]): LineColumns => {
  const { product } = line;
  return {
    product_id: product.product_id,
    line_origin: line.line_origin ?? null,
    product_sku: product.sku,
    group_id: product.group_id,
    product_name: product.name,
    thumbnail: product.thumbnail && sizedUrl(product.thumbnail, 'thumb'),
    product_weight: product.weight,
    qty: line.qty,
    variant_group_id: product.variant_group_id,
    variant_options: product.variant_options && optionsText(product.variant_options),
    no_shipping_required: product.no_shipping_required,
    tax_percent: percentText(line.taxRate),
    inputs: line.inputs ?? null,
    is_gift: isGift(line),
    discounts: [...discounts],
    ...amounts(LINE_AMOUNTS, line, currency),
  };
};

/** Formats the options of a variant as the JSON string that lines store. */
export const optionsText = (choices: readonly VariantChoice[]): string =>
  JSON.stringify(
    choices.map(({ attribute_code, attribute_name, attribute_id, option_id, option_text }) => ({
      attribute_code,
      attribute_name,
      attribute_id,
      option_id,
      option_text,
    })),
  );

// A plain loop for performance: a cart with a hundred lines has a thousand amounts.
function amounts<K extends string>(names: readonly K[], totals: Record<K, Minor>, currency: string) {
  const columns = {} as Record<K, string>;
  for (const name of names) columns[name] = toDecimal(totals[name], currency);
  return columns;
}

/** Keeps an error about a choice until the shopper makes that choice again. */
function errorsLeft(
  errors: readonly CartError[],
  about: string,
  chosen: unknown,
  error: CartError | null,
): CartError[] {
  const others = errors.filter(({ field }) => field !== about);
  if (error) return [...others, error];
  return chosen === null ? [...errors] : others;
}

/** Weights are whole ten-thousandths of the store's weight unit, as in their columns. */
export const WEIGHT_DIGITS = 4;

/** Formats a weight as a decimal string. */
export function weightText(weight: number): string {
  const text = String(weight).padStart(WEIGHT_DIGITS + 1, '0');
  return `${text.slice(0, -WEIGHT_DIGITS)}.${text.slice(-WEIGHT_DIGITS)}`;
}
