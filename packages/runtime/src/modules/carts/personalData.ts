import { personalAddress } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

import { NO_RECIPIENT } from './giftCards/lineInputs.ts';

/** Declares what the tables of the module know about shoppers. */
export const cartsPersonalData: readonly PersonalTable[] = [
  {
    table: 'cart',
    rowsOf: ({ carts }) => sql.fragment`cart_id in (${carts})`,
    columns: {
      sid: 'null',
      customer_email: 'erased',
      customer_full_name: 'erased',
      user_ip: 'null',
      currency: 'kept',
      coupon: 'kept',
      coupons: 'kept',
      discounts: 'kept',
      declined_gifts: 'kept',
      shipping_method_data: 'null',
      payment_method: 'kept',
      payment_method_name: 'kept',
      shipping_note: 'erased',
      errors: 'values',
      locale: 'kept',
      meta_data: 'values',
      express: 'null',
      tenders: 'null',
      tax_exempt_reason: 'erased',
      vat_check: 'null',
      origin: 'kept',
      origin_who: 'kept',
      origin_session: 'null',
    },
  },
  {
    // Whoever has a key could go on with the cart of an erased shopper.
    table: 'cart_hand_over',
    rowsOf: ({ carts }) => sql.fragment`cart_id in (${carts})`,
    erasure: 'rows',
    isExported: false,
    columns: { key_hash: 'secret' },
  },
  {
    table: 'cart_address',
    rowsOf: ({ carts }) => sql.fragment`cart_id in (${carts})`,
    columns: { ...personalAddress, type: 'other' },
  },
  {
    table: 'cart_item',
    rowsOf: ({ carts }) => sql.fragment`cart_id in (${carts})`,
    columns: {
      discounts: 'kept',
      line_origin: 'kept',
      line_key: 'kept',
      product_sku: 'kept',
      product_name: 'kept',
      thumbnail: 'kept',
      variant_options: 'kept',
      product_custom_options: 'values',
      inputs: sql.fragment`inputs || ${NO_RECIPIENT}`,
    },
  },
];
