import { dataOf } from '@shop/runtime/testing';
import { expect, test } from 'vitest';
import { linesOf, shippedTo, ucpAddress, ucpBuyer } from '../support/ucpAgent.ts';
import { CASH, card, codes, errors, totalOf, useUcpShop, wish } from '../support/ucpShop.ts';
import { createVariantSet } from '../support/variants.ts';

/* The goods that agents find and buy: stock, prices, addresses, codes and the catalog. */

const its = useUcpShop();

test('goods that are not there, or not enough, are told', async () => {
  const { sku } = await its.shop.make.product({ price: 10, qty: 3 });
  const nothing = await its.agent.ask(
    'error',
    'POST',
    '/checkout-sessions',
    { line_items: linesOf(['NOTHING']) },
    200,
  );
  expect(codes(nothing)).toEqual(['item_unavailable']);
  const many = await its.agent.ask(
    'error',
    'POST',
    '/checkout-sessions',
    { line_items: linesOf([sku, 4]) },
    200,
  );
  expect(codes(many)).toEqual(['out_of_stock']);
  const empty = await its.agent.ask('error', 'POST', '/checkout-sessions', { line_items: [] }, 200);
  expect(codes(empty)).toEqual(['missing']);
  const both = await its.agent.ask(
    'error',
    'POST',
    '/checkout-sessions',
    { line_items: linesOf(['NOTHING'], [sku, 4]) },
    200,
  );
  expect(both.messages).toMatchObject([
    { code: 'item_unavailable', path: '$.line_items[0]' },
    { code: 'out_of_stock', path: '$.line_items[1]' },
  ]);
  const part = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf(['NOTHING'], [sku, 2]),
  });
  expect(errors(part)[0]).toEqual({ code: 'item_unavailable', path: '$.line_items[0]' });
  expect(part.status).toBe('incomplete');
  expect(part.line_items).toMatchObject([{ id: sku, quantity: 2 }]);
});

test('goods that are sold meanwhile are told, and the purchase stays open', async () => {
  const { sku } = await its.shop.make.product({ price: 10, qty: 1 });
  const [one, two] = [await its.ready([[sku]]), await its.ready([[sku]])];
  const done = await Promise.all([its.complete(one.id, CASH), its.complete(two.id, CASH)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['completed', 'incomplete']);
  const open = done.find(({ status }) => status === 'incomplete');
  expect(codes(open)).toContain('out_of_stock');
});

test('a price that moved is shown before it is paid', async () => {
  const { sku, uuid } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  dataOf(await its.shop.admin('PATCH', `/api/products/${uuid}`, { price: 12 }));
  const moved = await its.complete(id, CASH);
  expect(moved.status).toBe('ready_for_complete');
  expect(codes(moved)).toEqual(['price_changed']);
  expect(totalOf(moved)).toBe(1700);
  const done = await its.complete(id, CASH);
  expect([done.status, totalOf(done)]).toEqual(['completed', 1700]);
});

test('a purchase that is not ready is not completed', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const opened = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku]),
  });
  const told = await its.complete(opened.id, CASH);
  expect(told.status).toBe('incomplete');
  expect(errors(told).map(({ path }) => path)).toContain('$.buyer.email');
  const { id } = await its.ready([[sku]]);
  const unpaid = await its.complete(id, {});
  expect(unpaid.status).toBe('incomplete');
  expect(errors(unpaid)).toEqual([{ code: 'missing', path: '$.payment.instruments' }]);
  for (const instrument of [
    { id: 'i', handler_id: 'nothing', type: 'card' },
    { id: 'i', handler_id: 'cod', type: 'card' },
    { id: 'i', handler_id: 'cardgw', type: 'card', credential: { type: 'card', number: '4242424242424242' } },
  ]) {
    const refused = await its.complete(id, { payment: { instruments: [instrument] } });
    expect(errors(refused), JSON.stringify(instrument)).toEqual([
      { code: 'invalid', path: '$.payment.instruments[0]' },
    ]);
    expect(JSON.stringify(refused)).not.toContain('4242');
  }
  expect((await its.complete(id, CASH)).status).toBe('completed');
});

