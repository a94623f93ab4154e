import { expect, test } from 'vitest';
import { codesOf } from './platform/openApi/refused.ts';
import { refusedCodes } from './refusedCodes.ts';

/** The error codes that tracing the sources must and must not find, for each way to define routes and throw refusals. */
const TRACED: readonly [string, string, string, readonly string[], readonly string[]][] = [
  [
    'carts',
    'addCartItem',
    '400',
    ['NOT_ENOUGH_STOCK', 'TOO_MANY_LINES'],
    ['COUPON_EXPIRED', 'NO_SHIPPING_TO_ADDRESS'],
  ],
  ['carts', 'couponApply', '400', ['COUPON_EXPIRED', 'COUPON_USED_UP'], ['NOT_ENOUGH_STOCK']],
  ['orders', 'createOrder', '409', ['CART_CHANGED'], []],
  ['orders', 'createOrder', '400', ['CART_EMPTY', 'OUT_OF_STOCK', 'COUPON_USED_UP'], ['BAD_REFUND_AMOUNT']],
  ['orders', 'refundOrder', '502', ['GATEWAY_REFUSED'], []],
  ['orders', 'deleteOrderNote', '404', ['NOTE_NOT_FOUND', 'ORDER_NOT_FOUND'], []],
  ['orders', 'listOrderNotes', '404', ['ORDER_NOT_FOUND'], ['NOTE_NOT_FOUND']],
  ['metafields', 'updateShopMetafield', '404', ['METAFIELD_NOT_FOUND'], []],
  ['promotions', 'getCoupon', '404', ['COUPON_NOT_FOUND'], []],
  ['promotions', 'createCoupon', '409', ['COUPON_EXISTS'], ['COUPON_NOT_FOUND']],
  ['catalog', 'createProduct', '409', ['SKU_EXISTS', 'URL_KEY_EXISTS'], []],
  ['catalog', 'importProducts', '400', ['NO_IMPORT_FILE'], ['SKU_REPEATED', 'URL_KEY_RESERVED']],
  ['settings', 'saveSetting', '400', ['UNKNOWN_SETTING', 'INVALID_COUNTRY'], []],
  ['core-shipping', 'createCoreShippingRate', '400', ['CORE_RATE_EXISTS'], []],
];

test.each(TRACED)(
  'traces the error codes of %s, route %s, with the status %s',
  (owner, id, status, has, hasNot) => {
    const codes = codesOf(refusedCodes.byRoutes[owner]?.[id] ?? {}, status);
    expect(codes).toEqual(expect.arrayContaining([...has]));
    for (const code of hasNot) expect(codes).not.toContain(code);
  },
);
