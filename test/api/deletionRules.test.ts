import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldDeletions } from '../../packages/runtime/src/modules/deletions/removeOldDeletions.ts';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { deletionsOf } from '../support/deletions.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';

let shop: TestShop;
const { list, undo, undoLast } = deletionsOf(() => shop);
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const remove = async (path: string) => dataOf(await shop.admin('DELETE', path));
const statusOf = async (path: string) => (await shop.admin('GET', path)).status;
const newKey = () => `k${randomUUID().slice(0, 8)}`;
const newPage = async (more: object = {}) => {
  const { uuid } = await post('/api/pages', { title: 'Terms', url_key: newKey(), status: 1, ...more });
  return `/api/pages/${uuid}`;
};
const newCategory = async (more: object = {}) => {
  const key = newKey();
  return post('/api/categories', { name: key, url_key: key, ...more });
};
const age = (uuid: string, seconds: number) =>
  shop.db.run(sql.type(z.object({}))`
    update deletion set deleted_at = clock_timestamp() - make_interval(secs => ${seconds}) where uuid = ${uuid}`);
const countRows = async (uuid: string) => {
  const { total } = await shop.db.one(sql.type(z.object({ total: column.int }))`
    select count(*) as total from deletion_row where deletion_uuid = ${uuid}`);
  return total;
};

test('records whose deletion can be undone lose no row that is not preserved', async () => {
  const unkept = await shop.db.any(sql.type(z.object({ name: column.text }))`
    with recursive reached as (
      select unnest(array['product', 'category', 'coupon', 'cms_page', 'menu', 'redirect'])::regclass::oid as id
      union
      select f.conrelid from pg_constraint f join reached on f.confrelid = reached.id
      where f.contype = 'f' and f.confdeltype in ('c', 'n')
    )
    select id::regclass::text as name from reached
    -- Prices for kinds of buyers are computed again when a product is restored.
    where id <> 'product_price_context'::regclass and not exists (select from pg_trigger where tgrelid = id and tgname = 'deletion')`);
  expect(unkept).toEqual([]);
});

test('a deletion can be undone once, for 30 seconds by the database clock', async () => {
  const page = await newPage();
  await remove(page);
  const [{ uuid, seconds_left }] = await list();
  expect(seconds_left).toBeLessThanOrEqual(30);
  await age(uuid, 29);
  expect(dataOf(await undo(uuid))).toMatchObject({ entity_type: 'cms_page', uuids: [page.split('/')[3]] });
  expect(await statusOf(page)).toBe(200);
  expect(refusalOf(await undo(uuid)).slice(0, 2)).toEqual([404, 'DELETION_NOT_FOUND']);
  await remove(page);
  const [again] = await list();
  await age(again.uuid, 30);
  expect(await list()).toEqual([]);
  expect(refusalOf(await undo(again.uuid)).slice(0, 2)).toEqual([410, 'DELETION_EXPIRED']);
  expect(await statusOf(page)).toBe(404);
  for (const unknown of [randomUUID(), 'nothing'])
    expect(refusalOf(await undo(unknown)).slice(0, 2)).toEqual([404, 'DELETION_NOT_FOUND']);
});

test('nobody can undo or see the deletions of others', async () => {
  await remove(await newPage());
  const [{ uuid }] = await list();
  const token = await tokenOf(await newAdmin());
  expect(dataOf(await shop.request('GET', '/api/deletions', undefined, { token }))).toEqual([]);
  const answer = await shop.request('POST', `/api/deletions/${uuid}/undo`, undefined, { token });
  expect(answer.status).toBe(404);
  expect((await shop.request('POST', `/api/deletions/${uuid}/undo`)).status).toBe(401);
  expect((await shop.request('GET', '/api/deletions')).status).toBe(401);
});

