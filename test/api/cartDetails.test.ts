import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { cartsOf, refusal, untyped } from '../support/carts.ts';
import { createProduct, testAddress as address, testShop } from '../support/shop.ts';

let shop: TestShop;
const { post, createCart, versionOf, read, run } = cartsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

describe.each(['cart', 'carts'])('the details of /api/%s/{id}', (spelling) => {
  let cartId: string;
  beforeAll(async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 10 });
    cartId = await createCart({ sku, qty: 1 });
  });
  const set = (what: string, body: unknown) => post(`/api/${spelling}/${cartId}/${what}`, body);

  test('the contact is stored and returned', async () => {
    expect((await set('contacts', { email: 'ada@example.com' })).body).toEqual({
      data: { email: 'ada@example.com' },
    });
    expect(await read(cartId, 'customerEmail')).toEqual({ customerEmail: 'ada@example.com' });
    for (const email of ['', 'ada', 'a@b', 7, null]) {
      expect(await set('contacts', { email })).toMatchObject(refusal(400, 'Email is invalid'));
    }
  });

  test('an address is returned as its record, and setting it again keeps its row', async () => {
    const first = await set('addresses', { address: { ...address, type: 'shipping' } });
    expect(first.body.data).toEqual({
      ...address,
      province_name: 'California',
      cart_address_id: expect.any(Number),
      uuid: expect.any(String),
      address_2: null,
      company: null,
      vat_id: null,
    });
    const second = await set('addresses', { address: { ...address, city: 'Berkeley' }, type: 'shipping' });
    expect(second.body.data).toEqual({ ...first.body.data, city: 'Berkeley' });
    await set('addresses', {
      address: { ...address, address_2: 'Flat <b>4</b>', telephone: 123 },
      type: 'billing',
    });
    expect(
      await read(
        cartId,
        'shippingAddress { city address1 address2 } billingAddress { city address2 telephone }',
      ),
    ).toEqual({
      shippingAddress: { city: 'Berkeley', address1: '12 Analytical Row', address2: null },
      billingAddress: { city: 'Oakland', address2: 'Flat <b>4</b>', telephone: '123' },
    });
  });

  test.each([
    ['full_name', 'Full name is required'],
    ['telephone', 'Telephone is required'],
    ['address_1', 'Address is required'],
    ['city', 'City is required'],
    ['province', 'Province is required'],
    ['country', 'Country is required'],
    ['postcode', 'Postcode is required'],
  ])('an address without %s is rejected', async (field, message) => {
    const answer = await set('addresses', { address: { ...address, [field]: undefined }, type: 'shipping' });
    expect(answer).toMatchObject(refusal(400, message));
  });

  test.each([
    [{ city: 7 }, 'City must be a string'],
    [{ city: 'x'.repeat(256) }, 'City must have at most 255 characters'],
    [{ telephone: true }, 'Telephone must be a string or a number'],
    [{ telephone: '1'.repeat(256) }, 'Telephone must have at most 255 characters'],
    [{ postcode: null }, 'Postcode is required'],
    [{ postcode: ' ' }, 'Postcode is required'],
    [{ address_2: 7 }, 'Address line 2 must be a string'],
  ])('an address is told what is wrong with its field: %j', async (field, message) => {
    const answer = await set('addresses', { address: { ...address, ...field }, type: 'shipping' });
    expect(answer).toMatchObject(refusal(400, message));
  });

  test('the payment method must be offered', async () => {
    expect(await set('paymentMethods', { method_code: 'cod', method_name: 'anything' })).toMatchObject({
      status: 200,
      body: { data: { method: { code: 'cod', name: 'Cash on delivery' } } },
    });
    expect(await read(cartId, 'paymentMethod paymentMethodName availablePaymentMethods { code }')).toEqual({
      paymentMethod: 'cod',
      paymentMethodName: 'Cash on delivery',
      availablePaymentMethods: [{ code: 'cod' }],
    });
    expect(await set('paymentMethods', { method_code: 'gold', method_name: 'Gold' })).toMatchObject(
      refusal(400, 'Payment method gold is not available'),
    );
    expect(await set('paymentMethods', { method_name: 'Gold' })).toMatchObject(
      refusal(400, 'Method code is required'),
    );
    expect(await set('paymentMethods', { method_code: 'cod' })).toMatchObject(
      refusal(400, 'Method name is required'),
    );
  });

  test('the shipping note is stored as sent', async () => {
    const note = 'Ring <b>twice</b> & wait';
    expect((await set('shippingNotes', { note })).body).toEqual({ data: { note } });
    expect(await read(cartId, 'shippingNote')).toEqual({ shippingNote: note });
    expect(await set('shippingNotes', {})).toMatchObject(refusal(400, 'Note is invalid'));
  });

  test('a change without effect writes nothing', async () => {
    await set('contacts', { email: 'same@example.com' });
    const [version, before] = [await versionOf(cartId), shop.statements()];
    await set('contacts', { email: 'same@example.com' });
    expect(shop.statements() - before).toBe(1);
    expect(await versionOf(cartId)).toBe(version);
  });
});

