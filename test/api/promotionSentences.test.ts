import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action, Condition } from '../../packages/runtime/src/modules/promotions/promotion.ts';
import { promotionSentences } from '../../packages/runtime/src/modules/promotions/promotionSentence.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const make = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));

const promotionOf = (action: Action, conditions: readonly Condition[] = []) => ({
  status: true,
  class: 'product' as const,
  code_required: false,
  is_exclusive: false,
  conditions,
  action,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
});

test('the sentences of promotions have the names of the records that they refer to', async () => {
  const tea = await make('/api/categories', { name: 'Tea', url_key: 'tea' });
  const news = await make('/api/collections', { name: 'News', code: 'news' });
  const trade = await make('/api/customerGroups', { group_name: 'Trade' });
  const color = await make('/api/attributes', {
    attribute_name: 'Color',
    attribute_code: 'color',
    type: 'select',
    groups: [1],
    options: [{ option_text: 'Red' }],
  });
  const gone = '99999999-9999-4999-8999-999999999999';
  const attribute = { code: 'color', options: [color.options[0].uuid.toUpperCase(), 'Blue'] };
  const percent = (select: object): Action => ({ kind: 'percent', value: 12.5, select });
  const sentences = (language?: string) =>
    promotionSentences(
      shop.app,
      shop.app.db,
      [
        promotionOf(percent({ categories: [tea.uuid, gone], attribute })),
        promotionOf({ kind: 'amount', amounts: { USD: 2 } }, [
          { kind: 'collections', ids: [news.uuid] },
          { kind: 'groups', ids: [trade.uuid] },
        ]),
      ],
      language,
    );
  expect(await sentences()).toEqual([
    '12.5% off products in the category Tea or (deleted) and with Color: Red or Blue.',
    '$2.00 off each unit of all products, with products in the collection News in the cart, for customers in the group Trade.',
  ]);
  expect(await sentences('de')).toEqual([
    '12,5 % Rabatt auf Produkte aus der Kategorie Tea oder (gelöscht) und mit Color: Red oder Blue.',
    '2,00\u00a0$ Rabatt je Stück auf alle Produkte, im Warenkorb: Produkte aus der Kollektion News, für Kunden der Gruppe Trade.',
  ]);
  expect(await promotionSentences(shop.app, shop.app.db, [])).toEqual([]);
});
