import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesetsOf, instancePayload, operationOf, placementPayload } from '../support/changesets.ts';
import { inBodyOf, landingUrn, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de'] } } });
});
afterAll(() => shop.stop());

const { landingPage, widget, html } = pagesOf(() => shop);
const { changeset, move } = changesetsOf(() => shop);
const PAGES = '/api/page-builder/pages';

const read = async (route: string, query = '') =>
  dataOf(await shop.admin('GET', `${PAGES}/${route}${query}`));
type Step = ReturnType<typeof operationOf>;
const step = (id: unknown, operations: readonly Step[], route = 'homepage') =>
  shop.admin('POST', `/api/page-builder/changesets/${id}/steps`, {
    route,
    operations: operations.map(({ entity_urn, old_payload, new_payload }) => ({
      entity_urn,
      old_payload,
      new_payload,
    })),
  });

describe('a page in the page builder', () => {
  test('has the widgets of the live page and of the draft, including disabled ones, and where else they are shown', async () => {
    const page = await landingPage();
    const shown = await widget({
      placements: [inBodyOf(page), { route: 'all', area: 'footer', sort_order: 1 }],
    });
    const off = await widget({ status: false, placements: [inBodyOf(page, { sort_order: 2 })] });
    const draft = await changeset();
    const instance = instancePayload();
    const placement = placementPayload(instance, {
      route: 'landingPageView',
      area: 'landing_page_content',
      sort_order: 3,
      entity_urn: landingUrn(page),
    });
    dataOf(
      await step(draft.uuid, [operationOf(null, instance), operationOf(null, placement)], 'landingPageView'),
    );
    const edited = await read('landingPageView', `?entity=${page.uuid}&changeset=${draft.changeset_id}`);
    const body = edited.placed.filter(
      (one: { placement: { area: string } }) => one.placement.area === 'landing_page_content',
    );
    expect(body.map((one: { widget: { uuid: string } }) => one.widget.uuid)).toEqual([
      shown.uuid,
      off.uuid,
      instance.uuid,
    ]);
    expect(body[2]).toEqual({ placement, widget: instance, elsewhere: 0 });
    // The footer of all pages is a placement on the same page, not elsewhere.
    expect(body[0].elsewhere).toBe(0);
    expect(edited).toMatchObject({
      route: 'landingPageView',
      entity_urn: landingUrn(page),
      path: `/${page.url_key}`,
      paths: { en: `/${page.url_key}`, de: `/de/${page.url_key}` },
      changeset: { uuid: draft.uuid, operation_count: 2 },
      can_undo: true,
      can_redo: false,
    });
    const home = await read('homepage');
    expect(
      home.placed.find((one: { widget: { uuid: string } }) => one.widget.uuid === shown.uuid).elsewhere,
    ).toBe(1);
    expect(home).toMatchObject({ path: '/', entity_urn: null, changeset: null, can_undo: false });
  });

  test('is shown with its token before it is public and before its first change, unlike other pages', async () => {
    const page = await landingPage({ status: false });
    const other = await landingPage({ status: false });
    const { path, token } = await read('landingPageView', `?entity=${page.uuid}`);
    const shown = await html(`${path}?changeset=${token}`);
    expect(shown.status).toBe(200);
    expect(shown.body).toContain('<!--area "landing_page_content"--><!--/area-->');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect((await html(`/${other.url_key}?changeset=${token}`)).status).toBe(404);
    expect((await html(String(path))).status).toBe(404);
  });

  test('of a type is represented by its newest public entity', async () => {
    const product = dataOf(
      await shop.admin('POST', '/api/products', {
        name: 'Vase',
        sku: `vase-${randomUUID()}`,
        price: 5,
        qty: 1,
        status: true,
        visibility: true,
        url_key: `vase-${randomUUID()}`,
      }),
    );
    expect((await read('productView')).path).toBe(`/${product.url_key}`);
    expect((await read('all')).path).toBe('/');
    expect((await read('failure')).path).toBeNull();
  });

  test('that nothing declares is rejected, and so is an entity of another type', async () => {
    const page = await landingPage();
    for (const path of ['nowhere', `productView?entity=${page.uuid}`, `cart?entity=${page.uuid}`]) {
      const { status, body } = await shop.admin('GET', `${PAGES}/${path}`);
      expect([status, body.error.code]).toEqual([404, 'PAGE_NOT_FOUND']);
    }
    const lost = await shop.admin('GET', `${PAGES}/homepage?changeset=${randomUUID()}`);
    expect([lost.status, lost.body.error.code]).toEqual([404, 'CHANGESET_NOT_FOUND']);
    expect((await shop.request('GET', `${PAGES}/homepage`)).status).toBe(401);
  });
});

describe('operations of one step', () => {
  test('are undone and redone as a whole', async () => {
    const draft = await changeset();
    const [one, two] = [instancePayload(), instancePayload()];
    const added = dataOf(
      await step(draft.uuid, [operationOf(null, one), operationOf(null, placementPayload(one))]),
    );
    expect(added.map(({ change_order, step: of }: Record<string, unknown>) => [change_order, of])).toEqual([
      [1, null],
      [2, 1],
    ]);
    dataOf(await step(draft.uuid, [operationOf(null, two), operationOf(null, placementPayload(two))]));
    const undone = dataOf(await move(draft.uuid, 'undo'));
    expect(undone).toMatchObject({ currentChangeOrder: 2, canUndo: true, canRedo: true });
    expect(dataOf(await move(draft.uuid, 'undo'))).toMatchObject({ currentChangeOrder: 0, canUndo: false });
    expect(dataOf(await move(draft.uuid, 'redo'))).toMatchObject({ currentChangeOrder: 2, canRedo: true });
    expect(dataOf(await move(draft.uuid, 'redo'))).toMatchObject({ currentChangeOrder: 4, canRedo: false });
  });

  test('are either all added or not at all', async () => {
    const draft = await changeset();
    const instance = instancePayload();
    const elsewhere = placementPayload(instancePayload());
    const { status, body } = await step(draft.uuid, [
      operationOf(null, instance),
      operationOf(null, elsewhere),
    ]);
    expect([status, body.error.code]).toEqual([409, 'OPERATION_CONFLICT']);
    expect(dataOf(await shop.admin('GET', `/api/page-builder/changesets/${draft.uuid}`)).operations).toEqual(
      [],
    );
    const none = await step(draft.uuid, []);
    expect([none.status, none.body.error.message]).toEqual([400, 'operations must have at least one']);
  });
});
