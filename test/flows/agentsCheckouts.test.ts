import { sql, z } from '@shop/runtime/extension';
import { dataOf } from '@shop/runtime/testing';
import { expect, test } from 'vitest';
import { linesOf, shippedTo, ucpAddress, ucpBuyer } from '../support/ucpAgent.ts';
import type { UcpAgent } from '../support/ucpAgent.ts';
import { CASH, codes, errors, totalOf, useUcpShop, wish } from '../support/ucpShop.ts';

/* The life of a purchase and of a basket. */

const its = useUcpShop();

test('a purchase is opened, chosen, read and completed, and the order is the shop’s', async () => {
  const { sku } = await its.shop.make.product({ price: 10, name: 'A\u202Emug' });
  const opened = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku, 2]),
  });
  expect(opened.status).toBe('incomplete');
  expect(opened.id).toMatch(/^[\w-]{22}$/);
  expect(opened.currency).toBe('USD');
  expect(opened.line_items).toMatchObject([
    { id: sku, quantity: 2, item: { id: sku, title: 'Amug', price: 1000 } },
  ]);
  expect([totalOf(opened, 'subtotal'), totalOf(opened)]).toEqual([2000, 2000]);
  expect(errors(opened)).toEqual([
    { code: 'missing', path: '$.buyer.email' },
    { code: 'missing', path: '$.fulfillment.methods[0].destinations' },
  ]);
  const path = `/checkout-sessions/${opened.id}`;
  const addressed = await its.agent.ask('checkout', 'PUT', path, wish([[sku, 2]]));
  expect(errors(addressed)).toEqual([
    { code: 'missing', path: '$.fulfillment.methods[0].groups[0].selected_option_id' },
  ]);
  const [option] = addressed.fulfillment.methods[0].groups[0].options;
  expect(option.totals).toEqual([{ type: 'total', amount: 500 }]);
  const chosen = await its.agent.ask('checkout', 'PUT', path, {
    ...wish([[sku, 2]]),
    fulfillment: shippedTo(ucpAddress, option.id),
  });
  expect(chosen.status).toBe('ready_for_complete');
  expect(chosen.messages).toBeUndefined();
  expect([totalOf(chosen, 'fulfillment'), totalOf(chosen)]).toEqual([500, 2500]);
  expect(chosen.line_items[0].id).toBe(opened.line_items[0].id);
  expect(await its.agent.ask('checkout', 'GET', path)).toEqual(chosen);

  const done = await its.complete(opened.id, CASH);
  expect(done.status).toBe('completed');
  expect(done.continue_url).toBeUndefined();
  expect(totalOf(done)).toBe(2500);
  expect(done.line_items).toEqual(chosen.line_items);
  const order = dataOf(await its.shop.admin('GET', `/api/orders/${done.order.id}`));
  expect(order).toMatchObject({
    order_number: done.order.label,
    grand_total: 25,
    payment_status: 'cod_pending',
    origin: 'agents',
    origin_who: expect.stringMatching(/^127\.0\.0\.1/),
    origin_session: opened.id,
  });
  const page = await fetch(done.order.permalink_url.replace(/^https?:\/\/[^/]+/, its.shop.url));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(done.order.label)]);
  expect(await its.agent.ask('checkout', 'GET', path)).toEqual(done);
  await its.shop.deliverEvents();
  expect(its.shop.mails('ada@example.com').map(({ subject }) => subject)).toEqual([
    expect.stringContaining(done.order.label),
  ]);
});

