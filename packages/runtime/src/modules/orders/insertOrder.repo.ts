import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { columnList } from '../../platform/entity/table.ts';
import { activityColumns, activityLines } from './activity.repo.ts';
import { authorColumns, authorValues } from '../auth/index.ts';
import { lineColumns } from '../carts/index.ts';
import type { OriginColumns } from '../carts/index.ts';
import { ADDRESS_FIELDS } from '../provinces/index.ts';
import type { PaymentRecord } from '../payments/index.ts';
import { legalTextsNow } from '../legal/index.ts';
import { CART_AMOUNTS } from '../pricing/index.ts';
import { wholeOrder } from './order.ts';
import type { Order } from './order.ts';
import { searchWords } from './order.repo.ts';
import { tendersInsert } from './tenders/orderTender.repo.ts';
import { newTendersColumn } from './tenders/tendersColumn.ts';
import { lockUnpaidOf } from './unpaidOrders.ts';
import type { NewOrder, AcceptedTerms } from './newOrder.ts';

/** The address columns shared by carts and orders. */
const ADDRESS = columnList(ADDRESS_FIELDS);
const LINE = columnList(Object.keys(lineColumns));
const SHARED = columnList([
  'sid',
  'currency',
  'locale',
  'customer_id',
  'customer_group_id',
  'customer_email',
  'customer_full_name',
  'no_shipping_required',
  'shipping_note',
  'tax_exempt',
  'tax_exempt_reason',
  'reverse_charge',
  'meta_data',
  'total_qty',
  'total_weight',
  ...CART_AMOUNTS,
]);

/** Selects the discounts of a cart with the labels of promotions in its language. The order keeps them. */
const translatedDiscounts = sql.fragment`coalesce((
          select jsonb_agg(given.discount || coalesce((
            select jsonb_build_object('label', spoken.fields ->> 'label') from translation spoken
            where spoken.entity_uuid = (given.discount ->> 'promotion_id')::uuid and spoken.locale = cart.locale
              and spoken.fields ->> 'label' is not null), '{}') order by given.place)
          from jsonb_array_elements(cart.discounts) with ordinality as given (discount, place)), '[]')`;

/**
 * Inserts the order for a cart that the same transaction has closed. One SQL statement copies the cart rows and writes the
 * order, addresses, lines, activity, first payment transaction and the legal texts as they are now. The billing address defaults to the shipping address.
 * An order with an `unpaidLimit` blocks other orders of that client until the transaction ends.
 */
export function insertOrder(tx: Db, order: NewOrder): Promise<Order> {
  return tx.one(sql.type(wholeOrder)`
    with ${keptTexts(order)}, shipping as (
      insert into order_address (${ADDRESS})
      select ${ADDRESS} from cart_address where cart_id = ${order.cartId} and type = 'shipping'
      returning *
    ), billing as (
      insert into order_address (${ADDRESS})
      select ${ADDRESS} from cart_address where cart_id = ${order.cartId}
      order by (type = 'billing') desc limit 1
      returning *
    ), placed as (
      insert into "order" (
        uuid, cart_id, status, payment_status, shipment_status, payment_method, payment_method_name, user_agent, placed_at,
        user_ip, shipping_method_data, shipping_address_id, billing_address_id, client_key, order_number, terms_version,
        terms_text_version, withdrawal_version, terms_accepted_at, integration_order_id, vat_check, base_rate,
        base_total, stored_amount, origin, origin_who, origin_session, search_words, coupon, coupons, discounts, ${SHARED}
      )
      select
        ${order.uuid}, cart_id, ${order.status}, ${order.payment_status}, ${order.shipment_status},
        ${order.payment_method}, ${order.payment_method_name}, ${order.userAgent}::text,
        case when ${order.isPlaced} then now() end, coalesce(${order.userIp}::text, user_ip),
        shipping_method_data - 'fingerprint' - 'quotedAt', shipping.order_address_id, billing.order_address_id,
        ${order.unpaidLimit?.clientKey ?? null}::text, new.order_number, ${order.terms?.version ?? null}::text,
        coalesce(${order.terms?.version ?? null}::text, (select version from legal_text where kind = 'terms')),
        (select version from legal_text where kind = 'withdrawal'),
        case when ${order.terms !== null} then now() end, ${order.integrationId}::text,
        case when jsonb_typeof(vat_check -> 'valid') = 'boolean' then vat_check end, ${order.baseRate}::numeric,
        round(grand_total / ${order.baseRate}::numeric, ${order.baseDigits}::int), ${order.storedAmount}::numeric,
        ${originOf(order.origin)},
        ${searchWords({
          order: sql.fragment`new.order_number, customer_email, customer_full_name`,
          addresses: sql.fragment`(select * from shipping union all select * from billing)`,
          skus: sql.fragment`select string_agg(product_sku, ' ') from cart_item where cart_item.cart_id = cart.cart_id`,
        })}, ${order.coupons[0] ?? null}::text, ${JSON.stringify(order.coupons)}::jsonb, ${translatedDiscounts}, ${SHARED}
      from cart left join shipping on true left join billing on true
        cross join (select nextval('order_number_seq')::text as order_number) new
      where cart_id = ${order.cartId}
      returning *
    ), items as (
      insert into order_item (order_item_order_id, has_return_terms, return_days, withdrawal_excluded, gift_card, delivery_first, delivery_last, ${LINE})
      select (select order_id from placed), true,
        (select return_days from product where product.product_id = cart_item.product_id),
        (select withdrawal_excluded from product where product.product_id = cart_item.product_id),
        ${SOLD_CARD},
        case when not no_shipping_required then ${order.delivery?.first ?? null}::date end,
        case when not no_shipping_required then ${order.delivery?.last ?? null}::date end, ${LINE}
      from cart_item where cart_id = ${order.cartId} order by cart_item_id
      returning *
    ), activity as (
      insert into order_activity (order_activity_order_id, ${activityColumns}, ${authorColumns})
      select order_id, ${activityColumns}, ${authorValues(order.author)} from placed, ${activityLines(order.activities)}
    ), transaction as (${transactionInsert(order.record)}), stored as (${tendersInsert(order.tenders)})
    select placed.*,
      coalesce((select json_agg(items order by order_item_id) from items), '[]') as items,
      (select row_to_json(shipping) from shipping) as shipping_address,
      (select row_to_json(billing) from billing) as billing_address,
      ${newTendersColumn(capturedOf(order.record))} as tenders
    from placed${order.unpaidLimit ? lockUnpaidOf(order.unpaidLimit) : sql.fragment``}`);
}

