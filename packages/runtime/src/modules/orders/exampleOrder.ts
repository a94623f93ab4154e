import type { AppContext } from '../../platform/contracts/context.ts';
import { EMPTY_ADDRESS } from '../provinces/index.ts';
import type { Order, OrderAddressRow, OrderItemRow } from './order.ts';

const UUID = '00000000-0000-4000-8000-000000000000';

const address: OrderAddressRow = {
  ...EMPTY_ADDRESS,
  order_address_id: 1,
  uuid: UUID,
  full_name: 'Ada Lovelace',
  postcode: '94607',
  telephone: '+1 510 555 0100',
  country: 'US',
  province: 'US-CA',
  city: 'Oakland',
  address_1: '1 Market Street',
};

const item: OrderItemRow = {
  order_item_id: 1,
  uuid: UUID,
  order_item_order_id: 1,
  referer: null,
  requested_data: null,
  shipped_qty: 0,
  refunded_qty: 0,
  delivery_first: null,
  delivery_last: null,
  product_id: 1,
  product_sku: 'EXAMPLE',
  product_name: 'Walnut tray',
  thumbnail: null,
  product_weight: 1,
  product_price: 20,
  product_price_incl_tax: 20,
  final_price: 20,
  final_price_incl_tax: 20,
  qty: 2,
  tax_percent: 0,
  tax_amount: 0,
  tax_amount_before_discount: 0,
  discount_amount: 0,
  line_total: 40,
  line_total_incl_tax: 40,
  line_total_with_discount: 40,
  line_total_with_discount_incl_tax: 40,
  variant_group_id: null,
  variant_options: null,
  product_custom_options: null,
  no_shipping_required: false,
};

const AMOUNTS = {
  total_weight: '2',
  sub_total: '40',
  sub_total_incl_tax: '40',
  sub_total_with_discount: '40',
  sub_total_with_discount_incl_tax: '40',
  discount_amount: '0',
  tax_amount: '0',
  tax_amount_before_discount: '0',
  shipping_fee_excl_tax: '5',
  shipping_fee_incl_tax: '5',
  shipping_tax_amount: '0',
  total_tax_amount: '0',
  grand_total: '45',
} as const;

const NOT_SET = {
  integration_order_id: null,
  superseded_at: null,
  payment_ended_at: null,
  payment_return_url: null,
  canceled_at: null,
  cancel_reason: null,
  sid: null,
  terms_version: null,
  terms_text_version: null,
  withdrawal_version: null,
  terms_accepted_at: null,
  customer_id: null,
  customer_group_id: null,
  user_ip: null,
  user_agent: null,
  coupon: null,
  shipping_method_data: null,
  shipping_note: null,
} as const;

/** Creates an example order in the shop currency, for email previews. It is not stored. */
export function exampleOrder({ config, language, clock }: AppContext): Order {
  const now = clock.now().toISOString();
  return {
    ...NOT_SET,
    ...AMOUNTS,
    order_id: 1,
    uuid: UUID,
    order_number: '10001',
    invoice_number: null,
    invoiced_at: null,
    cart_id: 1,
    placed_at: now,
    status: 'processing',
    payment_status: 'cod_captured',
    shipment_status: 'unfullfilled',
    currency: config.shop.currency,
    locale: language,
    customer_email: 'ada@example.com',
    customer_full_name: address.full_name,
    no_shipping_required: false,
    payment_method: 'card',
    payment_method_name: 'Card',
    shipping_address_id: 1,
    billing_address_id: 1,
    total_qty: 2,
    meta_data: {},
    created_at: now,
    updated_at: now,
    items: [item],
    shipping_address: address,
    billing_address: address,
  };
}
