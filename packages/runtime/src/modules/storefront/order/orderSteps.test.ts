import { expect, test } from 'vitest';
import { orderSteps } from './orderSteps.ts';
import type { OrderLife } from './orderSteps.ts';

const day = (number: number): string => `2026-12-0${number}T10:00:00.000Z`;

const LIFE: OrderLife = {
  created_at: day(1),
  placed_at: day(1),
  canceled_at: null,
  shipment_status: 'unfullfilled',
  no_shipping_required: false,
  phase: 'paid',
  is_payable: false,
  paid_at: day(1),
  refunded_at: null,
  shipments: [],
};
const sent = { shipped_at: day(2), delivered_at: null };
const arrived = { shipped_at: day(2), delivered_at: day(4) };

/** Writes a step with its state: `*` for the current one, `-` for one that is ahead. A tilde marks a part of the order. */
const MARKS = { done: '', current: '*', todo: '-' } as const;
const written = (life: Partial<OrderLife>): string =>
  orderSteps({ ...LIFE, ...life })
    .map(({ name, state, is_partial }) => `${MARKS[state]}${is_partial ? '~' : ''}${name}`)
    .join(' ');

test.each([
  [
    'waits for its payment',
    { phase: 'unpaid', placed_at: null, paid_at: null },
    'ordered *paid -packed -shipped -delivered',
  ],
  ['is paid', {}, 'ordered paid *packed -shipped -delivered'],
  ['is authorized', { phase: 'authorized', paid_at: null }, 'ordered *packed -shipped -delivered'],
  ['is paid on delivery', { phase: 'unpaid', paid_at: null }, 'ordered *packed -shipped -delivered'],
  [
    'has shipped',
    { shipment_status: 'shipped', shipments: [sent] },
    'ordered paid packed *shipped -delivered',
  ],
  [
    'has shipped in part',
    { shipment_status: 'partially_shipped', shipments: [sent] },
    'ordered paid packed *~shipped -delivered',
  ],
  [
    'has arrived in part',
    { shipment_status: 'partially_delivered', shipments: [arrived, sent] },
    'ordered paid packed shipped *~delivered',
  ],
  [
    'has arrived',
    { shipment_status: 'delivered', shipments: [arrived] },
    'ordered paid packed shipped *delivered',
  ],
  [
    'was paid to the courier',
    { shipment_status: 'delivered', shipments: [arrived], paid_at: day(5) },
    'ordered packed shipped delivered *paid',
  ],
  ['needs no shipping', { no_shipping_required: true, shipment_status: 'delivered' }, 'ordered *paid'],
  [
    'was canceled before it was paid',
    { phase: 'canceled', canceled_at: day(2), paid_at: null },
    'ordered *canceled',
  ],
  [
    'was canceled and refunded',
    { phase: 'refunded', canceled_at: day(3), refunded_at: day(3), shipment_status: 'canceled' },
    'ordered paid refunded *canceled',
  ],
  [
    'was refunded after it arrived',
    { phase: 'refunded', refunded_at: day(6), shipment_status: 'delivered', shipments: [arrived] },
    'ordered paid packed shipped delivered *refunded',
  ],
  [
    'was refunded before it shipped',
    { phase: 'refunded', refunded_at: day(2), shipment_status: 'canceled' },
    'ordered paid *refunded',
  ],
  ['was refunded in part', { refunded_at: day(2) }, 'ordered paid ~refunded *packed -shipped -delivered'],
  ['has a failed payment', { phase: 'failed', placed_at: null, paid_at: null }, ''],
  [
    'can be paid after a failed attempt',
    { phase: 'failed', is_payable: true, placed_at: null, paid_at: null },
    'ordered *paid -packed -shipped -delivered',
  ],
] as const)('an order that %s', (_, life, expected) => expect(written(life)).toBe(expected));

test('a step has the time at which the order reached it, and the last shipment counts', () => {
  const life: OrderLife = {
    ...LIFE,
    paid_at: '2026-12-01T11:00:00.5+01:00',
    shipment_status: 'shipped',
    shipments: [sent, { shipped_at: day(3), delivered_at: null }],
  };
  expect(orderSteps(life).map(({ at }) => at)).toEqual([
    day(1),
    '2026-12-01T10:00:00.500Z',
    null,
    day(3),
    null,
  ]);
});
