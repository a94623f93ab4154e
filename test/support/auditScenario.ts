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
  const ask = async (method: string, path: string, body?: unknown) =>
    dataOf(await shop.admin(method, path, body));
  await ask('POST', '/api/settings', { codDisplayName: 'Cash' });
  await ask('POST', '/api/settings', { codDisplayName: null });
  await changeCatalogue(shop, ask);
  await changePages(shop, ask);
  await changeOrders(shop, ask);
  const customer = await ask('POST', '/api/customers', {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
    full_name: 'Ada',
  });
  const path = `/api/customers/${customer.uuid}`;
  const address = await ask('POST', `${path}/addresses`, testAddress);
  await ask('DELETE', `${path}/addresses/${address.uuid}`);
  await changeNotes(ask, path);
  await changeMetafields(ask, '/api/shop');
  await changeTokens(ask);
  await changeMetafields(ask, path);
  const taxClass = await ask('POST', '/api/tax/classes', { name: randomUUID() });
  const rate = await ask('POST', `/api/tax/classes/${taxClass.uuid}/rates`, { name: 'State', rate: 7 });
  await ask('DELETE', `/api/tax/rates/${rate.uuid}`);
}

// oxlint-disable-next-line typescript/no-explicit-any -- the answers of many routes
type Ask = (method: string, path: string, body?: unknown) => Promise<any>;

async function changeNotes(ask: Ask, owner: string): Promise<void> {
  const { uuid } = await ask('POST', `${owner}/notes`, { text: 'Prefers calls' });
  await ask('DELETE', `${owner}/notes/${uuid}`);
}

async function changeTokens(ask: Ask): Promise<void> {
  const login = { email: `${randomUUID()}@shop.test`, password: randomUUID() };
  const admin = await ask('POST', '/api/users', { ...login, full_name: 'Till', roles: [] });
  const tokens = `/api/users/${admin.uuid}/tokens`;
  const { uuid } = await ask('POST', tokens, { name: 'till', permissions: [] });
  await ask('DELETE', `${tokens}/${uuid}`);
}

async function changeMetafields(ask: Ask, owner: string): Promise<void> {
  for (const [method, size] of [
    ['PATCH', 'A'],
    ['PUT', 'B'],
    ['POST', 'C'],
  ] as const)
    await ask(method, `${owner}/metafields`, { metafields: { custom: { size } } });
}

async function changeCatalogue(shop: TestShop, ask: Ask): Promise<void> {
  const [mug, plate] = [
    await createProduct(shop, { price: 10, qty: 5 }),
    await createProduct(shop, { price: 10, qty: 5 }),
  ];
  const links = `/api/products/${mug.uuid}/links`;
  const link = await ask('POST', links, { linked_product_id: plate.uuid, type: 'related' });
  await ask('PATCH', `${links}/${link.uuid}`, { sort_order: 7 });
  await ask('DELETE', `${links}/${link.uuid}`);
  for (const [kind, body] of [
    ['categories', { name: 'Mugs', url_key: randomUUID() }],
    ['collections', { name: 'Best', code: randomUUID() }],
  ] as const) {
    const { uuid } = await ask('POST', `/api/${kind}`, body);
    await ask('POST', `/api/${kind}/${uuid}/products`, { product_id: mug.uuid });
    await ask('DELETE', `/api/${kind}/${uuid}/products/${mug.uuid}`);
  }
  const variants = await createVariantSet(shop);
  const group = await variants.createGroup();
  await variants.createVariant(group.uuid, 'S', 'Red');
  const large = await variants.createVariant(group.uuid, 'L', 'Red');
  await ask('PATCH', `/api/variantGroups/${group.uuid}`, { visibility: false });
  await ask('DELETE', `/api/variants/${large.uuid}`);
  await ask('DELETE', `/api/variantGroups/${group.uuid}`);
  await ask('PATCH', `/api/attributes/${variants.attributes[variants.size]}`, { attribute_name: 'Length' });
  await ask('PATCH', `/api/attributeGroups/${variants.group}`, { group_name: 'Tops' });
  const zone = await ask('POST', '/api/shippingZones', { name: 'Canada', countries: ['CA'] });
  const method = await ask('POST', '/api/shippingProviders/core/methods', { name: randomUUID() });
  const rates = '/api/shippingProviders/core/rates';
  const rate = await ask('POST', rates, { method_id: method.uuid, zone_id: zone.uuid, cost: 5 });
  const providers = `/api/shippingZones/${zone.uuid}/providers`;
  await ask('DELETE', `${providers}/core`);
  await ask('POST', providers, { provider_code: 'core' });
  await ask('PATCH', `${providers}/core`, { sort_order: 3 });
  await ask('DELETE', `${rates}/${rate.uuid}`);
}

async function changePages(shop: TestShop, ask: Ask): Promise<void> {
  const { landingPage, widget } = pagesOf(() => shop);
  const { draftOn, plan } = rolloutPlansOf(() => shop);
  const page = await landingPage();
  await widget({ placements: [inBodyOf(page)] });
  const discarded = await draftOn(page, 'discarded');
  await ask('POST', `${CHANGESETS}/${discarded.uuid}/discard`);
  const time = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const draft = await draftOn(page);
  const planned = await plan(draft.uuid, { start_time: time(60) });
  await ask('PATCH', `${ROLLOUT_PLANS}/${planned.uuid}`, { start_time: time(90) });
  const where = { route: 'landingPageView', placement: inBodyOf(page) };
  await changesetsOf(() => shop).drafted(draft.uuid, { ...where, instance: { settings: { text: 'later' } } });
  await ask('POST', `${ROLLOUT_PLANS}/${planned.uuid}/sync`);
  await ask('DELETE', `${ROLLOUT_PLANS}/${planned.uuid}`);
  // Widgets of the examples that are placed on the homepage for a single entity would prevent the change.
  for (const { uuid } of await ask('GET', '/api/widgets?limit=100'))
    await ask('PATCH', `/api/widgets/${uuid}`, { placements: [] });
  dataOf(await replacementOf(() => shop).execute(page));
}

async function changeOrders(shop: TestShop, ask: Ask): Promise<void> {
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const { sku } = await createProduct(shop, { price: 10, qty: 50 });
  const order = dataOf(
    await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }),
  );
  const path = `/api/orders/${order.uuid}`;
  await ask('PATCH', path, {
    customer_email: 'new@example.com',
    billing_address: { ...testAddress, city: 'Reno', province: 'US-NV' },
  });
  const ship = () => ask('POST', `${path}/shipments`, {});
  const canceled = await ship();
  await ask('PATCH', `${path}/shipments/${canceled.uuid}`, { tracking_number: '1Z' });
  await ask('POST', `/api/shipments/${canceled.uuid}/cancel`);
  await ask('POST', `/api/shipments/${(await ship()).uuid}/deliver`);
  await ask('POST', `${path}/capture`, {});
  await ask('POST', `${path}/refunds`, { amount: 1 });
  await changeNotes(ask, path);
  await changeMetafields(ask, path);
}
