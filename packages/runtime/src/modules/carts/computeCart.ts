import { scaled, toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { sizedUrl } from '../media/index.ts';
import { CART_AMOUNTS, computeFigures, LINE_AMOUNTS, totalItems } from '../pricing/index.ts';
import type { LineFigures } from '../pricing/index.ts';
import { NO_TAX, percentText } from '../tax/index.ts';
import type { TaxMode } from '../tax/index.ts';
import type { CartError, CartItemRow, CartRow, ShippingSelection } from './cart.ts';
import type { CartDraft, DraftLine } from './draft.ts';
import type { ProductFacts, Products } from './facts.ts';

/** The NUMERIC columns of a cart. */
export const CART_FIGURES: ReadonlySet<string> = new Set([...CART_AMOUNTS, 'total_weight']);

/** The columns of a line that are written, figures as decimal text. */
export type LineColumns = Pick<
  CartItemRow,
  'product_id' | 'product_sku' | 'group_id' | 'product_name' | 'thumbnail' | 'qty' | 'no_shipping_required'
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
 * The whole new state of a cart from what was chosen, what the catalogue says, and the unit prices of the lines in
 * their order. Pure. Throws `CART_TOO_LARGE` (400) for what no column can hold.
 */
export function computeCart(
  draft: CartDraft,
  products: Products,
  unitPrices: readonly Minor[],
  shipping: SettledShipping,
): ComputedCart {
  const lines = draft.lines.map((line) => ({ ...line, product: productOf(products, line) }));
  const ships = lines.some(({ product }) => !product.no_shipping_required);
  const { currency } = draft;
  const items = totalItems({
    currency,
    tax: UNTAXED,
    lines: lines.map(({ product, qty }, index) => ({
      catalogue_price: toMinor(product.price, currency),
      unit_price: unitPrices[index] as Minor,
      qty,
      weight: scaled(product.weight, WEIGHT_DIGITS),
      taxRate: NO_TAX,
    })),
  });
  const figures = computeFigures(
    items,
    items.lines.map(() => 0),
    {
      cost: ships && shipping.selection ? toMinor(shipping.selection.snapshot.cost, currency) : 0,
      tax: 'none',
    },
  );
  const { lines: chosen, addresses: _addresses, selection: _selection, errors, ...kept } = draft;
  return {
    columns: {
      ...kept,
      ...amounts(CART_AMOUNTS, figures, currency),
      no_shipping_required: chosen.length > 0 && !ships,
      shipping_method_data: shipping.selection,
      total_qty: figures.total_qty,
      total_weight: weightText(figures.total_weight),
      errors: errorsLeft(errors, shipping),
    },
    lines: lines.map(({ product }, index) =>
      lineColumns(product, figures.lines[index] as LineFigures, currency),
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
  no_shipping_required: product.no_shipping_required,
  tax_percent: percentText(figures.taxRate),
  ...amounts(LINE_AMOUNTS, figures, currency),
});

const amounts = <K extends string>(names: readonly K[], figures: Record<K, Minor>, currency: string) =>
  Object.fromEntries(names.map((name) => [name, toDecimal(figures[name], currency)])) as Record<K, string>;

const UNTAXED: TaxMode = { priceIncludingTax: false, taxRounding: 'round', taxRoundLevel: 'line' };

/** An error about shipping stands until a method is chosen again. */
const errorsLeft = (errors: readonly CartError[], { selection, error }: SettledShipping): CartError[] => {
  const others = errors.filter(({ field }) => field !== SHIPPING_FIELD);
  if (error) return [...others, error];
  return selection ? others : [...errors];
};

/** Weights are whole ten-thousandths of the store's weight unit, as their columns are. */
const WEIGHT_DIGITS = 4;

function weightText(weight: number): string {
  const text = String(weight).padStart(WEIGHT_DIGITS + 1, '0');
  return `${text.slice(0, -WEIGHT_DIGITS)}.${text.slice(-WEIGHT_DIGITS)}`;
}
