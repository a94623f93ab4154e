import { describe, expect, test } from 'vitest';
import { amountDue, coverCart, storedPart } from './cartTenders.ts';
import type { CartTenders, StoredValueInput } from './cartTenders.ts';

const UUID = '00000000-0000-4000-8000-00000000000';

const card = (id: number, balance: string, more: Partial<StoredValueInput> = {}): StoredValueInput => ({
  stored_value_id: id,
  uuid: UUID + String(id),
  kind: 'gift_card',
  last4: '1234',
  currency: 'USD',
  customer_id: null,
  balance,
  is_active: true,
  ...more,
});
const credit = (id: number, balance: string): StoredValueInput =>
  card(id, balance, { kind: 'credit', customer_id: 7, last4: null });

const entered = (ids: readonly number[], of: CartTenders['credit'] = null): CartTenders => ({
  cards: ids.map((id) => ({ id, uuid: UUID + String(id), last4: '1234', amount: '0.00' })),
  credit: of,
});
const cart = { currency: 'USD', grand_total: '50.00', customer_id: 7 };
const amounts = (tenders: CartTenders | null) => [
  ...(tenders?.cards.map(({ amount }) => amount) ?? []),
  tenders?.credit?.amount ?? null,
];

describe('what gift cards and credit pay of a cart', () => {
  test('cards are used in the order entered, then credit, and nothing beyond the total', () => {
    const values = [card(1, '20.0000'), card(2, '25.00'), credit(3, '9.00')];
    const tenders = entered([2, 1], { id: 3, limit: null, amount: '0' });
    expect(amounts(coverCart(cart, tenders, values).tenders)).toEqual(['25.00', '20.00', '5.00']);
    const small = { ...cart, grand_total: '30.00' };
    expect(amounts(coverCart(small, tenders, values).tenders)).toEqual(['25.00', '5.00', '0.00']);
  });

  test('credit is cut to its limit, its balance and the need', () => {
    const of = (limit: string | null, balance: string) =>
      amounts(coverCart(cart, entered([], { id: 3, limit, amount: '0' }), [credit(3, balance)]).tenders);
    expect(of('10', '30.00')).toEqual(['10.00']);
    expect(of('40', '30.00')).toEqual(['30.00']);
    expect(of(null, '80.00')).toEqual(['50.00']);
    expect(of(null, '0.00')).toEqual([null]);
  });

  test.each([
    ['void or expired', card(1, '20.00', { is_active: false })],
    ['in another currency', card(1, '20.00', { currency: 'EUR' })],
    ['empty', card(1, '0.00')],
  ])('a card that is %s is taken off', (_why, value) => {
    expect(coverCart(cart, entered([1]), [value])).toEqual({ tenders: null, isCardLost: true });
    expect(coverCart(cart, entered([1]), [])).toEqual({ tenders: null, isCardLost: true });
  });

  test('credit of another customer pays nothing', () => {
    const tenders = entered([], { id: 3, limit: null, amount: '0' });
    expect(coverCart({ ...cart, customer_id: 8 }, tenders, [credit(3, '30.00')]).tenders).toBeNull();
  });

  test('what is due is the total without both', () => {
    const { tenders } = coverCart(cart, entered([1]), [card(1, '20.00')]);
    expect(storedPart({ currency: 'USD', tenders })).toBe(2000);
    expect(amountDue({ ...cart, tenders })).toBe('30.00');
    expect(amountDue({ ...cart, tenders: null })).toBe('50.00');
  });
});
