import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { bool, decimal, int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { variantChoice, variantChoices } from '../catalog/index.ts';
import { couponFacts, couponFactsColumn, paidStatuses } from '../promotions/index.ts';
import type { CouponFacts } from '../promotions/index.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import { taxRateFacts, taxRatesColumn, taxSettingKeys } from '../tax/index.ts';
import type { TaxRateFacts, TaxSettings } from '../tax/index.ts';
import { cartAddressRow, cartItemRow, cartRow } from './cart.ts';
import { cartCapKeys } from './cartCaps.ts';
import type { CartCaps } from './cartCaps.ts';
import type { AddressType, CartAddressRow, CartItemRow, CartRow } from './cart.ts';

/** What a cart needs to know of a product, as the catalogue has it now. */
const productFacts = z.object({
  product_id: int,
  sku: text,
  name: text,
  group_id: int,
  /** Exact decimal text in major units of the store's currency. */
  price: decimal,
  /** Of one unit, in the store's weight unit. */
  weight: decimal,
  status: bool,
  no_shipping_required: bool,
  /** Units in stock. */
  stock: int,
  manage_stock: bool,
  stock_availability: bool,
  thumbnail: text.nullable(),
  url_key: text,
  /** The id of its tax class. */
  tax_class: int.nullable(),
  variant_group_id: int.nullable(),
  /** What tells it from the other products of its variant group. */
  variant_options: z.array(variantChoice).nullable(),
});

export type ProductFacts = z.output<typeof productFacts>;
export type Products = ReadonlyMap<number, ProductFacts>;

/** What the figures of a cart follow from, beside what was chosen. */
export interface PricingFacts {
  /** Those of the lines and those that were asked for, by id. */
  readonly products: Products;
  readonly settings: TaxSettings;
  /** Of the products' classes and of the shipping fee's. */
  readonly taxRates: readonly TaxRateFacts[];
  /** Of the coupon that the cart has, or that is to be applied. Null: there is none of that code. */
  readonly coupon: CouponFacts | null;
  readonly shippingRevision: number;
}

/** What bounds the lines of a cart, and what its figures follow from. */
interface CappedFacts extends PricingFacts {
  readonly caps: CartCaps;
}

/** Everything that a change or a reading of a cart follows from, loaded once. */
export interface CartFacts extends CappedFacts {
  readonly cart: CartRow;
  readonly items: readonly CartItemRow[];
  readonly addresses: Readonly<Record<AddressType, CartAddressRow | null>>;
}

/** A product as an entry of `productFacts`, from `product p`. */
const PRODUCT = sql.fragment`
  json_build_object(
    'product_id', p.product_id, 'sku', p.sku, 'name', p.name, 'group_id', p.group_id, 'price', p.price::text,
    'weight', p.weight::text, 'status', p.status, 'no_shipping_required', p.no_shipping_required,
    'stock', coalesce(stock.qty, 0), 'manage_stock', coalesce(stock.manage_stock, true),
    'stock_availability', coalesce(stock.stock_availability, true),
    'thumbnail', (
      select image.url from product_image image where image.product_id = p.product_id order by position limit 1
    ),
    'url_key', p.url_key, 'tax_class', p.tax_class,
    'variant_group_id', p.variant_group_id,
    'variant_options', ${variantChoices(sql.fragment`p.variant_options`)}
  )`;

const wholeCart = cartRow.extend({
  items: z.array(cartItemRow),
  addresses: z.array(cartAddressRow),
  products: z.array(productFacts),
  tax_rates: z.array(taxRateFacts),
  settings: savedSettings,
  coupon_facts: couponFacts,
  shipping_revision: int,
});

const settingKeys = [...taxSettingKeys, ...cartCapKeys];

/** What a change needs to know beside the cart. */
export interface Wanted {
  /** Products that are not in the cart yet. */
  readonly skus?: readonly string[] | undefined;
  /** The code of a coupon that is to take the place of the cart's. */
  readonly coupon?: string | undefined;
}

/** Loads an active cart with all that it follows from, and what else is wanted. One statement. */
export async function loadFacts(
  app: AppContext,
  db: Db,
  id: string,
  { skus = [], coupon }: Wanted,
): Promise<CartFacts | null> {
  if (!isUuid(id)) return null;
  const wanted = wantedProducts(skus);
  const row = await db.maybeOne(sql.type(wholeCart)`
    select c.*,
      coalesce((
        select json_agg(item order by item.cart_item_id) from cart_item item where item.cart_id = c.cart_id
      ), '[]') as items,
      coalesce((select json_agg(a) from cart_address a where a.cart_id = c.cart_id), '[]') as addresses,
      coalesce((
        select json_agg(${PRODUCT})
        from (${wanted}) wanted
        join product p using (product_id)
        left join product_inventory stock using (product_id)
      ), '[]') as products,
      ${taxRatesColumn(sql.fragment`select tax_class from product where product_id in (${wanted})`)} as tax_rates,
      ${savedSettingsColumn(settingKeys)} as settings,
      ${couponFactsColumn({
        code: sql.fragment`coalesce(${coupon ?? null}::text, c.coupon)`,
        cartId: sql.fragment`c.cart_id`,
        customerId: sql.fragment`c.customer_id`,
        email: sql.fragment`c.customer_email`,
        currency: sql.fragment`c.currency`,
        productIds: wanted,
        paidStatuses: paidStatuses(app),
      })} as coupon_facts,
      (select revision from shipping_revision) as shipping_revision
    from cart c
    where c.uuid = ${id} and c.status`);
  if (!row) return null;
  const { items, addresses, products, tax_rates, settings, coupon_facts, shipping_revision, ...cart } = row;
  const addressOf = (type: AddressType) => addresses.find((address) => address.type === type) ?? null;
  return {
    cart,
    items,
    addresses: { shipping: addressOf('shipping'), billing: addressOf('billing') },
    products: byId(products),
    settings: settingsFrom(app, taxSettingKeys, settings),
    caps: settingsFrom(app, cartCapKeys, settings),
    taxRates: tax_rates,
    coupon: coupon_facts,
    shippingRevision: shipping_revision,
  };
}

/**
 * A query of the ids of the cart's products and of those that are asked for. None and one are the rule and have texts of
 * their own: for a list of unknown length the server would expect so much that it plans the statement anew at each call.
 */
function wantedProducts(skus: readonly string[]) {
  const lines = sql.fragment`select product_id from cart_item where cart_id = c.cart_id`;
  const [sku] = skus;
  if (sku === undefined) return lines;
  const named = skus.length === 1 ? sql.fragment`${sku}` : sql.fragment`any(${sql.array(skus, 'text')})`;
  return sql.fragment`${lines} union select product_id from product where sku = ${named}`;
}

const newCart = wholeCart.pick({ products: true, tax_rates: true, settings: true, shipping_revision: true });

/** What a cart that is yet to be follows from. One statement. */
export async function loadNewCartFacts(
  app: AppContext,
  db: Db,
  skus: readonly string[],
): Promise<CappedFacts> {
  const wanted = sql.fragment`p.sku = any(${sql.array(skus, 'text')})`;
  const row = await db.one(sql.type(newCart)`
    select
      coalesce((
        select json_agg(${PRODUCT})
        from product p left join product_inventory stock using (product_id)
        where ${wanted}
      ), '[]') as products,
      ${taxRatesColumn(sql.fragment`select p.tax_class from product p where ${wanted}`)} as tax_rates,
      ${savedSettingsColumn(settingKeys)} as settings,
      (select revision from shipping_revision) as shipping_revision`);
  return {
    products: byId(row.products),
    settings: settingsFrom(app, taxSettingKeys, row.settings),
    caps: settingsFrom(app, cartCapKeys, row.settings),
    taxRates: row.tax_rates,
    coupon: null,
    shippingRevision: row.shipping_revision,
  };
}

const byId = (products: readonly ProductFacts[]): Products =>
  new Map(products.map((product) => [product.product_id, product]));
