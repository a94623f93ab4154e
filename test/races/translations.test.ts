import { column, sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesetsOf, payloadOf } from '../support/changesets.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { sizeOf } from '../support/lane.ts';
import { LANDING_PAGES, newKey, pagesOf } from '../support/pages.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const ROUNDS = sizeOf('ROUNDS', { gate: 3, night: 60 });
const WRITERS = 10;
const config = { shop: { languages: ['en', 'de', 'fr'], url: 'https://shop.test' } };

let database: TestDatabase;
/** Two shops on one database, like two processes. */
let shops: readonly [TestShop, TestShop];
beforeAll(async () => {
  database = await createDatabase();
  shops = [
    await testShop({ databaseUrl: database.url, config }),
    await testShop({ databaseUrl: database.url, config }),
  ];
  await shops[0].adminToken();
});
afterAll(async () => {
  await Promise.all(shops.map(({ stop }) => stop()));
  await database.drop();
});

const { changeset, change, publish } = changesetsOf(() => shops[0]);
const { widget, landingPage, html } = pagesOf(() => shops[0]);
/** Sends a request to one of the processes, alternating between them. */
const send = async (turn: number, method: string, path: string, body?: object) =>
  shops[turn % 2 === 0 ? 0 : 1].request(method, path, body, { token: await shops[0].adminToken() });
const put = (turn: number, path: string, fields: object) =>
  send(turn, 'PUT', `/api/translations/${path}`, { fields });
const all = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statuses = (answers: readonly TestAnswer[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
const rowsOf = async (uuid: string): Promise<number> => {
  const { total } = await shops[0].db.one(sql.type(z.object({ total: column.int }))`
    select (select count(*) from translation where entity_uuid = ${uuid})
      + (select count(*) from url_translation where entity_uuid = ${uuid}) as total`);
  return Number(total);
};

test('a widget translation during the publication of a draft: neither is lost without an error', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await widget();
    const live = payloadOf(made);
    const { uuid } = await changeset();
    const german = { text: 'Hello', translations: { de: { text: 'Entwurf' } } };
    const french = { text: 'Hello', translations: { fr: { text: 'En ligne' } } };
    await change(uuid, live, { ...live, settings: german });
    const [published, written] = await Promise.all([
      publish(uuid),
      send(1, 'PATCH', `/api/widgets/${made.uuid}`, { settings: french }),
    ]);
    // The direct write always succeeds. The publication either happens first or is refused because the page has changed.
    expect(written.status).toBe(200);
    expect([published.status, published.body.error?.code]).toEqual(
      published.status === 200 ? [200, undefined] : [409, 'PAGES_CHANGED'],
    );
    expect(dataOf(await send(0, 'GET', `/api/widgets/${made.uuid}`)).settings).toEqual(french);
  }
});

test('a page translation during publication and renaming: the page is at its path in each language', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await landingPage({ status: false });
    const [german, english] = [newKey(), newKey()];
    const answers = await Promise.all([
      put(0, `landing_page/${page.uuid}/de`, { name: 'Aktion', url_key: german }),
      send(1, 'PATCH', `${LANDING_PAGES}/${page.uuid}`, { status: true, url_key: english }),
      put(1, `landing_page/${page.uuid}/fr`, { name: 'Promotion' }),
    ]);
    expect(statuses(answers)).toEqual([200, 200, 200]);
    const found = await Promise.all(
      [`/${english}`, `/de/${german}`, `/fr/${english}`].map(async (path) => (await html(path)).status),
    );
    expect(found).toEqual([200, 200, 200]);
    const former = await Promise.all(
      [`/${page.url_key}`, `/fr/${page.url_key}`].map(async (path) => {
        const { status, headers } = await html(path);
        return [status, headers.get('location')];
      }),
    );
    expect(former).toEqual([
      [302, `/${english}`],
      [302, `/fr/${english}`],
    ]);
  }
});

test('a translation during the deletion of its record is rejected, or deleted with the record', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { uuid } = await createProduct(shops[0], { price: 10, qty: 5 });
    const [deleted, ...written] = await Promise.all([
      send(0, 'DELETE', `/api/products/${uuid}`),
      ...Array.from({ length: 4 }, (_, index) =>
        put(index, `product/${uuid}/${index < 2 ? 'de' : 'fr'}`, {
          name: `Name ${index}`,
          url_key: newKey(),
        }),
      ),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of written) expect([200, 404]).toContain(status);
    expect(await rowsOf(uuid)).toBe(0);
  }
});

test('of many concurrent writes of one translation the last one is kept, and every former path redirects to the current path', async () => {
  const page = await landingPage();
  const keys = Array.from({ length: WRITERS }, newKey);
  const answers = await all(WRITERS, (turn) =>
    put(turn, `landing_page/${page.uuid}/de`, { name: `Name ${turn}`, url_key: keys[turn] }),
  );
  expect(statuses(answers)).toEqual(Array.from({ length: WRITERS }, () => 200));
  const { fields } = dataOf(await send(0, 'GET', `/api/translations/landing_page/${page.uuid}/de`));
  const served = await all(WRITERS, (turn) => html(`/de/${keys[turn]}`));
  const at = keys.indexOf(fields.url_key);
  expect(fields.name).toBe(`Name ${at}`);
  expect(served[at]?.status).toBe(200);
  for (const { status, headers } of served.toSpliced(at, 1))
    expect([status, headers.get('location')]).toEqual([302, `/de/${keys[at]}`]);
  expect(await rowsOf(page.uuid)).toBe(2);
});

test('a URL key that many records request concurrently in a language has one owner', async () => {
  const pages = await all(WRITERS, () => landingPage());
  const url_key = newKey();
  const answers = await all(WRITERS, (turn) => put(turn, `landing_page/${pages[turn].uuid}/de`, { url_key }));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: WRITERS - 1 }, () => 409)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await all(WRITERS, (turn) => rowsOf(pages[turn].uuid))).toEqual(
    Array.from({ length: WRITERS }, (_, turn) => (turn === winner ? 2 : 0)),
  );
});

test('two pages that swap their keys in a language concurrently each keep one key', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const pages = await all(2, () => landingPage());
    const keys = [newKey(), newKey()];
    for (const [turn, { uuid }] of pages.entries())
      dataOf(await put(turn, `landing_page/${uuid}/de`, { url_key: keys[turn] }));
    const answers = await all(2, (turn) =>
      put(turn, `landing_page/${pages[turn].uuid}/de`, { url_key: keys[1 - turn] }),
    );
    expect(statuses(answers)).toEqual([409, 409]);
    expect(await all(2, async (turn) => (await html(`/de/${keys[turn]}`)).status)).toEqual([200, 200]);
  }
});
