import { describe, expect, test } from 'vitest';
import { shareRefund } from './shareRefund.ts';
import type { RefundSource } from './shareRefund.ts';

const method: RefundSource = { id: 'cardgw', tender: null, left: 3000 };
const stored = (id: string, order_tender_id: number, left: number): RefundSource => ({
  id,
  tender: { order_tender_id, stored_value_id: order_tender_id + 100 },
  left,
});
const sources = [method, stored('credit', 3, 500), stored('second', 2, 1000), stored('first', 1, 2000)];
const shared = (...args: Parameters<typeof shareRefund>) =>
  shareRefund(...args)?.map(({ source, amount }) => [source.id, amount]) ?? null;

describe('how a refund is shared among tenders', () => {
  test('the payment method gives first, then credit, then the card entered last', () => {
    expect(shared(sources, 1000, null)).toEqual([['cardgw', 1000]]);
    expect(shared(sources, 3700, null)).toEqual([
      ['cardgw', 3000],
      ['credit', 500],
      ['second', 200],
    ]);
    expect(shared(sources, 6500, null)).toEqual([
      ['cardgw', 3000],
      ['credit', 500],
      ['second', 1000],
      ['first', 2000],
    ]);
  });

  test('more than is left cannot be shared', () => {
    expect(shared(sources, 6501, null)).toBeNull();
  });

  test('a choice is followed if it adds up', () => {
    const chosen = [
      { id: 'first', amount: 700 },
      { id: 'cardgw', amount: 300 },
    ];
    expect(shared(sources, 1000, chosen)).toEqual([
      ['first', 700],
      ['cardgw', 300],
    ]);
    expect(shared(sources, 1001, chosen)).toBeNull();
  });

  test.each([
    ['an unknown tender', [{ id: 'other', amount: 1000 }]],
    [
      'a tender twice',
      [
        { id: 'first', amount: 500 },
        { id: 'first', amount: 500 },
      ],
    ],
    ['more than a tender has left', [{ id: 'credit', amount: 1000 }]],
    [
      'an amount below 0',
      [
        { id: 'first', amount: 1500 },
        { id: 'cardgw', amount: -500 },
      ],
    ],
  ])('a choice of %s is refused', (_what, chosen) => {
    expect(shared(sources, 1000, chosen)).toBeNull();
  });
});
