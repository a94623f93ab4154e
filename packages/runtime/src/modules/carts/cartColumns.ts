import { toDecimal } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import type { VariantChoice } from '../catalog/index.ts';
import { sizedUrl } from '../media/index.ts';
import { CART_AMOUNTS, LINE_AMOUNTS } from '../pricing/index.ts';
import type { CartFigures, LineFigures } from '../pricing/index.ts';
import { percentText } from '../tax/index.ts';
import type { CartError, CartItemRow, CartRow, ShippingSelection } from './cart.ts';
import type { CartDraft, DraftLine } from './draft.ts';
import type { ProductFacts, Products } from './facts.ts';
import { COUPON_FIELD } from './settleCoupon.ts';
import type { SettledCoupon } from './settleCoupon.ts';

/** The NUMERIC columns of a cart. */
export const CART_FIGURES: ReadonlySet<string> = new Set([...CART_AMOUNTS, 'total_weight']);

/** The columns of a line that are written, figures as decimal text. */
export type LineColumns = Pick<
  CartItemRow,
  | 'product_id'
  | 'product_sku'
  | 'group_id'
  | 'product_name'
  | 'thumbnail'
  | 'qty'
  | 'variant_group_id'
  | 'variant_options'
  | 'no_shipping_required'
> &
  Record<(typeof LINE_AMOUNTS)[number] | 'product_weight' | 'tax_percent', string>;

/** The columns of a cart that are written. */
export type CartColumns = Omit<
  CartRow,
  'cart_id' | 'uuid' | 'status' | 'version' | 'created_at' | 'updated_at'
>;

export interface ComputedCart {
  readonly columns: CartColumns;
  readonly lines: readonly LineColumns[];
}

/** What became of the chosen shipping method. */
export interface SettledShipping {
  readonly selection: ShippingSelection | null;
  /** Why it was taken away. */
  readonly error: CartError | null;
}

/** What errors about the shipping method name as their field. */
export const SHIPPING_FIELD = 'shipping_method_data';

/**
 * The whole new state of a cart, as its columns hold it: what was chosen, what the catalogue says, and the figures.
 * `products` run along the lines. Pure.
 */
export function cartColumns(
  draft: CartDraft,
  products: readonly ProductFacts[],
  figures: CartFigures,
  settled: { readonly shipping: SettledShipping; readonly coupon: SettledCoupon },
): ComputedCart {
  const {
    lines: _lines,
    addresses: _addresses,
    selection: _selection,
    isCouponNew: _isCouponNew,
    errors,
    ...kept
  } = draft;
  return {
    columns: {
      ...kept,
      ...amounts(CART_AMOUNTS, figures, draft.currency),
      coupon: settled.coupon.code,
      // Whoever reads the cart is shown them.
      figures_moved: false,
      no_shipping_required: products.length > 0 && products.every((product) => product.no_shipping_required),
      shipping_method_data: settled.shipping.selection,
      total_qty: figures.total_qty,
      total_weight: weightText(figures.total_weight),
      errors: errorsLeft(
        errorsLeft(errors, SHIPPING_FIELD, settled.shipping.selection, settled.shipping.error),
        COUPON_FIELD,
        settled.coupon.code,
        settled.coupon.error,
      ),
    },
    lines: products.map((product, index) =>
      lineColumns(product, figures.lines[index] as LineFigures, draft.currency),
    ),
  };
}

/** The product of a line. A line without one cannot be: it went with its product. */
export function productOf(products: Products, line: Pick<DraftLine, 'product_id'>): ProductFacts {
  const product = products.get(line.product_id);
  if (!product) throw new Error(`No facts of product ${line.product_id} were loaded`);
  return product;
}

const lineColumns = (product: ProductFacts, figures: LineFigures, currency: string): LineColumns => ({
  product_id: product.product_id,
  product_sku: product.sku,
  group_id: product.group_id,
  product_name: product.name,
  thumbnail: product.thumbnail && sizedUrl(product.thumbnail, 'thumb'),
  product_weight: product.weight,
  qty: figures.qty,
  variant_group_id: product.variant_group_id,
  variant_options: product.variant_options && optionsText(product.variant_options),
  no_shipping_required: product.no_shipping_required,
  tax_percent: percentText(figures.taxRate),
  ...amounts(LINE_AMOUNTS, figures, currency),
});

/** The choices of a variant as lines keep them: JSON text. */
const optionsText = (choices: readonly VariantChoice[]): string =>
  JSON.stringify(
    choices.map(({ attribute_code, attribute_name, attribute_id, option_id, option_text }) => ({
      attribute_code,
      attribute_name,
      attribute_id,
      option_id,
      option_text,
    })),
  );

// A loop and no list of entries: a cart of a hundred lines has a thousand amounts.
function amounts<K extends string>(names: readonly K[], figures: Record<K, Minor>, currency: string) {
  const columns = {} as Record<K, string>;
  for (const name of names) columns[name] = toDecimal(figures[name], currency);
  return columns;
}

/** An error about a choice stands until something is chosen again. */
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

/** Weights are whole ten-thousandths of the store's weight unit, as their columns are. */
export const WEIGHT_DIGITS = 4;

export function weightText(weight: number): string {
  const text = String(weight).padStart(WEIGHT_DIGITS + 1, '0');
  return `${text.slice(0, -WEIGHT_DIGITS)}.${text.slice(-WEIGHT_DIGITS)}`;
}