test('undoing requires the permission to delete such records', async () => {
  const role = await newRole('deleteCmsPage');
  const admin = await newAdmin([role]);
  const token = await tokenOf(admin);
  const as = (method: string, path: string) => shop.request(method, path, undefined, { token });
  dataOf(await as('DELETE', await newPage()));
  const [{ uuid }] = dataOf(await as('GET', '/api/deletions'));
  dataOf(await shop.admin('PATCH', `/api/roles/${role}`, { permissions: ['listCmsPages'] }));
  expect(dataOf(await as('GET', '/api/deletions'))).toEqual([]);
  expect((await as('POST', `/api/deletions/${uuid}/undo`)).status).toBe(403);
});

test('a key that was taken in the meantime blocks the whole undo, and nothing is written', async () => {
  const [url_key, sku] = [newKey(), newKey()];
  const { uuid } = await post('/api/products', { name: 'Lamp', url_key, sku, price: 1, qty: 1 });
  await remove(`/api/products/${uuid}`);
  const { uuid: other } = await post('/api/products', {
    name: 'Other',
    url_key: newKey(),
    sku,
    price: 1,
    qty: 1,
  });
  expect(refusalOf(await undoLast())).toEqual([
    409,
    'DELETION_SUPERSEDED',
    'The URL, code or SKU of a deleted record is now used by another record. Nothing was restored.',
  ]);
  expect(await statusOf(`/api/products/${uuid}`)).toBe(404);
  expect(dataOf(await shop.admin('GET', `/api/products/${other}`)).name).toBe('Other');
  // After the conflicting record is removed, the deletion can be undone.
  const [{ uuid: deletion }] = await list();
  await remove(`/api/products/${other}`);
  dataOf(await undo(deletion));
  expect(await statusOf(`/api/products/${uuid}`)).toBe(200);
});

test('links to records that no longer exist are omitted', async () => {
  const [deleted, retained] = [await newCategory(), await newCategory()];
  const { uuid: other } = await createProduct(shop, { price: 1, qty: 1 });
  const key = newKey();
  const categories = [deleted.uuid, retained.uuid];
  const { uuid } = await post('/api/products', {
    name: key,
    url_key: key,
    sku: key,
    price: 1,
    qty: 1,
    categories,
  });
  await post(`/api/products/${uuid}/links`, { linked_product_id: other, type: 'related' });
  await remove(`/api/products/${uuid}`);
  const [{ uuid: deletion }] = await list();
  await remove(`/api/products/${other}`);
  await remove(`/api/categories/${deleted.uuid}`);
  dataOf(await undo(deletion));
  const product = dataOf(await shop.admin('GET', `/api/products/${uuid}`));
  expect(product.categories).toEqual([retained.category_id]);
  expect(dataOf(await shop.admin('GET', `/api/products/${uuid}/links`))).toEqual([]);
});

test('a category whose parent was deleted stays deleted, and one whose parent moved is restored below it', async () => {
  const parent = await newCategory();
  const child = await newCategory({ parent_id: parent.uuid });
  await remove(`/api/categories/${child.uuid}`);
  const [{ uuid: first }] = await list();
  await remove(`/api/categories/${parent.uuid}`);
  expect(refusalOf(await undo(first)).slice(0, 2)).toEqual([409, 'DELETION_DETACHED']);
  dataOf(await undoLast());
  const url_key = newKey();
  dataOf(await shop.admin('PATCH', `/api/categories/${parent.uuid}`, { url_key }));
  dataOf(await undo(first));
  const path = `/${url_key}/${child.url_key}`;
  expect(dataOf(await shop.admin('GET', `/api/categories/${child.uuid}`)).path).toBe(path);
  expect((await fetch(shop.url + path)).status).toBe(200);
});

