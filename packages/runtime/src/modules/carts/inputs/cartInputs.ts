import { z } from 'zod';
import { bool, decimal, int, text } from '../../../platform/db/columns.ts';
import { variantChoice } from '../../catalog/index.ts';
import type { CouponInputs } from '../../promotions/index.ts';
import type { TaxRateInputs, TaxSettings } from '../../tax/index.ts';
import type { AddressType, CartAddressRow, CartItemRow, CartRow } from '../cart.ts';
import type { CartCaps } from '../cartCaps.ts';

/** The columns of a product that a cart depends on, as the catalogue has them now. */
export const productInputs = z.object({
  product_id: int,
  sku: text,
  name: text,
  group_id: int,
  /** The price as exact decimal text in major units of the store's currency. */
  price: decimal,
  /** The weight of one unit, in the store's weight unit. */
  weight: decimal,
  status: bool,
  no_shipping_required: bool,
  /** The units in stock. */
  stock: int,
  manage_stock: bool,
  stock_availability: bool,
  thumbnail: text.nullable(),
  url_key: text,
  /** The id of its tax class. */
  tax_class: int.nullable(),
  variant_group_id: int.nullable(),
  /** The options that distinguish it from the other products of its variant group. */
  variant_options: z.array(variantChoice).nullable(),
});

export type ProductInputs = z.output<typeof productInputs>;
export type Products = ReadonlyMap<number, ProductInputs>;

/** The inputs of the totals of a cart, besides its draft. */
export interface PricingInputs {
  /** The products of the lines and of the lookup, by id. */
  readonly products: Products;
  readonly settings: TaxSettings;
  /** The rates of the products' classes and of the shipping fee's. */
  readonly taxRates: readonly TaxRateInputs[];
  /** The coupon of the cart, or the one to apply. Null if there is none with that code. */
  readonly coupon: CouponInputs | null;
  readonly shippingRevision: number;
}

/** The caps of the lines of a cart with the inputs of its totals. */
export interface CappedInputs extends PricingInputs {
  readonly caps: CartCaps;
}

/** Everything that a change or a read of a cart depends on, loaded once. */
export interface CartInputs extends CappedInputs {
  readonly cart: CartRow;
  readonly items: readonly CartItemRow[];
  readonly addresses: Readonly<Record<AddressType, CartAddressRow | null>>;
}

/** The records to load with a cart, which a change needs. */
export interface CartLookup {
  /** The products that are not in the cart yet. */
  readonly skus?: readonly string[] | undefined;
  /** The code of a coupon that replaces the cart's. */
  readonly coupon?: string | undefined;
}

/** Finds the product of a line. A line always has one: it is deleted with its product. */
export function productOf(
  products: Products,
  { product_id }: { readonly product_id: number },
): ProductInputs {
  const product = products.get(product_id);
  if (!product) throw new Error(`The inputs do not include product ${product_id}`);
  return product;
}
