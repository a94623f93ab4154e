import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { CHANGESETS, changesetsOf } from './changesets.ts';
import { inBodyOf, pagesOf } from './pages.ts';
import { replacementOf } from './replacement.ts';
import { ROLLOUT_PLANS, rolloutPlansOf } from './rolloutPlans.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testAddress } from './shop.ts';
import { createVariantSet } from './variants.ts';

/** Calls the routes that need more than one example, because other routes must first create what they change. */
export async function changeMore(shop: TestShop): Promise<void> {
  const send = async (method: string, path: string, body?: unknown) =>
    dataOf(await shop.admin(method, path, body));
  await send('POST', '/api/settings', { codDisplayName: 'Cash' });
  await send('POST', '/api/settings', { codDisplayName: null });
  await changeCatalogue(shop, send);
  await changePages(shop, send);
  await changeOrders(shop, send);
  const customer = await send('POST', '/api/customers', {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
    full_name: 'Ada',
  });
  const path = `/api/customers/${customer.uuid}`;
  const address = await send('POST', `${path}/addresses`, testAddress);
  await send('DELETE', `${path}/addresses/${address.uuid}`);
  await changeNotes(send, path);
  await changeMetafields(send, '/api/shop');
  await changeTokens(send);
  await changeMetafields(send, path);
  const taxClass = await send('POST', '/api/tax/classes', { name: randomUUID() });
  const rate = await send('POST', `/api/tax/classes/${taxClass.uuid}/rates`, { name: 'State', rate: 7 });
  await send('DELETE', `/api/tax/rates/${rate.uuid}`);
}

// oxlint-disable-next-line typescript/no-explicit-any -- the answers of many routes
type Ask = (method: string, path: string, body?: unknown) => Promise<any>;

async function changeNotes(send: Ask, owner: string): Promise<void> {
  const { uuid } = await send('POST', `${owner}/notes`, { text: 'Prefers calls' });
  await send('DELETE', `${owner}/notes/${uuid}`);
}

async function changeTokens(send: Ask): Promise<void> {
  const login = { email: `${randomUUID()}@shop.test`, password: randomUUID() };
  const admin = await send('POST', '/api/users', { ...login, full_name: 'Till', roles: [] });
  const tokens = `/api/users/${admin.uuid}/tokens`;
  const { uuid } = await send('POST', tokens, { name: 'till', permissions: [] });
  await send('DELETE', `${tokens}/${uuid}`);
}

async function changeMetafields(send: Ask, owner: string): Promise<void> {
  for (const [method, size] of [
    ['PATCH', 'A'],
    ['PUT', 'B'],
    ['POST', 'C'],
  ] as const)
    await send(method, `${owner}/metafields`, { metafields: { custom: { size } } });
}

async function changeCatalogue(shop: TestShop, send: Ask): Promise<void> {
  const [mug, plate] = [
    await createProduct(shop, { price: 10, qty: 5 }),
    await createProduct(shop, { price: 10, qty: 5 }),
  ];
  const links = `/api/products/${mug.uuid}/links`;
  const link = await send('POST', links, { linked_product_id: plate.uuid, type: 'related' });
  await send('PATCH', `${links}/${link.uuid}`, { sort_order: 7 });
  await send('DELETE', `${links}/${link.uuid}`);
  for (const [kind, body] of [
    ['categories', { name: 'Mugs', url_key: randomUUID() }],
    ['collections', { name: 'Best', code: randomUUID() }],
  ] as const) {
    const { uuid } = await send('POST', `/api/${kind}`, body);
    await send('POST', `/api/${kind}/${uuid}/products`, { product_id: mug.uuid });
    await send('DELETE', `/api/${kind}/${uuid}/products/${mug.uuid}`);
  }
  const variants = await createVariantSet(shop);
  const group = await variants.createGroup();
  await variants.createVariant(group.uuid, 'S', 'Red');
  const large = await variants.createVariant(group.uuid, 'L', 'Red');
  await send('PATCH', `/api/variantGroups/${group.uuid}`, { visibility: false });
  await send('DELETE', `/api/variants/${large.uuid}`);
  await send('DELETE', `/api/variantGroups/${group.uuid}`);
  await send('PATCH', `/api/attributes/${variants.attributes[variants.size]}`, { attribute_name: 'Length' });
  await send('PATCH', `/api/attributeGroups/${variants.group}`, { group_name: 'Tops' });
  const zone = await send('POST', '/api/shippingZones', { name: 'Canada', countries: ['CA'] });
  const method = await send('POST', '/api/shippingProviders/core/methods', { name: randomUUID() });
  const rates = '/api/shippingProviders/core/rates';
  const rate = await send('POST', rates, { method_id: method.uuid, zone_id: zone.uuid, cost: 5 });
  const providers = `/api/shippingZones/${zone.uuid}/providers`;
  await send('DELETE', `${providers}/core`);
  await send('POST', providers, { provider_code: 'core' });
  await send('PATCH', `${providers}/core`, { sort_order: 3 });
  await send('DELETE', `${rates}/${rate.uuid}`);
}

