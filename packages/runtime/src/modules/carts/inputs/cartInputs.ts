import { z } from 'zod';
import { bool, decimal, int, text } from '../../../platform/db/columns.ts';
import { giftCardTerms, priceSources, variantChoice } from '../../catalog/index.ts';
import type { PriceListRule } from '../../catalog/index.ts';
import type { ShopCurrencies } from '../../currencies/index.ts';
import { promotionTraits } from '../../promotions/index.ts';
import type { CouponInputs } from '../../promotions/index.ts';
import type { OfferInputs } from '../offers/offerInputs.ts';
import type { SavedSettings } from '../../settings/index.ts';
import type { TaxRateInputs, TaxSettings } from '../../tax/index.ts';
import type { TaxExemption } from '../../customers/index.ts';
import type { VatSettings } from '../../vatChecks/index.ts';
import type { AddressType, CartAddressRow, CartRow } from '../cart.ts';
import type { CartItemRow } from '../cartLine.ts';
import type { CartCaps } from '../cartCaps.ts';
import type { StoredValueInput } from '../tenders/cartTenders.ts';

/** The current product columns that a cart depends on. */
export const productInputs = z.object({
  product_id: int,
  sku: text,
  name: text,
  group_id: int,
  /** The price as an exact decimal string in major units of the store currency. */
  price: decimal,
  /** The unit weight, in the store's weight unit. */
  weight: decimal,
  status: bool,
  no_shipping_required: bool,
  /** The limits of a line's quantity, which `quantityRule` reads. */
  min_qty: int.nullable(),
  max_qty: int.nullable(),
  qty_step: int.nullable(),
  /** The number of units in stock. */
  stock: int,
  manage_stock: bool,
  stock_availability: bool,
  thumbnail: text.nullable(),
  url_key: text,
  /** The id of the tax class. */
  tax_class: int.nullable(),
  variant_group_id: int.nullable(),
  /** The terms of a gift card. Null or absent if it is none. */
  gift_card: giftCardTerms.nullish(),
  /** The options that distinguish the product from other products in its variant group. */
  variant_options: z.array(variantChoice).nullable(),
  /** The product's own prices in other currencies, and its prices in lists. */
  ...priceSources,
  /** The values that promotions select by. Absent from goods that are not products. */
  traits: promotionTraits.optional(),
});

export type ProductInputs = z.output<typeof productInputs>;
export type Products = ReadonlyMap<number, ProductInputs>;

/** The inputs of cart totals, apart from the draft. */
export interface PricingInputs {
  /** The products of the lines and of the `CartLookup`, by id. */
  readonly products: Products;
  readonly settings: TaxSettings;
  /** The currencies that are on. */
  readonly currencies: ShopCurrencies;
  /** The price lists that are on, the groups of the customer, and the time of the prices in milliseconds since 1970. */
  readonly pricing: {
    readonly lists: readonly PriceListRule[];
    readonly groups: readonly number[];
    readonly now: number;
  };
  /** The tax rates for the classes of the products and of the shipping fee. */
  readonly taxRates: readonly TaxRateInputs[];
  /** The coupons of the codes on the cart, and of the code to apply. */
  readonly coupons: readonly CouponInputs[];
  /** The promotions that may apply, and what they depend on. Absent: none. */
  readonly offers?: OfferInputs | undefined;
  readonly shippingRevision: number;
  /** The exemptions from tax of the customer and their group, including those that have ended. */
  readonly exemptions: readonly TaxExemption[];
  readonly vat: VatSettings;
  /** The gift cards and credit of the cart and of the lookup, as they are now. Absent where no cart is stored. */
  readonly storedValues?: readonly StoredValueInput[];
}

/** The inputs of the totals, with the limits of cart lines. */
export interface CappedInputs extends PricingInputs {
  readonly caps: CartCaps;
  /** The most codes that a shopper may enter. */
  readonly couponsPerCart: number;
  /** The saved values of the settings loaded with the cart, including those of payment methods. */
  readonly saved: SavedSettings;
}

/** All data that a change or a read of a cart depends on, loaded once. */
export interface CartInputs extends CappedInputs {
  readonly cart: CartRow;
  readonly items: readonly CartItemRow[];
  readonly addresses: Readonly<Record<AddressType, CartAddressRow | null>>;
  /** True if an order of the reopened cart can still be paid. Only loaded if the lookup asks for it. */
  readonly hasOpenPayment: boolean;
}

/** The additional records that a change needs, loaded with the cart. */
export interface CartLookup {
  /** The SKUs of products that are not in the cart yet. */
  readonly skus?: readonly string[] | undefined;
  /** A code that is entered. */
  readonly coupon?: string | undefined;
  /** True if the change needs to know whether an order of the cart can still be paid. */
  readonly openPayment?: boolean | undefined;
  /** The ids of gift cards or credits that are not on the cart yet. */
  readonly storedValues?: readonly number[] | undefined;
}

/** Finds the product of a line. The product always exists, because deleting a product deletes its lines. */
export function productOf(
  products: Products,
  { product_id }: { readonly product_id: number },
): ProductInputs {
  const product = products.get(product_id);
  if (!product) throw new Error(`The inputs do not include product ${product_id}`);
  return product;
}
