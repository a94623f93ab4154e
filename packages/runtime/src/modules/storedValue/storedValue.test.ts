import { expect, test } from 'vitest';
import { giftCardInvalid, giftCardRedeemed } from './index.ts';
import { cardStateAt, toStoredValue } from './storedValue.ts';

const now = new Date('2026-01-31T12:00:00Z');

test.each([
  ['active', null, 'active'],
  ['active', '2026-01-31T12:00:00.001Z', 'active'],
  ['active', '2026-01-31T12:00:00.000Z', 'expired'],
  ['void', null, 'void'],
  ['void', '2020-01-01T00:00:00.000Z', 'void'],
] as const)('a card that is %s and ends at %s is %s', (state, expires_at, shown) =>
  expect(cardStateAt({ state, expires_at }, now)).toBe(shown),
);

test('other modules see balances in minor units', () =>
  expect(
    toStoredValue({
      stored_value_id: 7,
      uuid: 'one',
      kind: 'gift_card',
      last4: 'QRT3',
      currency: 'JPY',
      customer_id: null,
      customer_uuid: null,
      initial: '1500.0000',
      balance: '1200.0000',
      expires_at: null,
      state: 'active',
      email: null,
      recipient_name: null,
      message: null,
      locale: null,
      deliver_at: null,
      mailed_at: null,
      printed_at: null,
      is_sealed: false,
      created_at: '2026-01-31T12:00:00.000Z',
      updated_at: '2026-01-31T12:00:00.000Z',
    }),
  ).toMatchObject({ stored_value_id: 7, currency: 'JPY', balance: 1200 }));

test('the event of a use has the amount in units of the currency', () => {
  const card = { uuid: 'card', currency: 'USD' };
  expect(giftCardRedeemed({ card, order: { order_id: 3, uuid: 'order' }, amount: 1234 })).toEqual({
    name: 'gift_card_redeemed',
    payload: { giftCardUuid: 'card', orderId: 3, orderUuid: 'order', amount: 12.34, currency: 'USD' },
  });
});

test('a code that a cart cannot use is refused without a reason', () =>
  expect(giftCardInvalid()).toMatchObject({
    status: 400,
    code: 'GIFT_CARD_INVALID',
    message: 'This gift card cannot be used here',
  }));