describe('reading a cart', () => {
  test('it takes one statement, and saves changed prices', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 10 });
    const cartId = await createCart({ sku, qty: 2 });
    const before = shop.statements();
    await read(cartId, 'grandTotal { value }');
    expect(shop.statements() - before).toBe(1);

    await run(untyped`update product set price = 12.5, name = 'Renamed' where sku = ${sku}`);
    const fresh = await read(cartId, 'grandTotal { value } items { productName finalPrice { value } }');
    expect(fresh).toEqual({
      grandTotal: { value: 25 },
      items: [{ productName: 'Renamed', finalPrice: { value: 12.5 } }],
    });
    const saved = await shop.db.one(
      sql.type(
        z.object({ grand_total: column.decimal }),
      )`select grand_total from cart where uuid = ${cartId}`,
    );
    expect(Number(saved.grand_total)).toBe(25);
  });

  test('lines that can no longer be ordered report why', async () => {
    const [few, none, off] = await Promise.all(
      [1, 2, 3].map(() => createProduct(shop, { price: 1, qty: 10 })),
    );
    const cartId = await createCart(
      ...[few, none, off].map((product) => ({ sku: product?.sku ?? '', qty: 5 })),
    );
    await run(untyped`update product_inventory set qty = 4 where product_id = ${few?.id ?? 0}`);
    await run(untyped`update product_inventory set qty = 0 where product_id = ${none?.id ?? 0}`);
    await run(untyped`update product set status = false where product_id = ${off?.id ?? 0}`);
    const cart = await read(cartId, 'items { uuid errors } errors { code message field }');
    const texts = [
      'We do not have enough stock',
      'This item is out of stock',
      'This product is not available',
    ];
    expect(cart.items.map(({ errors }: { errors: string[] }) => errors)).toEqual(texts.map((text) => [text]));
    expect(cart.errors).toEqual(
      texts.map((message, index) => ({
        message,
        code: expect.any(String),
        field: `items.${cart.items[index].uuid}`,
      })),
    );
  });

  test('a deleted product is removed with its line', async () => {
    const [remaining, deleted] = await Promise.all(
      [1, 2].map(() => createProduct(shop, { price: 5, qty: 10 })),
    );
    const cartId = await createCart(
      ...[remaining, deleted].map((product) => ({ sku: product?.sku ?? '', qty: 1 })),
    );
    await run(untyped`delete from product where product_id = ${deleted?.id ?? 0}`);
    expect(await read(cartId, 'totalQty grandTotal { value }')).toEqual({
      totalQty: 1,
      grandTotal: { value: 5 },
    });
  });

  test('carts and their lines have all fields that front ends rely on', async () => {
    const fieldsOf = async (type: string, schema: 'storefront' | 'admin') => {
      const { body } = await shop.query(
        `{ type: __type(name: "${type}") { fields(includeDeprecated: true) { name } } }`,
        {},
        schema,
      );
      return body.data.type.fields.map(({ name }: { name: string }) => name).toSorted();
    };
    const cart =
      `addAddressApi addContactInfoApi addGiftCardApi addItemApi addNoteApi addPaymentMethodApi addShippingMethodApi amountDue
      applyCouponApi availablePaymentMethods availableShippingMethods billingAddress cartId checkoutApi coupon coupons createdAt
      credit crossSellProducts currency customerEmail customerFullName customerGroupId customerId discountAmount discounts errors giftCards grandTotal
      items locale noShippingRequired paymentMethod paymentMethodName reminders removeCouponApi reverseCharge shippingAddress shippingFeeExclTax
      shippingFeeInclTax shippingMethodData shippingMethodName shippingNote shippingTaxAmount status subTotal
      subTotalInclTax subTotalWithDiscount subTotalWithDiscountInclTax taxAmount taxAmountBeforeDiscount taxExempt taxExemptReason totalQty
      totalTaxAmount totalWeight updateApi updatedAt useCreditApi uuid`.split(/\s+/);
    expect(await fieldsOf('Cart', 'storefront')).toEqual(cart);
    expect(await fieldsOf('Cart', 'admin')).toEqual([...cart, 'explanation', 'userIp'].toSorted());
    expect(await fieldsOf('CartItem', 'storefront')).toEqual(
      `cartId cartItemId discountAmount discounts errors finalPrice finalPriceInclTax inputs isGift lineTotal lineTotalInclTax
       lineTotalWithDiscount lineTotalWithDiscountInclTax maxQty minQty noShippingRequired productCustomOptions productId
       productName productPrice productPriceInclTax productSku productUrl productWeight qty qtyStep removeApi subTotal taxAmount
       taxAmountBeforeDiscount taxPercent thumbnail total updateQtyApi uuid variantGroupId variantOptions`.split(
        /\s+/,
      ),
    );
  });

  test('every total, path and choice has its field', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 10, weight: 0.25 });
    const cartId = await createCart({ sku, qty: 2 });
    const cart = await read(
      cartId,
      `cartId uuid status noShippingRequired currency customerId customerGroupId coupon totalQty
       totalWeight { value unit } subTotalInclTax { value } subTotalWithDiscount { value }
       subTotalWithDiscountInclTax { value } discountAmount { value } taxAmount { value }
       taxAmountBeforeDiscount { value } shippingFeeExclTax { value } shippingFeeInclTax { value }
       shippingTaxAmount { value } totalTaxAmount { value } shippingMethodName shippingMethodData { providerCode }
       addItemApi addPaymentMethodApi addShippingMethodApi addContactInfoApi addAddressApi addNoteApi createdAt updatedAt
       availableShippingMethods { code }
       items { cartItemId cartId productId thumbnail noShippingRequired productWeight { value } lineTotal { value }
         subTotal { value } total { value } taxPercent variantOptions { optionText } productUrl removeApi updateQtyApi }`,
    );
    expect(cart).toMatchObject({
      status: 1,
      totalWeight: { value: 0.5 },
      subTotalWithDiscountInclTax: { value: 20 },
      availableShippingMethods: [],
      shippingMethodData: null,
      addItemApi: `/api/carts/${cartId}/items`,
      items: [{ lineTotal: { value: 20 }, total: { value: 20 }, variantOptions: [] }],
    });
  });
});
