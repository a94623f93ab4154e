import { expect, test, vi } from 'vitest';

test('prices are formatted in the admin language, in their own currency or in that of their surroundings', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'de' });
  vi.resetModules();
  const { pricesInLanguage } = await import('./pricesInLanguage.ts');
  vi.resetModules();
  const total = { value: 1234.5, currency: 'USD', text: '$1,234.50' };
  const quote = { currency: 'JPY', fees: [{ fee: { value: 500, text: '¥500' } }] };
  const others = { setting: { value: 5, text: 'five' }, currency: null, note: { text: '$5.00', uuid: 'a' } };
  expect(pricesInLanguage({ data: { orders: [{ total, quote }], others } })).toEqual({
    data: {
      orders: [
        {
          total: { ...total, text: '1.234,50\u00A0$' },
          quote: { currency: 'JPY', fees: [{ fee: { value: 500, text: '500\u00A0¥' } }] },
        },
      ],
      others,
    },
  });
});
