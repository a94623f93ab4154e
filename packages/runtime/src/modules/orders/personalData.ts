import { NO_RECIPIENT } from '../carts/index.ts';
import { notPersonal, personalAddress } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const ordersPersonalData: readonly PersonalTable[] = [
  {
    table: 'order',
    rowsOf: ({ orders }) => sql.fragment`order_id in (${orders})`,
    columns: {
      order_number: 'kept',
      integration_order_id: 'kept',
      status: 'kept',
      payment_status: 'kept',
      shipment_status: 'kept',
      currency: 'kept',
      sid: 'null',
      customer_email: 'erased',
      customer_full_name: 'erased',
      user_ip: 'null',
      user_agent: 'null',
      coupon: 'kept',
      coupons: 'kept',
      discounts: 'kept',
      shipping_method_data: 'kept',
      payment_method: 'kept',
      payment_method_name: 'kept',
      shipping_note: 'erased',
      meta_data: 'values',
      cancel_reason: 'erased',
      client_key: 'null',
      search_words: sql.fragment`to_tsvector('simple', order_words(order_number))`,
      locale: 'kept',
      invoice_number: 'kept',
      terms_version: 'kept',
      terms_text_version: 'kept',
      withdrawal_version: 'kept',
      tax_exempt_reason: 'erased',
      vat_check: 'values',
      payment_return_url: 'null',
      origin: 'kept',
      origin_who: 'kept',
      origin_session: 'null',
    },
  },
  {
    table: 'order_activity',
    rowsOf: ({ orders }) => sql.fragment`order_activity_order_id in (${orders})`,
    columns: {
      comment: 'erased',
      author_kind: 'other',
      // The name of an administrator stays.
      author_name: sql.fragment`
        case when author_kind in ('customer', 'guest') and author_name is not null then 'erased' else author_name end`,
      kind: 'other',
      values: 'values',
    },
  },
  {
    table: 'order_address',
    rowsOf: ({ orders }) => sql.fragment`
      order_address_id in (
        select unnest(array[shipping_address_id, billing_address_id]) from "order" where order_id in (${orders}))`,
    columns: personalAddress,
  },
  {
    table: 'order_item',
    rowsOf: ({ orders }) => sql.fragment`order_item_order_id in (${orders})`,
    columns: {
      discounts: 'kept',
      referer: 'null',
      product_sku: 'kept',
      product_name: 'kept',
      thumbnail: 'kept',
      variant_options: 'kept',
      withdrawal_excluded: 'kept',
      product_custom_options: 'values',
      inputs: sql.fragment`inputs || ${NO_RECIPIENT}`,
      gift_card: 'kept',
      requested_data: 'null',
    },
  },
  {
    table: 'payment_attempt',
    // An open attempt is asked again with what was sent.
    rowsOf: ({ orders }) => sql.fragment`order_id in (${orders}) and state <> 'open'`,
    columns: {
      kind: 'kept',
      state: 'kept',
      currency: 'kept',
      request: 'values',
      message: 'erased',
      ticket: 'null',
    },
  },
  {
    table: 'payment_transaction',
    rowsOf: ({ orders }) => sql.fragment`order_id in (${orders})`,
    columns: {
      payment_method: 'kept',
      transaction_id: 'kept',
      transaction_type: 'kept',
      payment_action: 'kept',
      currency: 'kept',
      parent_transaction_id: 'kept',
      additional_information: 'values',
    },
  },
  {
    table: 'order_tender',
    rowsOf: ({ orders }) => sql.fragment`order_id in (${orders})`,
    columns: { method: 'kept', label: 'kept' },
  },
  {
    table: 'refund',
    rowsOf: ({ orders }) => sql.fragment`order_id in (${orders})`,
    columns: { currency: 'kept', reason: 'erased', status: 'kept', adjustment_label: 'kept' },
  },
  {
    table: 'return_request',
    rowsOf: ({ orders }) => sql.fragment`return_order_id in (${orders})`,
    columns: { number: 'kept', origin: 'kept', state: 'kept', comment: 'erased', declined_reason: 'erased' },
  },
  {
    table: 'return_image',
    rowsOf: ({ orders }) => sql.fragment`return_request_id in (
      select return_request_id from return_request where return_order_id in (${orders}))`,
    columns: { type: 'kept', content: 'kept' },
    erasure: 'rows',
    files: ({ orders }) => sql.fragment`
      select 'returns/' || r.number || '-' || p.position || '.webp' as name, p.content
      from return_image p join return_request r using (return_request_id) where r.return_order_id in (${orders})`,
  },
  {
    table: 'return_label',
    rowsOf: ({ orders }) => sql.fragment`return_request_id in (
      select return_request_id from return_request where return_order_id in (${orders}))`,
    columns: {
      carrier_code: 'kept',
      carrier_name: 'kept',
      tracking_number: 'erased',
      tracking_url: 'null',
      content: 'kept',
    },
    // The label has the name and the address of the shopper.
    erasure: 'rows',
    files: ({ orders }) => sql.fragment`
      select 'returns/' || r.number || '-label.pdf' as name, l.content
      from return_label l join return_request r using (return_request_id) where r.return_order_id in (${orders})`,
  },
  notPersonal('return_reason', 'code', 'name'),
  // The reason of an item is the code of a reason of the shop.
  notPersonal('return_item', 'reason', 'condition'),
  {
    table: 'shipment',
    rowsOf: ({ orders }) => sql.fragment`shipment_order_id in (${orders})`,
    columns: {
      status: 'kept',
      carrier_name: 'kept',
      tracking_number: 'erased',
      carrier_code: 'kept',
      tracking_url: 'null',
      label_url: 'null',
    },
  },
  {
    table: 'document',
    rowsOf: ({ orders }) => sql.fragment`document_order_id in (${orders})`,
    columns: {
      kind: 'kept',
      series: 'kept',
      number: 'kept',
      currency: 'kept',
      taxes: 'kept',
      snapshot: 'kept',
      sha256: 'other',
      content: 'kept',
    },
    // The law keeps them. A job deletes them after `documentRetentionYears`.
    erasure: 'nothing',
    files: ({ orders }) => sql.fragment`
      select 'documents/' || regexp_replace(number, '[^A-Za-z0-9._-]+', '-', 'g') || '.pdf' as name, content
      from document where document_order_id in (${orders})`,
  },
  notPersonal('number_series', 'name'),
];
