import type { TestShop } from '@shop/runtime/testing';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { insertAttribute } from './catalogueRows.ts';
import { writeOrders } from './orderRows.ts';
import { dataOf } from './shop.ts';
import { execute } from './templateServer.ts';

/** Number of rows in the shop whose query plans are tested. It is large enough that a plan that scans a whole table is noticed. */
export const MANY = { products: 20_000, customers: 5000, orders: 5000, others: 3000 } as const;

const CATEGORIES = 40;
const COLLECTIONS = 20;

const of = (count: number) => `generate_series(1, ${count}) n`;
/** The statements that write the rows of other tables. */
const OTHERS: readonly string[] = [
  `insert into customer (email, password_hash, full_name, created_at)
    select 'ada' || n || '@example.com', 'none', 'Ada ' || n, timestamptz '2025-01-01' + n * interval '1 hour'
    from ${of(MANY.customers)}`,
  `insert into product_attribute_value (product_id, attribute_id, option_id)
    select p.product_id, o.attribute_id, o.attribute_option_id from product p
    join (select *, row_number() over (partition by attribute_id order by attribute_option_id) as place
      from attribute_option) o on o.place = 1 + (p.product_id + o.attribute_id) % 4`,
  `insert into product_collection (collection_id, product_id)
    select 1 + (product_id / 10) % ${COLLECTIONS}, product_id from product where product_id % 10 < 3`,
  `insert into coupon (coupon, status, discount_type, discount_amount)
    select 'SAVE' || n, n % 2, 'percentage_discount_to_entire_order', 10 from ${of(MANY.others)}`,
  `insert into cart (currency, customer_email, total_qty, grand_total, updated_at)
    select 'USD', 'ada' || n || '@example.com', 1, 10, timestamptz '2026-01-01' - n * interval '1 hour' from ${of(MANY.others)}`,
  `insert into cart_item (cart_id, product_id, product_sku, group_id, product_name, product_weight, product_price,
      product_price_incl_tax, final_price, final_price_incl_tax, qty, line_total, line_total_incl_tax,
      line_total_with_discount, line_total_with_discount_incl_tax)
    select c.cart_id, p.product_id, p.sku, 1, p.name, 1, 10, 10, 10, 10, 1, 10, 10, 10, 10
    from cart c join product p on p.product_id = (select min(product_id) from product) + c.cart_id`,
  `insert into media_file (url, folder, name, type, size)
    select '/assets/f' || n % 20 || '/' || n || '.jpg', 'f' || n % 20, n || '.jpg', 'image/jpeg', 1000 from ${of(MANY.others)}`,
  `insert into email_log (kind, recipient, subject, status, delivery_id, created_at)
    select 'order_confirmation', 'ada' || n || '@example.com', 'Order ' || n, 'sent', n::text,
      timestamptz '2026-01-01' - n * interval '1 hour' from ${of(MANY.others)}`,
  `insert into redirect (from_path, target) select '/old-' || n, '/new-' || n from ${of(MANY.others)}`,
  `insert into newsletter_subscriber (email, status, locale, requested_at, subscribed_at)
    select 'ada' || n || '@example.com', 'subscribed', 'en', now(), now() from ${of(MANY.others)}`,
  `insert into contact_message (full_name, email, message, locale)
    select 'Ada ' || n, 'ada' || n || '@example.com', 'Hello ' || n, 'en' from ${of(MANY.others)}`,
  `insert into audit_log (actor_kind, actor_name, action, entity_type, entity_uuid, after, created_at)
    select 'command', 'shop', 'create', 'product', uuid, '{"name":"x"}', timestamptz '2026-01-01' - product_id * interval '1 minute'
    from product`,
  `insert into event_log (event, payload) select 'product_updated', '{}' from ${of(MANY.others)}`,
  `insert into cms_page (title, url_key, status) select 'Page ' || n, 'page-' || n, true from ${of(MANY.others)}`,
  `insert into landing_page (name, url_key) select 'Landing ' || n, 'landing-' || n from ${of(MANY.others)}`,
  `insert into blog_category (name, url_key) select 'Topic ' || n, 'topic-' || n from ${of(20)}`,
  `insert into blog_post (name, url_key, status, content, published_at)
    select 'Post ' || n, 'post-' || n, true, 'x', timestamptz '2026-01-01' - n * interval '1 hour' from ${of(MANY.others)}`,
  `insert into blog_post_category (blog_post_id, blog_category_id)
    select blog_post_id, 1 + blog_post_id % 20 from blog_post`,
  `insert into note (customer_id, text, author_kind) select customer_id, 'A note', 'admin' from customer`,
  `insert into search_synonym (terms, phrases) select array['a' || n, 'b' || n], array['a' || n, 'b' || n] from ${of(200)}`,
];

/** Fills a shop's migrated database with `MANY` rows, and gathers PostgreSQL's statistics about them. */
export async function writeManyRows(shop: TestShop, url: string): Promise<void> {
  for (let n = 1; n <= CATEGORIES; n += 1)
    dataOf(await shop.admin('POST', '/api/categories', { name: `Category ${n}`, url_key: `cat-${n}` }));
  for (let n = 1; n <= COLLECTIONS; n += 1)
    dataOf(await shop.admin('POST', '/api/collections', { name: `Collection ${n}`, code: `c${n}` }));
  for (const code of ['color', 'size', 'brand'])
    await insertAttribute(shop, code, [`${code} one`, `${code} two`, `${code} three`, `${code} four`]);
  await seedProducts(shop.db, MANY.products);
  await writeOrders(url, { first: 1, last: MANY.orders, total: MANY.orders });
  for (const statement of OTHERS) await execute(url, statement);
  dataOf(await shop.admin('POST', '/api/settings', { productFeedEnabled: true }));
  await execute(url, 'vacuum analyze');
}