/** Selects the origin of an order: the one that it is placed with, or else that of its cart. */
const originOf = ({ origin, origin_who, origin_session }: OriginColumns) =>
  origin === null
    ? sql.fragment`cart.origin, cart.origin_who, cart.origin_session`
    : sql.fragment`${origin}::text, ${origin_who}::text, ${origin_session}::text`;

/** Selects what the gift card of the line `cart_item` is when it is sold. Null for other lines. */
const SOLD_CARD = sql.fragment`(
  select jsonb_build_object('voucher', p.gift_card -> 'voucher', 'validity_months', p.gift_card -> 'validity_months')
  from product p where p.product_id = cart_item.product_id and p.gift_card is not null and cart_item.inputs is not null)`;

/** Returns the amount that a first payment has captured. */
const capturedOf = (record: PaymentRecord | null): string =>
  record?.action === 'capture' && !record.pending ? record.amount : '0';

/** Stores the accepted terms and the legal texts as they are now, as rows of `legal_text`. Each wording is stored once. */
const keptTexts = ({ cartId, terms }: Pick<NewOrder, 'cartId' | 'terms'>) => sql.fragment`
  terms as (
    ${termsInsert(terms)}
  ), legal_text as materialized (
    ${legalTextsNow(terms ? ['withdrawal'] : ['terms', 'withdrawal'], sql.fragment`(select locale from cart where cart_id = ${cartId})`)}
  ), kept_text as (
    insert into terms_version (version, title, content) select distinct version, title, content from legal_text
    on conflict do nothing
  )`;

/** Stores the wording of the accepted terms, unless it is already stored. */
const termsInsert = (terms: AcceptedTerms | null) =>
  terms
    ? sql.fragment`
      insert into terms_version (version, title, content) values (${terms.version}, ${terms.title}, ${terms.content})
      on conflict do nothing`
    : sql.fragment`select`;

/** Inserts the first payment transaction of `placed`, the order written by the enclosing statement. */
function transactionInsert(record: PaymentRecord | null) {
  if (!record) return sql.fragment`select`;
  return sql.fragment`
    insert into payment_transaction (
      order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency,
      parent_transaction_id, additional_information
    )
    select order_id, payment_method, ${record.transactionId}, ${record.type}, ${record.action},
      ${record.amount}::numeric, ${record.currency}, ${record.parentTransactionId ?? null}::text,
      ${record.raw === undefined ? null : JSON.stringify(record.raw)}::jsonb
    from placed`;
}