test('an address that is wrong or not served is told at its part', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const open = (address: object) =>
    its.agent.ask(
      'checkout',
      'POST',
      '/checkout-sessions',
      wish([[sku]], { fulfillment: shippedTo(address) }),
    );
  const at = '$.fulfillment.methods[0].destinations[0]';
  const { phone_number: _none, ...silent } = ucpAddress;
  const noPhone = await open(silent);
  expect(errors(noPhone)).toContainEqual({ code: 'missing', path: `${at}.phone_number` });
  expect(noPhone.fulfillment.methods[0].groups[0].options).toHaveLength(1);
  expect(errors(await open({ ...ucpAddress, address_country: 'XX' }))).toContainEqual({
    code: 'invalid',
    path: `${at}.address_country`,
  });
  const far = await open({
    ...ucpAddress,
    address_country: 'DE',
    address_region: 'BE',
    postal_code: '10115',
  });
  expect(errors(far)).toEqual([{ code: 'address_undeliverable', path: at }]);
  const { id } = await its.ready([[sku]]);
  const wrong = await its.agent.ask('checkout', 'PUT', `/checkout-sessions/${id}`, {
    ...wish([[sku]]),
    fulfillment: shippedTo(ucpAddress, 'core:nothing'),
  });
  expect(errors(wrong)).toEqual([
    { code: 'invalid', path: '$.fulfillment.methods[0].groups[0].selected_option_id' },
  ]);
});

test('digital goods need no address', async () => {
  const { sku } = await its.shop.make.product({ price: 10, no_shipping_required: true });
  const opened = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku]),
    buyer: ucpBuyer,
  });
  expect([opened.status, opened.fulfillment]).toEqual(['ready_for_complete', undefined]);
  const token = its.gateway.shareToken();
  const refused = await its.complete(opened.id, card(token));
  expect(errors(refused)).toEqual([{ code: 'missing', path: '$.payment.instruments[0].billing_address' }]);
  const payment = card(token);
  Object.assign(payment.payment.instruments[0] ?? {}, { billing_address: ucpAddress });
  expect((await its.complete(opened.id, payment)).status).toBe('completed');
});

test('codes replace each other, are told back, and those that do not hold are warnings', async () => {
  const { sku } = await its.shop.make.product({ price: 20 });
  const { coupon } = await its.shop.make.coupon({ discount_amount: 5 });
  const opened = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku, 2]),
    discounts: { codes: [coupon.toLowerCase(), 'NOSUCH'] },
  });
  expect(opened.discounts.codes).toEqual([coupon.toLowerCase(), 'NOSUCH']);
  expect(opened.discounts.applied).toMatchObject([{ code: coupon, amount: 500, automatic: false }]);
  const [applied] = opened.discounts.applied;
  expect(applied.allocations.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
    500,
  );
  expect([totalOf(opened, 'items_discount'), totalOf(opened)]).toEqual([-500, 3500]);
  expect(
    (opened.messages as { type: string; code: string }[]).filter(({ type }) => type === 'warning'),
  ).toMatchObject([{ path: '$.discounts.codes[1]' }]);
  const cleared = await its.agent.ask('checkout', 'PUT', `/checkout-sessions/${opened.id}`, {
    line_items: linesOf([sku, 2]),
    discounts: { codes: [] },
  });
  expect([cleared.discounts, totalOf(cleared)]).toEqual([undefined, 4000]);
});