test('what is over does not change', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  await its.complete(id, CASH);
  for (const [method, path, body] of [
    ['PUT', '', wish([[sku, 2]])],
    ['POST', '/cancel', {}],
    ['POST', '/complete', CASH],
  ] as const) {
    const answer = await its.agent.send(method, `/checkout-sessions/${id}${path}`, body);
    expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([409, 'conflict']);
  }
  const open = await its.ready([[sku]]);
  const canceled = await its.agent.ask('checkout', 'POST', `/checkout-sessions/${open.id}/cancel`);
  expect(canceled).toMatchObject({ id: open.id, status: 'canceled' });
  expect(await its.agent.ask('checkout', 'GET', `/checkout-sessions/${open.id}`)).toEqual(canceled);
  const late = await its.agent.send('POST', `/checkout-sessions/${open.id}/complete`, CASH);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
});

test('a purchase does not exist for others, nor after six hours', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  const expectNone = async (from: UcpAgent, method: string, path: string, body?: object) =>
    expect(await from.ask('error', method, path, body, 200)).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'not_found', severity: 'unrecoverable' }],
    });
  await expectNone(its.other, 'GET', `/checkout-sessions/${id}`);
  await expectNone(its.other, 'PUT', `/checkout-sessions/${id}`, wish([[sku]]));
  await expectNone(its.other, 'POST', `/checkout-sessions/${id}/complete`, CASH);
  await expectNone(its.other, 'POST', `/checkout-sessions/${id}/cancel`);
  await expectNone(its.agent, 'GET', '/checkout-sessions/nonsense');
  await expectNone(its.agent, 'GET', `/carts/${id}`);
  const done = await its.complete((await its.ready([[sku]])).id, CASH);
  await expectNone(its.other, 'GET', `/orders/${done.order.id}`);
  its.clock.advance(6 * 60 * 60 * 1000 + 1);
  await expectNone(its.agent, 'GET', `/checkout-sessions/${id}`);
  await its.shop.runJob('sweepAgentSessions');
  expect(await its.agent.ask('order', 'GET', `/orders/${done.order.id}`)).toMatchObject({
    id: done.order.id,
    checkout_id: done.id,
    line_items: [{ id: sku, quantity: { original: 1, total: 1, fulfilled: 0 }, status: 'processing' }],
  });
});

test('a changed purchase is what it says, and nothing else', async () => {
  const [mug, cup] = await Promise.all([
    its.shop.make.product({ price: 10 }),
    its.shop.make.product({ price: 3 }),
  ]);
  const { id } = await its.ready([[mug.sku, 2]], { buyer: { ...ucpBuyer, consent: { marketing: false } } });
  const path = `/checkout-sessions/${id}`;
  const changed = await its.agent.ask('checkout', 'PUT', path, { line_items: linesOf([cup.sku], [mug.sku]) });
  expect(changed.id).toBe(id);
  expect(changed.buyer).toBeUndefined();
  expect(changed.fulfillment.methods).toEqual([
    {
      id: 'shipping',
      type: 'shipping',
      line_item_ids: [mug.sku, cup.sku].toSorted(
        (a, b) =>
          changed.line_items.findIndex((line: { id: string }) => line.id === a) -
          changed.line_items.findIndex((line: { id: string }) => line.id === b),
      ),
    },
  ]);
  expect(totalOf(changed)).toBe(1300);
  expect(errors(changed).map(({ path: at }) => at)).toEqual([
    '$.buyer.email',
    '$.fulfillment.methods[0].destinations',
  ]);
});