test('variants that were deleted one after the other are restored in any order', async () => {
  const set = await createVariantSet(shop);
  const group = await set.createGroup();
  const members = [
    await set.createVariant(group.uuid, 'S', 'Red', { name: 'Shirt' }),
    await set.createVariant(group.uuid, 'M', 'Red', { name: 'Shirt' }),
    await set.createVariant(group.uuid, 'L', 'Red', { name: 'Shirt' }),
  ] as const;
  const [main, variant] = members;
  const member = z.object({ product_id: column.int, entry_id: column.int, is_main: column.bool });
  const readMembers = () =>
    shop.db.any(sql.type(member)`
      select product_id, entry_id, is_main from product
      where variant_group_id = ${group.variant_group_id} order by product_id`);
  const before = await readMembers();
  const deletions: string[] = [];
  const removeBoth = async () => {
    deletions.length = 0;
    for (const { uuid } of [main, variant]) {
      await remove(`/api/products/${uuid}`);
      deletions.push((await list())[0].uuid);
    }
  };
  await removeBoth();
  for (const deletion of deletions.toReversed()) dataOf(await undo(deletion));
  expect(await readMembers()).toEqual(before);
  // In the reverse sequence, the existing main variant stays, and all variants redirect to it.
  await removeBoth();
  for (const deletion of deletions) dataOf(await undo(deletion));
  const after = await readMembers();
  const mains = after.filter(({ is_main }) => is_main);
  expect(mains).toHaveLength(1);
  expect(after.map(({ entry_id }) => entry_id)).toEqual(members.map(() => mains[0]?.product_id));
});

test('a redirect that would now cause a loop stays deleted', async () => {
  const [from, to] = [`/${newKey()}`, `/${newKey()}`];
  const { uuid } = await post('/api/redirects', { from_path: from, target: to });
  await remove(`/api/redirects/${uuid}`);
  await post('/api/redirects', { from_path: to, target: from });
  expect(refusalOf(await undoLast()).slice(0, 2)).toEqual([400, 'REDIRECT_LOOP']);
  expect(await statusOf(`/api/redirects/${uuid}`)).toBe(404);
});

test('the audit log names who deleted and who restored, with the same fields', async () => {
  const page = await newPage({ title: 'Imprint' });
  await remove(page);
  dataOf(await undoLast());
  const entries = dataOf(await shop.admin('GET', `/api/audit-log?entity_uuid=${page.split('/')[3]}`));
  const [made, deleted, back] = entries.toSorted(
    (one: { audit_log_id: number }, other: { audit_log_id: number }) => one.audit_log_id - other.audit_log_id,
  );
  expect([made.action, deleted.action, back.action]).toEqual([
    'createCmsPage',
    'deleteCmsPage',
    'undoDeletion',
  ]);
  expect([back.before, back.after]).toEqual([deleted.after, deleted.before]);
  expect(back.actor).toEqual(deleted.actor);
});

test('a bulk deletion that is rejected for all records cannot be undone, and neither can a change', async () => {
  const before = await list();
  const parent = await newCategory();
  await newCategory({ parent_id: parent.uuid });
  const answer = await post('/api/categories/bulk', { ids: [parent.uuid], delete: true });
  expect(answer).toMatchObject({ changed: 0, refused: [{ code: 'CATEGORY_HAS_CHILDREN' }] });
  await post('/api/categories/bulk', { ids: [parent.uuid], change: { status: 0 } });
  dataOf(await shop.admin('PATCH', `/api/categories/${parent.uuid}`, { name: 'Other' }));
  expect((await list()).length).toBeLessThanOrEqual(before.length);
});

test('preserved rows are deleted when the deletion can no longer be undone', async () => {
  await remove(await newPage());
  const [{ uuid }] = await list();
  await removeOldDeletions.run(shop.app);
  expect(await countRows(uuid)).toBeGreaterThan(0);
  await age(uuid, 61);
  await removeOldDeletions.run(shop.app);
  expect(await countRows(uuid)).toBe(0);
});

test('of two concurrent undos, one succeeds', async () => {
  const { uuid: product } = await createProduct(shop, { price: 1, qty: 1 });
  await remove(`/api/products/${product}`);
  const [{ uuid }] = await list();
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => undo(uuid)))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404, 404, 404]);
  expect(await statusOf(`/api/products/${product}`)).toBe(200);
});