async function changePages(shop: TestShop, send: Ask): Promise<void> {
  const { landingPage, widget } = pagesOf(() => shop);
  const { draftOn, plan } = rolloutPlansOf(() => shop);
  const page = await landingPage();
  await widget({ placements: [inBodyOf(page)] });
  const discarded = await draftOn(page, 'discarded');
  await send('POST', `${CHANGESETS}/${discarded.uuid}/discard`);
  const time = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const draft = await draftOn(page);
  const planned = await plan(draft.uuid, { start_time: time(60) });
  await send('PATCH', `${ROLLOUT_PLANS}/${planned.uuid}`, { start_time: time(90) });
  const where = { route: 'landingPageView', placement: inBodyOf(page) };
  await changesetsOf(() => shop).drafted(draft.uuid, { ...where, instance: { settings: { text: 'later' } } });
  await send('POST', `${ROLLOUT_PLANS}/${planned.uuid}/sync`);
  await send('DELETE', `${ROLLOUT_PLANS}/${planned.uuid}`);
  // Widgets of the examples that are placed on the homepage for a single entity would prevent the change.
  for (const { uuid } of await send('GET', '/api/widgets?limit=100'))
    await send('PATCH', `/api/widgets/${uuid}`, { placements: [] });
  dataOf(await replacementOf(() => shop).execute(page));
}

async function changeOrders(shop: TestShop, send: Ask): Promise<void> {
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const { sku } = await createProduct(shop, { price: 10, qty: 50 });
  const order = dataOf(
    await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }),
  );
  const path = `/api/orders/${order.uuid}`;
  await send('PATCH', path, {
    customer_email: 'new@example.com',
    billing_address: { ...testAddress, city: 'Reno', province: 'US-NV' },
  });
  const ship = () => send('POST', `${path}/shipments`, {});
  const canceled = await ship();
  await send('PATCH', `${path}/shipments/${canceled.uuid}`, { tracking_number: '1Z' });
  await send('POST', `/api/shipments/${canceled.uuid}/cancel`);
  await send('POST', `/api/shipments/${(await ship()).uuid}/deliver`);
  const unit = { items: [{ order_item_id: order.items[0].uuid, qty: 1, reason: 'damaged' }] };
  for (const step of ['approve', 'decline', 'close', 'receive']) {
    const bring = async () =>
      dataOf(await shop.request('POST', `${path}/returns`, { ...unit, token: order.orderToken }));
    const { uuid, items } = await bring();
    if (step === 'receive') await send('POST', `/api/returns/${uuid}/approve`, {});
    const body =
      step === 'receive' ? { items: [{ id: items[0].uuid, qty: 1, restock: true }] } : { reason: 'Opened' };
    await send('POST', `/api/returns/${uuid}/${step}`, step === 'approve' || step === 'close' ? {} : body);
    if (step === 'approve') await send('POST', `/api/returns/${uuid}/close`);
  }
  await send('POST', `${path}/capture`, {});
  await send('POST', `${path}/refunds`, { amount: 1 });
  await changeNotes(send, path);
  await changeMetafields(send, path);
}
