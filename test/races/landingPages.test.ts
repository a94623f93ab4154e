import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { inBodyOf, LANDING_PAGES, landingUrn, newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.adminToken();
});
afterAll(() => shop.stop());

const { landingPage, widget, html, json } = pagesOf(() => shop);
const all = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statuses = (answers: readonly TestAnswer[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
const owners = (path: string) =>
  shop.db.any(sql.type(z.object({ entity_uuid: z.string() }))`
    select entity_uuid from url_rewrite where request_path = ${path}`);

test('ten concurrent creations with the same key create one page with one URL', async () => {
  const url_key = newKey();
  const answers = await all(10, () =>
    shop.admin('POST', LANDING_PAGES, { name: 'Sale', url_key, status: 1 }),
  );
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await owners(`/${url_key}`)).toHaveLength(1);
  expect((await html(`/${url_key}`)).status).toBe(200);
});

test('of ten pages renamed to the same key, one gets the key and the others keep theirs', async () => {
  const pages = await all(10, () => landingPage());
  const url_key = newKey();
  const answers = await all(10, (index) =>
    shop.admin('PATCH', `${LANDING_PAGES}/${pages[index].uuid}`, { url_key }),
  );
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await owners(`/${url_key}`)).toEqual([{ entity_uuid: pages[winner].uuid }]);
  for (const [index, page] of pages.entries())
    expect((await html(`/${page.url_key}`)).status).toBe(index === winner ? 302 : 200);
});

test('a page renamed ten times concurrently has one of the names, and all earlier paths redirect to it', async () => {
  const page = await landingPage();
  const keys = Array.from({ length: 10 }, newKey);
  const answers = await all(10, (index) =>
    shop.admin('PATCH', `${LANDING_PAGES}/${page.uuid}`, { url_key: keys[index] }),
  );
  expect(statuses(answers)).toEqual(Array.from({ length: 10 }, () => 200));
  const served = await all(10, (index) => html(`/${keys[index]}`));
  const at = served.findIndex(({ status }) => status === 200);
  for (const answer of [...served.toSpliced(at, 1), await html(`/${page.url_key}`)])
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/${keys[at]}`]);
});

test('two pages that swap their keys concurrently each keep one key', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const [one, two] = [await landingPage(), await landingPage()];
    const answers = await Promise.all([
      shop.admin('PATCH', `${LANDING_PAGES}/${one.uuid}`, { url_key: two.url_key }),
      shop.admin('PATCH', `${LANDING_PAGES}/${two.uuid}`, { url_key: one.url_key }),
    ]);
    expect(statuses(answers)).toEqual([409, 409]);
    for (const page of [one, two])
      expect((await json(`/${page.url_key}`)).body.data.entity.uuid).toBe(page.uuid);
  }
});

test('ten concurrent copies have ten keys and ten contents', async () => {
  const page = await landingPage();
  await widget({ placements: [inBodyOf(page)] });
  const copies = await all(10, async () =>
    dataOf(await shop.admin('POST', `${LANDING_PAGES}/${page.uuid}/duplicate`)),
  );
  const suffixes = ['-copy', ...Array.from({ length: 9 }, (_, index) => `-copy-${index + 2}`)];
  expect(copies.map(({ url_key }) => url_key).sort()).toEqual(
    suffixes.map((suffix) => page.url_key + suffix).sort(),
  );
  const placed = await shop.db.any(sql.type(z.object({ widget_instance_id: z.int() }))`
    select widget_instance_id from widget_placement
    where entity_urn = any(${sql.array(copies.map(landingUrn), 'text')})`);
  expect(new Set(placed.map((row) => row.widget_instance_id)).size).toBe(10);
});

test('a widget that is placed elsewhere while its page is deleted is deleted only if it has no other placement', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const [page, other] = [await landingPage(), await landingPage()];
    const { uuid } = await widget({ placements: [inBodyOf(page)] });
    const [deleted, moved] = await Promise.all([
      shop.admin('DELETE', `${LANDING_PAGES}/${page.uuid}`),
      shop.admin('PATCH', `/api/widgets/${uuid}`, { placements: [inBodyOf(other)] }),
    ]);
    expect(deleted.status).toBe(200);
    const left = await shop.admin('GET', `/api/widgets/${uuid}`);
    expect([left.status, moved.status]).toEqual(moved.status === 200 ? [200, 200] : [404, 404]);
  }
});

test('concurrent deletions of a page by ten requests delete it once', async () => {
  const page = await landingPage();
  const answers = await all(10, () => shop.admin('DELETE', `${LANDING_PAGES}/${page.uuid}`));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
});

test('a request that waits too long for another change of placements is asked to try again', async () => {
  const page = await landingPage();
  const { uuid } = await widget({ placements: [inBodyOf(page)] });
  const answers = await shop.db.transaction(async (tx) => {
    await tx.run(sql.type(z.object({}))`select pg_advisory_xact_lock(hashtext('shop.homepage'))`);
    return Promise.all([
      shop.admin('POST', '/api/widgets', { name: 'W', type: 'text_block', settings: { text: 't' } }),
      shop.admin('PATCH', `/api/widgets/${uuid}`, { placements: [] }),
      shop.admin('DELETE', `/api/widgets/${uuid}`),
      shop.admin('DELETE', `${LANDING_PAGES}/${page.uuid}`),
      shop.admin('POST', `${LANDING_PAGES}/${page.uuid}/duplicate`),
    ]);
  });
  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
    Array.from({ length: 5 }, () => [409, 'HOMEPAGE_BUSY']),
  );
  expect((await json(`/${page.url_key}`)).body.data.widgets.landing_page_content).toHaveLength(1);
});
