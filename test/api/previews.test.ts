import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { changesetsOf, instancePayload, payloadOf, placementPayload } from '../support/changesets.ts';
import { createDatabase } from '../support/databases.ts';
import { inBodyOf, landingUrn, LANDING_PAGES, newKey, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const WEEK = 7 * 24 * 60 * 60 * 1000;
const clock = createTestClock(new Date(NOW));

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const { landingPage, cmsPage, widget, html, json } = pagesOf(() => shop);
const { changeset, change, drafted, move, publish, discard } = changesetsOf(() => shop);
const { plan, draftOn } = rolloutPlansOf(() => shop);

type Shown = { readonly settings: { readonly text: string } };
const textsOf = ({ body }: Awaited<ReturnType<typeof json>>, area = 'landing_page_content') =>
  (body.data.widgets[area] ?? []).map(({ settings }: Shown) => settings.text);

describe('a preview', () => {
  test('shows the draft on top of the page, only to those who have the token, and is never cached', async () => {
    const page = await landingPage();
    const live = await widget({ settings: { text: 'live' }, placements: [inBodyOf(page)] });
    const draft = await draftOn(page);
    await change(draft.uuid, payloadOf(live), { ...payloadOf(live), settings: { text: 'changed' } });
    const path = `/${page.url_key}?changeset=${draft.token}`;
    const answer = await json(path);
    expect(textsOf(answer)).toEqual(['changed', 'drafted']);
    expect(textsOf(await json(`/${page.url_key}`))).toEqual(['live']);
    const document = await html(path);
    expect(document.body).toContain('<p>drafted</p>');
    expect(document.body).toContain('<meta name="robots" content="noindex" />');
    expect(document.body).toContain(`<link rel="canonical" href="http://shop.test/${page.url_key}" />`);
    expect((await html(`/${page.url_key}`)).body).not.toContain('noindex');
    for (const { headers } of [answer, document])
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null]);
  });

  test('is shown on pages with separate routes, such as the cart', async () => {
    const draft = await changeset();
    const instance = instancePayload({ settings: { text: 'before the cart' } });
    await change(draft.uuid, null, instance);
    await change(draft.uuid, null, placementPayload(instance, { route: 'cart', area: 'contentTop' }));
    for (const path of ['/cart', '/contact', '/search', '/page-not-found'])
      expect((await html(`${path}?changeset=${draft.token}`)).body).toContain('<!--area "contentTop"-->');
    expect((await html(`/cart?changeset=${draft.token}`)).body).toContain('before the cart');
    expect((await html('/cart')).body).not.toContain('before the cart');
    expect((await html('/contact')).body).not.toContain('<!--area');
  });

  test('marks its areas and widgets with comments, and the live page has none', async () => {
    const page = await landingPage();
    const columns = await widget({ type: 'columns', settings: { count: 1 }, placements: [inBodyOf(page)] });
    const draft = await draftOn(page);
    const { uuid } = draft.instance;
    const { body } = await html(`/${page.url_key}?changeset=${draft.token}`);
    expect(body).toMatch(
      new RegExp(
        `<!--widget "${uuid}" "text_block" "landing_page_content"-->[^!]*<p>drafted</p>[^!]*<!--/widget-->`,
      ),
    );
    expect(body).toContain(`<!--area "columnsContainer_${columns.uuid}_col_0"--><!--/area-->`);
    expect(body).toContain('<!--area "header"--><!--/area-->');
    expect((await html(`/${page.url_key}`)).body).not.toContain('<!--');
  });

  test('follows undo and redo', async () => {
    const page = await landingPage();
    const draft = await draftOn(page);
    const path = `/${page.url_key}?changeset=${draft.token}`;
    dataOf(await move(draft.uuid, 'undo', 'landingPageView'));
    expect(textsOf(await json(path))).toEqual([]);
    dataOf(await move(draft.uuid, 'redo', 'landingPageView'));
    expect(textsOf(await json(path))).toEqual(['drafted']);
  });

  test('removes what is inside removed containers, even after that is gone from the page', async () => {
    const columns = await widget({
      type: 'columns',
      settings: { count: 1 },
      placements: [{ route: 'homepage', area: 'content' }],
    });
    const area = `columnsContainer_${columns.uuid}_col_0`;
    const draft = await changeset();
    const preview = `/?changeset=${draft.token}`;
    await drafted(draft.uuid, { instance: { settings: { text: 'inside' } }, placement: { area } });
    expect(textsOf(await json(preview), area)).toEqual(['inside']);
    await change(draft.uuid, payloadOf(columns), null);
    expect((await json(preview)).body.data.widgets[area]).toBeUndefined();
    dataOf(await shop.admin('DELETE', `/api/widgets/${columns.uuid}`));
    expect((await json(preview)).body.data.widgets[area]).toBeUndefined();
  });

  test('is on top of the active plans, and shows what its own plan does not contain yet', async () => {
    const page = await landingPage();
    await plan((await draftOn(page, 'planned')).uuid, { start_time: NOW });
    const draft = await draftOn(page, 'drafted');
    expect(textsOf(await json(`/${page.url_key}?changeset=${draft.token}`))).toEqual(['planned', 'drafted']);

    const other = await landingPage();
    const running = await draftOn(other, 'one');
    await plan(running.uuid, { start_time: NOW });
    await drafted(running.uuid, {
      route: 'landingPageView',
      instance: { settings: { text: 'two' } },
      placement: inBodyOf(other),
    });
    expect(textsOf(await json(`/${other.url_key}`))).toEqual(['one']);
    expect(textsOf(await json(`/${other.url_key}?changeset=${running.token}`))).toEqual(['one', 'two']);
  });

  test('also shows on the homepage, on products and around every page', async () => {
    const draft = await changeset();
    await drafted(draft.uuid, { instance: { settings: { text: 'home' } } });
    await drafted(draft.uuid, {
      route: 'all',
      instance: { settings: { text: 'everywhere' } },
      placement: { area: 'header' },
    });
    const url_key = newKey();
    const product = { name: 'Mug', sku: newKey(), price: 9.5, qty: 1, url_key };
    dataOf(await shop.admin('POST', '/api/products', product));
    const query = `?changeset=${draft.token}`;
    expect(textsOf(await json(`/${query}`), 'content')).toEqual(['home']);
    for (const path of ['/', `/${url_key}`, '/search']) {
      expect(textsOf(await json(path + query), 'header')).toEqual(['everywhere']);
      expect(textsOf(await json(path), 'header')).toEqual([]);
    }
  });

  test('continues through redirects of the shop', async () => {
    const page = await landingPage();
    const draft = await draftOn(page);
    const query = `?changeset=${draft.token}`;
    const inner = await html(`/landing/${page.url_key}${query}`);
    expect([inner.status, inner.headers.get('location')]).toEqual([301, `/${page.url_key}${query}`]);
    const url_key = newKey();
    dataOf(await shop.admin('PATCH', `${LANDING_PAGES}/${page.uuid}`, { url_key }));
    const moved = await html(`/${page.url_key}${query}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/${url_key}${query}`]);
  });
});

