import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { bool, decimal, int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { variantChoice, variantChoices } from '../catalog/index.ts';
import { paidStatuses } from '../payments/index.ts';
import { couponInputs, couponInputsColumn } from '../promotions/index.ts';
import type { CouponInputs } from '../promotions/index.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import { translatedColumn } from '../translations/index.ts';
import { taxRateInputs, taxRatesColumn, taxSettingKeys } from '../tax/index.ts';
import type { TaxRateInputs, TaxSettings } from '../tax/index.ts';
import { cartAddressRow, cartItemRow, cartRow } from './cart.ts';
import { cartCapKeys } from './cartCaps.ts';
import type { CartCaps } from './cartCaps.ts';
import type { AddressType, CartAddressRow, CartItemRow, CartRow } from './cart.ts';

/** The columns of a product that a cart depends on, as the catalogue has them now. */
const productInputs = z.object({
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
interface CappedInputs extends PricingInputs {
  readonly caps: CartCaps;
}

/** Everything that a change or a read of a cart depends on, loaded once. */
export interface CartInputs extends CappedInputs {
  readonly cart: CartRow;
  readonly items: readonly CartItemRow[];
  readonly addresses: Readonly<Record<AddressType, CartAddressRow | null>>;
}

/** Builds the JSON object that `productInputs` reads, from `product p`, with its texts in the language `locale`. */
const productIn = (locale: SqlFragment): SqlFragment => sql.fragment`
  json_build_object(
    'product_id', p.product_id, 'sku', p.sku, 'name',
    ${translatedColumn('p', 'name', locale)}, 'group_id', p.group_id, 'price', p.price::text,
    'weight', p.weight::text, 'status', p.status, 'no_shipping_required', p.no_shipping_required,
    'stock', coalesce(stock.qty, 0), 'manage_stock', coalesce(stock.manage_stock, true),
    'stock_availability', coalesce(stock.stock_availability, true),
    'thumbnail', (
      select image.url from product_image image where image.product_id = p.product_id order by position limit 1
    ),
    'url_key', p.url_key, 'tax_class', p.tax_class,
    'variant_group_id', p.variant_group_id,
    'variant_options', ${variantChoices(sql.fragment`p.variant_options`, locale)}
  )`;

const wholeCart = cartRow.extend({
  items: z.array(cartItemRow),
  addresses: z.array(cartAddressRow),
  products: z.array(productInputs),
  tax_rates: z.array(taxRateInputs),
  settings: savedSettings,
  coupon_inputs: couponInputs,
  shipping_revision: int,
});

const settingKeys = [...taxSettingKeys, ...cartCapKeys];

/** The records to load with a cart, which a change needs. */
export interface CartLookup {
  /** The products that are not in the cart yet. */
  readonly skus?: readonly string[] | undefined;
  /** The code of a coupon that replaces the cart's. */
  readonly coupon?: string | undefined;
}

/** Loads an active cart with everything that it depends on, and the records of the lookup. One statement. */
export async function loadCartInputs(
  app: AppContext,
  db: Db,
  id: string,
  { skus = [], coupon }: CartLookup,
): Promise<CartInputs | null> {
  if (!isUuid(id)) return null;
  const wanted = wantedProducts(skus);
  const row = await db.maybeOne(sql.type(wholeCart)`
    select c.*,
      coalesce((
        select json_agg(item order by item.cart_item_id) from cart_item item where item.cart_id = c.cart_id
      ), '[]') as items,
      coalesce((select json_agg(a) from cart_address a where a.cart_id = c.cart_id), '[]') as addresses,
      coalesce((
        select json_agg(${productIn(sql.fragment`c.locale`)})
        from (${wanted}) wanted
        join product p using (product_id)
        left join product_inventory stock using (product_id)
      ), '[]') as products,
      ${taxRatesColumn(sql.fragment`select tax_class from product where product_id in (${wanted})`)} as tax_rates,
      ${savedSettingsColumn(settingKeys)} as settings,
      ${couponInputsColumn({
        code: sql.fragment`coalesce(${coupon ?? null}::text, c.coupon)`,
        cartId: sql.fragment`c.cart_id`,
        customerId: sql.fragment`c.customer_id`,
        email: sql.fragment`c.customer_email`,
        currency: sql.fragment`c.currency`,
        productIds: wanted,
        paidStatuses: paidStatuses(app),
      })} as coupon_inputs,
      (select revision from shipping_revision) as shipping_revision
    from cart c
    where c.uuid = ${id} and c.status`);
  if (!row) return null;
  const { items, addresses, products, tax_rates, settings, coupon_inputs, shipping_revision, ...cart } = row;
  const addressOf = (type: AddressType) => addresses.find((address) => address.type === type) ?? null;
  return {
    cart,
    items,
    addresses: { shipping: addressOf('shipping'), billing: addressOf('billing') },
    products: byId(products),
    settings: settingsFrom(app, taxSettingKeys, settings),
    caps: settingsFrom(app, cartCapKeys, settings),
    taxRates: tax_rates,
    coupon: coupon_inputs,
    shippingRevision: shipping_revision,
  };
}

/**
 * Makes a query of the ids of the cart's products and of those of the SKUs. No SKU and one SKU are the normal cases and have
 * texts of their own: for a list of unknown length the server would expect so much that it plans the statement anew at each call.
 */
function wantedProducts(skus: readonly string[]) {
  const lines = sql.fragment`select product_id from cart_item where cart_id = c.cart_id`;
  const [sku] = skus;
  if (sku === undefined) return lines;
  const named = skus.length === 1 ? sql.fragment`${sku}` : sql.fragment`any(${sql.array(skus, 'text')})`;
  return sql.fragment`${lines} union select product_id from product where sku = ${named}`;
}

const newCart = wholeCart.pick({ products: true, tax_rates: true, settings: true, shipping_revision: true });

/** Loads the inputs of a cart that does not exist yet, with the rates of one more tax class. One statement. */
export async function loadNewCartInputs(
  app: AppContext,
  db: Db,
  skus: readonly string[],
  taxClass: number | null = null,
): Promise<CappedInputs> {
  const wanted = sql.fragment`p.sku = any(${sql.array(skus, 'text')})`;
  const ofProducts = sql.fragment`select p.tax_class from product p where ${wanted}`;
  const classes = taxClass === null ? ofProducts : sql.fragment`${ofProducts} union select ${taxClass}::int4`;
  const row = await db.one(sql.type(newCart)`
    select
      coalesce((
        select json_agg(${productIn(sql.fragment`${app.language}::text`)})
        from product p left join product_inventory stock using (product_id)
        where ${wanted}
      ), '[]') as products,
      ${taxRatesColumn(classes)} as tax_rates,
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

/** Finds the product of a line. A line always has one: it is deleted with its product. */
export function productOf(
  products: Products,
  { product_id }: { readonly product_id: number },
): ProductInputs {
  const product = products.get(product_id);
  if (!product) throw new Error(`The inputs have no product ${product_id}`);
  return product;
}

const byId = (products: readonly ProductInputs[]): Products =>
  new Map(products.map((product) => [product.product_id, product]));