test('a basket becomes one purchase with its content', async () => {
  const { sku } = await its.shop.make.product({ price: 20 });
  const { coupon } = await its.shop.make.coupon({ discount_amount: 5 });
  const cart = await its.agent.ask('cart', 'POST', '/carts', {
    line_items: linesOf([sku]),
    discounts: { codes: [coupon] },
  });
  const path = `/carts/${cart.id}`;
  const changed = await its.agent.ask('cart', 'PUT', path, {
    line_items: linesOf([sku, 2]),
    buyer: ucpBuyer,
    discounts: { codes: [coupon] },
  });
  expect([totalOf(cart), totalOf(changed)]).toEqual([1500, 3500]);
  expect(await its.agent.ask('cart', 'GET', path)).toEqual(changed);
  const from = { cart_id: cart.id, line_items: linesOf(['OTHER']) };
  const one = await its.agent.ask('checkout', 'POST', '/checkout-sessions', from);
  const two = await its.agent.ask('checkout', 'POST', '/checkout-sessions', from);
  expect(two.id).toBe(one.id);
  expect(one).toMatchObject({ buyer: ucpBuyer, line_items: [{ id: sku, quantity: 2 }] });
  expect(one.discounts.applied).toMatchObject([{ code: coupon }]);
  expect(await its.agent.ask('cart', 'POST', `${path}/cancel`)).toMatchObject({ id: cart.id });
  const gone = await its.agent.ask('error', 'POST', '/checkout-sessions', from, 200);
  expect(codes(gone)).toEqual(['not_found']);
});

test('consent is kept and told back', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const buyer = { ...ucpBuyer, consent: { marketing: true, analytics: false } };
  const { id, buyer: told } = await its.ready([[sku]], { buyer });
  expect(told).toEqual(buyer);
  expect((await its.complete(id, CASH)).buyer).toEqual(buyer);
});

test('a clear yes to marketing subscribes by the confirmation mail, and nothing else does', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const buy = async (email: string, consent?: object) => {
    const { id } = await its.ready([[sku]], { buyer: { ...ucpBuyer, email, ...(consent && { consent }) } });
    expect((await its.complete(id, CASH)).status).toBe('completed');
  };
  await buy('yes@example.com', { marketing: true });
  await buy('no@example.com', { marketing: false, analytics: true });
  await buy('silent@example.com');
  await its.ready([[sku]], {
    buyer: { ...ucpBuyer, email: 'open@example.com', consent: { marketing: true } },
  });
  const subscribers = dataOf(await its.shop.admin('GET', '/api/newsletter/subscribers')) as {
    email: string;
    status: string;
  }[];
  expect(
    subscribers
      .filter(({ email }) => !email.startsWith(ucpBuyer.email))
      .map(({ email, status }) => [email, status]),
  ).toEqual([['yes@example.com', 'pending']]);
});

test('a change against a complete leaves one of them', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  for (let round = 0; round < 3; round += 1) {
    const { id, fulfillment } = await its.ready([[sku]]);
    const path = `/checkout-sessions/${id}`;
    const option = fulfillment.methods[0].groups[0].selected_option_id;
    const [done, changed] = await Promise.all([
      its.agent.send('POST', `${path}/complete`, CASH),
      its.agent.send('PUT', path, { ...wish([[sku, 3]]), fulfillment: shippedTo(ucpAddress, option) }),
    ]);
    const now = await its.agent.ask('checkout', 'GET', path);
    if (now.status === 'completed') {
      const { total_qty: units } = dataOf(await its.shop.admin('GET', `/api/orders/${now.order.id}`));
      expect(now.line_items).toMatchObject([{ quantity: units }]);
      expect(units === 3 || changed.status === 409, JSON.stringify(changed.body)).toBe(true);
    } else {
      expect(now.line_items).toMatchObject([{ quantity: 3 }]);
      expect(done.body.order).toBeUndefined();
    }
  }
});

test('what a person ordered in the shop is told to the agent', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  const { cart } = await its.shop.db.one(
    sql.type(z.object({ cart: z.string() }))`select cart from agents_session where id = ${id}`,
  );
  dataOf(
    await its.shop.request('POST', `/api/carts/${cart}/paymentMethods`, {
      method_code: 'cod',
      method_name: 'x',
    }),
  );
  const order = dataOf(await its.shop.request('POST', '/api/orders', { cart_id: cart }));
  expect(await its.agent.ask('checkout', 'GET', `/checkout-sessions/${id}`)).toMatchObject({
    status: 'completed',
    order: { id: order.uuid },
  });
  const late = await its.agent.send('POST', `/checkout-sessions/${id}/complete`, CASH);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
});