test('stock and coupon uses released while a product or a coupon was deleted are included after the undo', async () => {
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const coupon = newKey();
  const { uuid: couponUuid } = await post('/api/coupons', {
    coupon,
    status: 1,
    discount_amount: 1,
    discount_type: 'fixed_discount_to_entire_order',
    max_uses_time_per_coupon: 2,
    max_uses_time_per_customer: 2,
  });
  const order = async (sku: string, code: string | null) => {
    const cart_id = await createReadyCart(shop, sku);
    if (code !== null) await post(`/api/carts/${cart_id}/coupons`, { coupon: code });
    return post('/api/orders', { cart_id });
  };
  const act = (uuid: string, action: string, body: object = {}) =>
    post(`/api/orders/${uuid}/${action}`, body);
  const cancel = (uuid: string) => act(uuid, 'cancel', { reason: 'changed my mind' });
  const stock = async (uuid: string) => dataOf(await shop.admin('GET', `/api/products/${uuid}`)).qty;

  const product = await createProduct(shop, { price: 10, qty: 10 });
  const unmanaged = await createProduct(shop, { price: 10, qty: 10 });
  dataOf(await shop.admin('PATCH', `/api/products/${unmanaged.uuid}`, { manage_stock: 0 }));
  const [canceled, refunded, sent, retained, other] = [
    await order(product.sku, coupon),
    await order(product.sku, coupon),
    await order(product.sku, null),
    await order(product.sku, null),
    await order(unmanaged.sku, null),
  ];
  await act(refunded.uuid, 'capture');
  const shipment = await act(sent.uuid, 'shipments');
  await cancel(sent.uuid);
  for (const path of [`products/${product.uuid}`, `products/${unmanaged.uuid}`, `coupons/${couponUuid}`])
    await remove(`/api/${path}`);
  const deletions = (await list()).slice(0, 3).map(({ uuid }: { uuid: string }) => uuid);

  await cancel(canceled.uuid);
  await cancel(other.uuid);
  const items = [{ order_item_id: refunded.items[0].uuid, qty: 1, restock: true }];
  await act(refunded.uuid, 'refunds', { items });
  await post(`/api/shipments/${shipment.uuid}/cancel`, {});
  for (const deletion of deletions) dataOf(await undo(deletion));

  expect(await stock(product.uuid)).toBe(9);
  expect(await stock(unmanaged.uuid)).toBe(10);
  const used = z.object({ used_time: column.int, by_customer: column.int, redeemed: column.int });
  expect(
    await shop.db.one(sql.type(used)`
      select used_time, (select sum(used)::int from coupon_use u where u.coupon_id = c.coupon_id) as by_customer,
        (select count(*)::int from coupon_redemption r where r.coupon_id = c.coupon_id) as redeemed
      from coupon c where coupon = ${coupon}`),
  ).toEqual({ used_time: 1, by_customer: 1, redeemed: 1 });
  await cancel(retained.uuid);
  expect(await stock(product.uuid)).toBe(10);
});

test('an order that is canceled while a deletion is undone releases its units and its coupon', async () => {
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  for (let round = 0; round < 6; round += 1) {
    const coupon = newKey();
    const { uuid: couponUuid } = await post('/api/coupons', {
      coupon,
      status: 1,
      discount_amount: 1,
      discount_type: 'fixed_discount_to_entire_order',
    });
    const product = await createProduct(shop, { price: 10, qty: 10 });
    const cart_id = await createReadyCart(shop, product.sku);
    await post(`/api/carts/${cart_id}/coupons`, { coupon });
    const order = await post('/api/orders', { cart_id });
    for (const path of [`products/${product.uuid}`, `coupons/${couponUuid}`]) await remove(`/api/${path}`);
    const deletions = (await list()).map(({ uuid }: { uuid: string }) => uuid).slice(0, 2);
    const cancel = () => post(`/api/orders/${order.uuid}/cancel`, { reason: 'changed my mind' });
    await Promise.all([...deletions.map(async (uuid: string) => dataOf(await undo(uuid))), cancel()]);
    expect(dataOf(await shop.admin('GET', `/api/products/${product.uuid}`)).qty).toBe(10);
    expect(dataOf(await shop.admin('GET', `/api/coupons/${couponUuid}`)).used_time).toBe(0);
  }
});