describe('a page that is not live', () => {
  test.each([
    ['switched off', { status: 0 }],
    ['not yet begun', { publish_start: '2027-01-01' }],
    ['over', { publish_end: '2026-01-01' }],
  ])('opens with a changeset that changes it: %s', async (_, closed) => {
    const page = await landingPage(closed);
    const draft = await draftOn(page);
    expect((await json(`/${page.url_key}`)).status).toBe(404);
    expect(textsOf(await json(`/${page.url_key}?changeset=${draft.token}`))).toEqual(['drafted']);
    expect((await html(`/${page.url_key}?changeset=${draft.token}`)).status).toBe(200);
  });

  test('opens if one of its widgets is changed, or one of all landing pages; with no other changeset', async () => {
    const page = await landingPage({ status: 0 });
    const own = await widget({ placements: [inBodyOf(page)] });
    const status = async (token: string) => (await json(`/${page.url_key}?changeset=${token}`)).status;
    const [edits, whole, other, everywhere] = [
      await changeset(),
      await changeset(),
      await draftOn(await landingPage()),
      await changeset(),
    ];
    expect(await status(edits.token)).toBe(404);
    await change(edits.uuid, payloadOf(own), { ...payloadOf(own), name: 'New' });
    await drafted(whole.uuid, { route: 'landingPageView' });
    await drafted(everywhere.uuid, { route: 'all' });
    expect(await status(edits.token)).toBe(200);
    expect(await status(whole.token)).toBe(200);
    expect(await status(other.token)).toBe(404);
    expect(await status(everywhere.token)).toBe(404);
  });

  test('is closed again once the change that opened it is undone', async () => {
    const page = await landingPage({ status: 0 });
    const draft = await draftOn(page);
    dataOf(await move(draft.uuid, 'undo', 'landingPageView'));
    expect((await json(`/${page.url_key}?changeset=${draft.token}`)).status).toBe(404);
  });

  test('takes precedence over other types at its path while it is previewed', async () => {
    const url_key = newKey();
    const cms = await cmsPage({ url_key });
    const page = await landingPage({ url_key, status: 0 });
    const draft = await draftOn(page);
    expect((await json(`/${url_key}`)).body.data.entity.uuid).toBe(cms.uuid);
    expect((await json(`/${url_key}?changeset=${draft.token}`)).body.data.entity.uuid).toBe(page.uuid);
  });

  test('of another type stays closed', async () => {
    const page = await cmsPage({ status: 0 });
    const draft = await changeset();
    const entity_urn = `urn:evershop:cms:page:${page.uuid}`;
    await drafted(draft.uuid, { route: 'cmsPageView', placement: { entity_urn } });
    expect((await json(`/${page.url_key}?changeset=${draft.token}`)).status).toBe(404);
  });
});