test('the catalog is searched, looked up and read', async () => {
  const { sku, uuid } = await its.shop.make.product({ price: 7, name: 'Zebra lamp' });
  const found = await its.agent.ask('search', 'POST', '/catalog/search', { query: 'zebra' });
  expect(found.products).toMatchObject([
    { id: uuid, title: 'Zebra lamp', variants: [{ id: sku, price: { amount: 700, currency: 'USD' } }] },
  ]);
  expect(found.pagination.has_next_page).toBe(false);
  expect(
    (await its.agent.ask('search', 'POST', '/catalog/search', { query: 'nothinglikethis' })).products,
  ).toEqual([]);
  const empty = await its.agent.send('POST', '/catalog/search', {});
  expect([empty.status, empty.body.code]).toEqual([400, 'invalid_request']);
  const looked = await its.agent.ask('lookup', 'POST', '/catalog/lookup', { ids: [sku, uuid, 'NOTHING'] });
  expect(looked.products).toMatchObject([
    {
      id: uuid,
      variants: [
        { id: sku, inputs: [{ id: sku, match: 'exact' }, { id: uuid }], availability: { available: true } },
      ],
    },
  ]);
  const read = await its.agent.ask('product', 'POST', '/catalog/product', { id: sku });
  expect(read.product).toMatchObject({ id: uuid, variants: [{ id: sku }] });
  const none = await its.agent.ask('error', 'POST', '/catalog/product', { id: 'NOTHING' }, 200);
  expect(codes(none)).toEqual(['not_found']);
  const many = await its.agent.send('POST', '/catalog/lookup', {
    ids: Array.from({ length: 101 }, (_, i) => `S${i}`),
  });
  expect([many.status, many.body.code]).toEqual([400, 'request_too_large']);
});

test('a search goes on where it ended', async () => {
  await Promise.all(
    Array.from({ length: 5 }, (_, i) => its.shop.make.product({ price: 1 + i, name: `Quokka ${i}` })),
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await its.agent.ask('search', 'POST', '/catalog/search', {
      query: 'quokka',
      pagination: { limit: 2, ...(cursor && { cursor }) },
    });
    seen.push(...page.products.map(({ title }: { title: string }) => title));
    cursor = page.pagination.cursor;
  } while (cursor);
  expect(seen.toSorted()).toEqual(['Quokka 0', 'Quokka 1', 'Quokka 2', 'Quokka 3', 'Quokka 4']);
});

test('variants of a group are looked up and chosen', async () => {
  const set = await createVariantSet(its.shop);
  const { uuid: group } = await set.createGroup();
  const small = await set.createVariant(group, 'S', 'Red');
  const large = await set.createVariant(group, 'L', 'Red');
  const looked = await its.agent.ask('lookup', 'POST', '/catalog/lookup', { ids: [small.sku, large.uuid] });
  expect(looked.products).toHaveLength(1);
  const [{ id, variants }] = looked.products;
  expect([small.uuid, large.uuid]).toContain(id);
  expect(variants.map((variant: { id: string }) => variant.id).toSorted()).toEqual(
    [small.sku, large.sku].toSorted(),
  );
  const read = await its.agent.ask('product', 'POST', '/catalog/product', { id: large.sku });
  expect(read.product).toMatchObject({ id, variants: [{ id: large.sku }, { id: small.sku }] });
  expect(read.product.options.map(({ name }: { name: string }) => name)).toEqual(['Size', 'Color']);
  expect(read.product.selected).toEqual([
    { name: 'Size', label: 'L' },
    { name: 'Color', label: 'Red' },
  ]);
  const chosen = await its.agent.ask('product', 'POST', '/catalog/product', {
    id: large.sku,
    selected: [{ name: 'Size', label: 'S' }],
  });
  expect(chosen.product.variants[0].id).toBe(small.sku);
  const bought = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([large.uuid, 2]),
  });
  expect(bought.line_items).toMatchObject([{ item: { id: large.sku }, quantity: 2 }]);
});

