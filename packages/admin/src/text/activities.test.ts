import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { saidBy } from './refusals.ts';
import type { Patterns } from './refusals.ts';

const catalogues = import.meta.glob<{ readonly activities: Patterns }>('./*/activities.ts', { eager: true });
const activitiesIn = (language: string): Patterns =>
  catalogues[`./${language}/activities.ts`]?.activities ?? [];

/** These are the lines that the shop and the payment methods that ship with it write into the history of an order. */
const WRITTEN = [
  'Order has been created',
  'Captured 87.00 USD',
  'Captured 87.00 USD. Transaction ID: pi_1',
  'Authorized 87.00 USD. Transaction ID: pi_1',
  'The gateway reviews the capture of 87.00 USD',
  'Captured the payment. Transaction ID: T-1',
  'Customer authorized the payment. Transaction ID: T-1',
  'The wallet gateway reviews the payment. Transaction ID: T-1',
  'The wallet gateway reviews the authorization. Transaction ID: T-1',
  'Payment failed',
  'Payment failed: The card has expired.',
  'The wallet gateway payment failed: declined',
  'Refunded 5.00 USD. Refund ID: R-1',
  'Reason for the refund: Too small',
  'Attention: the refund of 5.00 USD failed. Refund ID: R-1',
  'Attention: the order was paid after it was canceled',
  'Attention: the gateway has a payment for this order with another amount',
  'Attention: the wallet gateway denied the payment capture. Capture ID: C-1',
  'Order 10001 of the same cart is paid, so 5.00 USD of this one was given back',
  'Order 10002 of the same cart was paid too: 5.00 USD was given back',
  'Order canceled (Out of stock)',
  'Shipment created (2 item(s))',
  'Shipment created (1 item(s), carrier Owl Post)',
  'Label created (Owl Post, T-100)',
  'Shipment information updated',
  'Shipment delivered',
  'Shipment canceled',
  'Marked as reviewed',
  'E-mail changed from a@shop.test to b@shop.test',
  'Name changed from none to Ada',
  'Shipping address changed (city)',
  'Billing address changed (city, postcode)',
  'The confirmation is sent again to ada@shop.test',
  'The e-mail about the cancellation is sent again to ada@shop.test',
  'The e-mail about the refund is sent again to ada@shop.test',
  'The e-mail about the shipment is sent again to ada@shop.test',
  'The e-mail about the delivery is sent again to ada@shop.test',
  'The e-mail about the new order is sent again to owner@shop.test',
];

describe.each(Object.keys(languages).filter((language) => language !== 'en'))('in %s', (language) => {
  test('each activity of an order has words, and each pattern an activity', () => {
    const patterns = activitiesIn(language);
    expect(WRITTEN.filter((activity) => saidBy(patterns, activity) === activity)).toEqual([]);
    expect(patterns.filter(([pattern]) => !WRITTEN.some((activity) => pattern.test(activity)))).toEqual([]);
  });
});

test.each([
  ['Order has been created', 'Bestellung angelegt'],
  ['Refunded 5.00 USD. Refund ID: R-1', '5.00 USD erstattet. Erstattung: R-1'],
  ['Shipment created (1 Artikel, carrier Owl Post)', 'Sendung angelegt (1 Artikel, Owl Post)'],
  ['Written by an extension', 'Written by an extension'],
])('the activity "%s" is "%s" in German', (activity, said) =>
  expect(saidBy(activitiesIn('de'), activity)).toBe(said),
);