describe('a token', () => {
  const isPublic = async (page: { url_key: string }, token: string) => {
    const { status, headers, body } = await json(`/${page.url_key}?changeset=${encodeURIComponent(token)}`);
    return [status, headers.get('cache-control'), textsOf({ body } as never)];
  };
  const AS_THE_PUBLIC = [200, 'public, no-cache', []];

  test('that is invalid shows the public page', async () => {
    const page = await landingPage();
    const { token, uuid } = await draftOn(page);
    const [changesetUuid, expires, signature] = token.split('.');
    for (const wrong of [
      '',
      'nonsense',
      uuid,
      `${token}x`,
      `${changesetUuid}.${Number(expires) + 1}.${signature}`,
      `${(await changeset()).uuid}.${expires}.${signature}`,
      'é'.repeat(1000),
    ])
      expect(await isPublic(page, wrong)).toEqual(AS_THE_PUBLIC);
    const twice = await json(`/${page.url_key}?changeset=${token}&changeset=${token}`);
    expect([twice.status, textsOf(twice)]).toEqual([200, []]);
    const off = await landingPage({ status: 0 });
    expect((await json(`/${off.url_key}?changeset=nonsense`)).status).toBe(404);
  });

  test('is invalid once its changeset is published or discarded', async () => {
    const page = await landingPage();
    const [published, deleted] = [await draftOn(page), await draftOn(page)];
    dataOf(await discard(deleted.uuid));
    expect(await isPublic(page, deleted.token)).toEqual(AS_THE_PUBLIC);
    dataOf(await publish(published.uuid));
    expect(await isPublic(page, published.token)).toEqual([200, 'public, no-cache', ['drafted']]);
  });

  test('is invalid after seven days', async () => {
    const page = await landingPage();
    const { token } = await draftOn(page);
    clock.set(new Date(new Date(NOW).getTime() + WEEK - 1));
    expect((await isPublic(page, token))[1]).toBe('private, no-store');
    clock.set(new Date(new Date(NOW).getTime() + WEEK));
    expect(await isPublic(page, token)).toEqual(AS_THE_PUBLIC);
    clock.set(new Date(NOW));
  });
});

test('a token of an inactive theme: browsers are redirected to the homepage, other clients are rejected', async () => {
  const database = await createDatabase();
  const start = (theme?: string) =>
    testShop({
      databaseUrl: database.url,
      extensions: [themeExtension('dusk')],
      config: theme === undefined ? {} : { system: { theme } },
    });
  try {
    const plain = await start();
    const page = await pagesOf(() => plain).landingPage();
    const draft = await changesetsOf(() => plain).changeset();
    await changesetsOf(() => plain).drafted(draft.uuid, {
      route: 'landingPageView',
      placement: { entity_urn: landingUrn(page) },
    });
    await plain.stop();

    const dusk = await start('dusk');
    const pages = pagesOf(() => dusk);
    const path = `/${page.url_key}?changeset=${draft.token}`;
    const seen = await pages.html(path);
    expect([seen.status, seen.headers.get('location')]).toEqual([302, '/']);
    const { status, body } = await pages.json(path);
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'PREVIEW_OF_OTHER_THEME',
      'The preview is for no theme, but the active theme is dusk',
    ]);
    expect((await pages.html(`/${page.url_key}`)).status).toBe(200);
    await dusk.stop();
  } finally {
    await database.drop();
  }
});