test('a notice that the law requires is a disclosure beside its line', async () => {
  const notice = { consumer_notice_type: 'prop_65', consumer_notice: 'WARNING: lead.' };
  const { sku } = await its.shop.make.product({ price: 10, ...notice });
  const { sku: plain } = await its.shop.make.product({ price: 10 });
  const body = { line_items: linesOf([plain], [sku]) };
  const told = {
    type: 'warning',
    code: 'prop65',
    content: 'WARNING: lead.',
    path: '$.line_items[1]',
    presentation: 'disclosure',
  };
  const { id, messages } = await its.agent.ask('checkout', 'POST', '/checkout-sessions', body);
  expect(messages).toContainEqual(told);
  expect((await its.agent.ask('checkout', 'GET', `/checkout-sessions/${id}`)).messages).toContainEqual(told);
  expect((await its.agent.ask('cart', 'POST', '/carts', body)).messages).toContainEqual(told);
  const without = await its.agent.ask('checkout', 'PUT', `/checkout-sessions/${id}`, {
    line_items: linesOf([plain]),
  });
  expect(codes(without)).not.toContain('prop65');
});

test('goods that are switched off meanwhile are told, and not sold', async () => {
  const { sku, uuid } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  await its.shop.admin('PATCH', `/api/products/${uuid}`, { status: 0 });
  const refused = await its.complete(id, CASH);
  expect([refused.status, errors(refused)[0]?.code]).toEqual(['incomplete', 'item_unavailable']);
  const gone = await its.agent.ask(
    'error',
    'POST',
    '/checkout-sessions',
    { line_items: linesOf([sku]) },
    200,
  );
  expect(codes(gone)).toEqual(['item_unavailable']);
  await its.shop.admin('PATCH', `/api/products/${uuid}`, { status: 1 });
  expect((await its.complete(id, CASH)).status).toBe('completed');
});

test('a code counts once a cart, and its limits hold when the purchase is completed', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { coupon } = await its.shop.make.coupon({ discount_amount: 10, max_uses_time_per_coupon: 1 });
  const { coupon: second } = await its.shop.make.coupon({ discount_amount: 20 });
  const more = { discounts: { codes: [coupon, second] } };
  const one = await its.ready([[sku]], more);
  expect(one.discounts.applied.map(({ code }: { code: string }) => code)).toEqual([coupon]);
  expect(one.messages).toContainEqual(
    expect.objectContaining({ code: 'discount_code_combination_disallowed', path: '$.discounts.codes[1]' }),
  );
  const two = await its.ready([[sku]], { discounts: { codes: [coupon] } });
  expect((await its.complete(one.id, CASH)).status).toBe('completed');
  const refused = await its.complete(two.id, CASH);
  expect(refused.status).not.toBe('completed');
  expect(codes(refused)).toContain('price_changed');
  const done = await its.complete(two.id, CASH);
  expect([done.status, done.discounts.applied]).toEqual(['completed', []]);
});

test('a search is bounded by prices in the minor unit of the currency of the context', async () => {
  for (const price of [5, 10, 15]) await its.shop.make.product({ price, name: `Numbat ${price}` });
  const search = async (price: object, currency = 'USD') =>
    (
      await its.agent.ask('search', 'POST', '/catalog/search', {
        query: 'numbat',
        filters: { price },
        context: { currency },
      })
    ).products
      .map(({ title }: { title: string }) => title)
      .toSorted();
  expect(await search({ min: 1000 })).toEqual(['Numbat 10', 'Numbat 15']);
  expect(await search({ max: 1000 })).toEqual(['Numbat 10', 'Numbat 5']);
  expect(await search({ min: 501, max: 1499 })).toEqual(['Numbat 10']);
});

test('hidden goods are neither found nor sold', async () => {
  const { sku, uuid } = await its.shop.make.product({ price: 10, name: 'Bilby', status: 0 });
  const found = await its.agent.ask('search', 'POST', '/catalog/search', { query: 'bilby' });
  expect(found.products).toEqual([]);
  for (const id of [sku, uuid]) {
    const { products } = await its.agent.ask('lookup', 'POST', '/catalog/lookup', { ids: [id] });
    expect(products).toEqual([]);
    const gone = await its.agent.ask(
      'error',
      'POST',
      '/checkout-sessions',
      { line_items: linesOf([id]) },
      200,
    );
    expect(codes(gone)).toEqual(['item_unavailable']);
  }
});
