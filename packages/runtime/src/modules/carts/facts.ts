import { z } from 'zod';
import { bool, decimal, int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { cartAddressRow, cartItemRow, cartRow } from './cart.ts';
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
});

export type ProductFacts = z.output<typeof productFacts>;
export type Products = ReadonlyMap<number, ProductFacts>;

/** Everything that a change or a reading of a cart follows from, loaded once. */
export interface CartFacts {
  readonly cart: CartRow;
  readonly items: readonly CartItemRow[];
  readonly addresses: Readonly<Record<AddressType, CartAddressRow | null>>;
  /** Those of the lines and those that were asked for, by id. */
  readonly products: Products;
  readonly shippingRevision: number;
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
    'url_key', p.url_key
  )`;

const wholeCart = cartRow.extend({
  items: z.array(cartItemRow),
  addresses: z.array(cartAddressRow),
  products: z.array(productFacts),
  shipping_revision: int,
});

/** Loads an active cart with all that it follows from, and the products of further skus. One statement. */
export async function loadFacts(db: Db, id: string, skus: readonly string[]): Promise<CartFacts | null> {
  if (!isUuid(id)) return null;
  const row = await db.maybeOne(sql.type(wholeCart)`
    select c.*,
      coalesce((
        select json_agg(item order by item.cart_item_id) from cart_item item where item.cart_id = c.cart_id
      ), '[]') as items,
      coalesce((select json_agg(a) from cart_address a where a.cart_id = c.cart_id), '[]') as addresses,
      coalesce((
        select json_agg(${PRODUCT})
        from (
          select product_id from cart_item where cart_id = c.cart_id
          union
          select product_id from product where sku = any(${sql.array(skus, 'text')})
        ) wanted
        join product p using (product_id)
        left join product_inventory stock using (product_id)
      ), '[]') as products,
      (select revision from shipping_revision) as shipping_revision
    from cart c
    where c.uuid = ${id} and c.status`);
  if (!row) return null;
  const { items, addresses, products, shipping_revision, ...cart } = row;
  const addressOf = (type: AddressType) => addresses.find((address) => address.type === type) ?? null;
  return {
    cart,
    items,
    addresses: { shipping: addressOf('shipping'), billing: addressOf('billing') },
    products: byId(products),
    shippingRevision: shipping_revision,
  };
}

const wantedProducts = wholeCart.pick({ products: true, shipping_revision: true });

/** The products of a cart that is yet to be. One statement. */
export async function loadProducts(
  db: Db,
  skus: readonly string[],
): Promise<{ products: Products; shippingRevision: number }> {
  const row = await db.one(sql.type(wantedProducts)`
    select
      coalesce((
        select json_agg(${PRODUCT})
        from product p left join product_inventory stock using (product_id)
        where p.sku = any(${sql.array(skus, 'text')})
      ), '[]') as products,
      (select revision from shipping_revision) as shipping_revision`);
  return { products: byId(row.products), shippingRevision: row.shipping_revision };
}

const byId = (products: readonly ProductFacts[]): Products =>
  new Map(products.map((product) => [product.product_id, product]));
