import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { groupIdsColumn, taxExemptionsColumn } from '../../customers/index.ts';
import { couponInputsColumn } from '../../promotions/index.ts';
import type { PromotionNeeds } from '../../promotions/index.ts';
import { cartOffersColumn } from '../offers/cartOffersColumn.ts';
import { storedValuesColumn } from '../tenders/cartValues.repo.ts';
import type { CartLookup } from './cartInputs.ts';

/**
 * Selects the columns of the cart `c` itself. `productIds` is a query for the ids of the cart's products and the lookup products. For a plain cart
 * the parts are left out that read codes, gift cards and credit.
 */
export const ownColumns = (
  app: AppContext,
  productIds: SqlFragment,
  { openPayment = false, storedValues = [] }: CartLookup,
  { needs, isPlain }: { readonly needs: PromotionNeeds | null; readonly isPlain: boolean },
): SqlFragment => sql.fragment`
  c.*,
  coalesce((
    select json_agg(item order by item.cart_item_id) from cart_item item where item.cart_id = c.cart_id
  ), '[]') as items,
  coalesce((select json_agg(a) from cart_address a where a.cart_id = c.cart_id), '[]') as addresses,
  ${isPlain ? NOTHING : couponsColumn(app, productIds)} as coupon_inputs,
  ${cartOffersColumn({
    codes: isPlain ? null : sql.fragment`entered.list`,
    cartId: sql.fragment`c.cart_id`,
    customerId: sql.fragment`c.customer_id`,
    email: sql.fragment`c.customer_email`,
    needs,
  })} as cart_offers,
  ${taxExemptionsColumn(sql.fragment`c.customer_id`)} as tax_exemptions,
  ${groupIdsColumn(sql.fragment`c.customer_id`)} as buyer_groups,
  (select revision from shipping_revision) as shipping_revision,
  ${openPayment ? PAYABLE_ORDER : sql.fragment`false`} as has_open_payment,
  ${isPlain ? NOTHING : storedValuesColumn(storedValues, app.clock.now())} as stored_values`;

const NOTHING = sql.fragment`'[]'::json`;

/** Selects the inputs of the coupons among the codes `entered.list`. */
const couponsColumn = (app: AppContext, productIds: SqlFragment): SqlFragment => sql.fragment`
  case when jsonb_array_length(entered.list) = 0 then '[]' else coalesce((
    select jsonb_agg(found.inputs) from (select ${couponInputsColumn({
      code: sql.fragment`typed.code`,
      cartId: sql.fragment`c.cart_id`,
      customerId: sql.fragment`c.customer_id`,
      email: sql.fragment`c.customer_email`,
      currency: sql.fragment`${app.config.shop.currency}`,
      productIds,
    })} as inputs from jsonb_array_elements_text(entered.list) typed (code)) found where found.inputs is not null
  ), '[]') end`;

/** Selects the cart `c` with the codes that it has and the one that is entered, as `entered.list`. The version before writes `coupon` alone. */
export const cartWithCodes = ({ coupon }: CartLookup): SqlFragment => sql.fragment`
  cart c cross join lateral (select (case
    when c.coupon is not distinct from c.coupons ->> 0 then c.coupons
    when c.coupon is null then '[]' else jsonb_build_array(c.coupon)
  end) || ${JSON.stringify(coupon === undefined ? [] : [coupon])}::jsonb as list) entered`;

/** Reports whether an order of the cart `c` can still be paid. */
const PAYABLE_ORDER = sql.fragment`exists (
  select from "order" o
  where o.cart_id = c.cart_id and o.superseded_at is null and o.canceled_at is null and o.payment_ended_at is null)`;
