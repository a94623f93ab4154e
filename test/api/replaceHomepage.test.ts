import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { column, sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { adminsOf } from '../support/admins.ts';
import { inBodyOf, landingUrn, pagesOf } from '../support/pages.ts';
import { columnOf, inHomepage, instanceUrn, onHomepage, replacementOf } from '../support/replacement.ts';
import { dataOf, testShop } from '../support/shop.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const clock = createTestClock(NOW);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const { landingPage, widget, html } = pagesOf(() => shop);
const { pathOf, execute, preflight, changeset, plan, homepageRows, bodyRows, shown, home, myId, clear } =
  replacementOf(() => shop);
const { newAdmin } = adminsOf(() => shop);
afterEach(clear);

const replaced = async (page: { readonly uuid: string }) => dataOf(await execute(page));
const columns = { type: 'columns', settings: { count: 2 } };
const bodyOf = (page: { readonly url_key: string }) => shown(`/${page.url_key}`, 'landing_page_content');

const pageRow = z.object({
  name: z.string(),
  url_key: z.string(),
  status: z.boolean(),
  description: z.string(),
  meta_title: z.string().nullable(),
  publish_start: z.string().nullable(),
  publish_end: z.string().nullable(),
});
const backupOf = ({ backup }: { backup: { uuid: string } }) =>
  shop.db.one(sql.type(pageRow)`
    select name, url_key, status, description, meta_title, publish_start, publish_end
    from landing_page where uuid = ${backup.uuid}`);
/** Enables a backup, which is created disabled, so that it can be viewed. */
const shownBackup = async (done: { backup: { uuid: string } }) => {
  dataOf(await shop.admin('PATCH', `/api/landing-pages/${done.backup.uuid}`, { status: true }));
  return bodyOf(await backupOf(done));
};
const isThere = async ({ uuid }: { readonly uuid: string }) =>
  (await shop.admin('GET', `/api/widgets/${uuid}`)).status === 200;

describe('replacing', () => {
  test('places a copy of the page on the homepage, and moves the old homepage to a backup page', async () => {
    await widget({ name: 'Old', placements: [inHomepage()] });
    const page = await landingPage({ name: 'Summer "24"' });
    await widget({ name: 'New', placements: [inBodyOf(page)] });
    const done = await replaced(page);
    expect(done).toEqual({
      backup: {
        uuid: expect.any(String),
        name: 'Homepage backup 2026-03-01 12:00',
        editUrl: `/admin/landing-page/edit/${done.backup.uuid}`,
      },
      backedUpInstances: 1,
      backedUpPlacements: 1,
      deletedInstances: 1,
      clonedInstances: 1,
      clonedPlacements: 1,
      discardedChangesets: [],
      cancelledPastPlans: [],
      backupsTotal: 1,
      links: [
        {
          rel: 'pageBuilderHomepage',
          href: '/admin/page-builder/edit/homepage',
          action: 'GET',
          types: ['text/html'],
        },
        { rel: 'backup', href: done.backup.editUrl, action: 'GET', types: ['text/html'] },
      ],
    });
    expect([await home(), await bodyOf(page)]).toEqual([['New'], ['New']]);
    const backup = await backupOf(done);
    expect(backup).toEqual({
      name: 'Homepage backup 2026-03-01 12:00',
      url_key: 'homepage-backup-20260301-1200',
      status: false,
      description: 'The homepage as it was on 2026-03-01 12:00, before "Summer "24"" replaced it.',
      meta_title: null,
      publish_start: null,
      publish_end: null,
    });
    expect((await html(`/${backup.url_key}`)).status).toBe(404);
    expect(await shownBackup(done)).toEqual(['Old']);
  });

  test('copies everything and leaves the page, its widgets and its placements unchanged', async () => {
    const page = await landingPage();
    const text = await widget({ name: 'Twice', placements: [inBodyOf(page, { sort_order: 2.5 })] });
    const header = inBodyOf(page, { area: 'header', sort_order: -1 });
    dataOf(
      await shop.admin('PATCH', `/api/widgets/${text.uuid}`, { placements: [...text.placements, header] }),
    );
    const off = await widget({
      name: 'Off',
      status: 0,
      settings: { text: 'A' },
      placements: [inBodyOf(page)],
    });
    const before = await bodyRows(page);
    const done = await replaced(page);
    expect(done).toMatchObject({ clonedInstances: 2, clonedPlacements: 3, backedUpInstances: 0 });
    expect(await bodyRows(page)).toEqual(before);
    const rows = await homepageRows();
    expect(rows.map(({ name, area, sort_order }) => [name, area, sort_order])).toEqual([
      ['Off', 'content', 1],
      ['Twice', 'content', 2.5],
      ['Twice', 'header', -1],
    ]);
    const widgets = new Set(rows.map((row) => row.widget));
    expect([widgets.size, widgets.has(text.uuid), widgets.has(off.uuid)]).toEqual([2, false, false]);
    const clone = dataOf(await shop.admin('GET', `/api/widgets/${rows[0]?.widget}`));
    expect(clone).toMatchObject({ name: 'Off', type: 'text_block', settings: { text: 'A' }, status: false });
  });

  test('nested containers keep their contents on the homepage, and in the backup', async () => {
    const nest = async (name: string, place: (more: object) => object) => {
      const outer = await widget({ ...columns, name: `${name} outer`, placements: [place({})] });
      const inColumn = place({ area: columnOf(outer, 1) });
      const inner = await widget({ ...columns, name: `${name} inner`, placements: [inColumn] });
      await widget({ name: `${name} deep`, placements: [place({ area: columnOf(inner) })] });
      await widget({ name: `${name} side`, placements: [place({ area: columnOf(outer) })] });
    };
    const page = await landingPage();
    await nest('Old', inHomepage);
    await nest('New', (more) => inBodyOf(page, more));
    const nested = (name: string) => [
      [`${name} outer`, [`${name} side`], [[`${name} inner`, [`${name} deep`], []]]],
    ];
    expect(await home()).toEqual(nested('Old'));
    const done = await replaced(page);
    expect(done).toMatchObject({
      backedUpInstances: 4,
      backedUpPlacements: 4,
      deletedInstances: 4,
      clonedInstances: 4,
      clonedPlacements: 4,
    });
    expect([await home(), await bodyOf(page)]).toEqual([nested('New'), nested('New')]);
    expect(await shownBackup(done)).toEqual(nested('Old'));
  });

  test('a homepage widget that is also placed elsewhere is kept there', async () => {
    const page = await landingPage();
    const everywhere = { route: 'all', area: 'footer' };
    const shared = await widget({ name: 'Shared', placements: [inHomepage(), everywhere] });
    const both = await widget({ name: 'Both', placements: [inHomepage(), inBodyOf(page)] });
    const own = await widget({ name: 'Own', placements: [inHomepage(), inHomepage({ area: 'header' })] });
    const done = await replaced(page);
    expect(done).toMatchObject({ backedUpInstances: 3, backedUpPlacements: 4, deletedInstances: 1 });
    expect([await isThere(shared), await isThere(both), await isThere(own)]).toEqual([true, true, false]);
    const { placements } = dataOf(await shop.admin('GET', `/api/widgets/${shared.uuid}`));
    expect(placements).toMatchObject([everywhere]);
    expect(await home()).toEqual(['Both']);
  });

  test('what the page never shows is not copied; what all pages share is kept', async () => {
    const page = await landingPage();
    await widget({ name: 'Hidden', placements: [inBodyOf(page, { area: 'content' })] });
    await widget({ name: 'Shown', placements: [inBodyOf(page), inBodyOf(page, { area: 'content' })] });
    await widget({
      name: 'Landing',
      placements: [{ route: 'landingPageView', area: 'landing_page_content' }],
    });
    await widget({ name: 'All', placements: [{ route: 'all', area: 'content', sort_order: 9 }] });
    expect(await replaced(page)).toMatchObject({ clonedInstances: 1, clonedPlacements: 1 });
    expect(await home()).toEqual(['Shown', 'All']);
    expect(await bodyRows(page)).toHaveLength(3);
  });

  test('an instance in both contents keeps its placements in the backup', async () => {
    const other = inHomepage({ area: 'landing_page_content', sort_order: 2 });
    await widget({ name: 'Both', placements: [inHomepage(), other] });
    const done = await replaced(await landingPage());
    const rows = await bodyRows(done.backup);
    expect(rows.map(({ area, sort_order }) => [area, sort_order])).toEqual([
      ['content', 1],
      ['landing_page_content', 2],
    ]);
  });

  test('an empty homepage has a backup too, and an empty page empties the homepage', async () => {
    const page = await landingPage();
    const none = { backedUpInstances: 0, backedUpPlacements: 0, clonedInstances: 0, clonedPlacements: 0 };
    const first = await replaced(page);
    expect(first).toMatchObject({ ...none, deletedInstances: 0, backupsTotal: 1 });
    await widget({ placements: [inHomepage()] });
    const second = await replaced(page);
    expect(second).toMatchObject({ ...none, backedUpInstances: 1, backedUpPlacements: 1, backupsTotal: 2 });
    expect(second.backup.name).toBe('Homepage backup 2026-03-01 12:00 (2)');
    expect((await backupOf(second)).url_key).toBe('homepage-backup-20260301-1200-2');
    expect(await home()).toEqual([]);
  });

  test('replacing with the backup restores the previous homepage', async () => {
    const container = await widget({ ...columns, name: 'Box', placements: [inHomepage({ sort_order: 3 })] });
    await widget({ name: 'In', status: 0, placements: [inHomepage({ area: columnOf(container) })] });
    await widget({ name: 'Top', placements: [inHomepage({ area: 'header' })] });
    const unchanged = async () =>
      (await homepageRows()).map(({ name, area, sort_order }) => [name, area.slice(0, 12), sort_order]);
    const before = await unchanged();
    const page = await landingPage();
    await widget({ name: 'New', placements: [inBodyOf(page)] });
    const { backup } = await replaced(page);
    expect(await home()).toEqual(['New']);
    const back = await replaced(backup);
    expect(back).toMatchObject({ clonedInstances: 3, clonedPlacements: 3, backedUpInstances: 1 });
    expect(await unchanged()).toEqual(before);
    expect(await home()).toEqual([['Box', [], []]]);
    expect(await replaced(back.backup)).toMatchObject({ clonedInstances: 1, backupsTotal: 3 });
    expect(await home()).toEqual(['New']);
  });

  test('a page can replace the homepage repeatedly', async () => {
    const page = await landingPage({ status: false });
    await widget({ name: 'New', placements: [inBodyOf(page)] });
    for (const backupsTotal of [1, 2, 3])
      expect(await replaced(page)).toMatchObject({ backupsTotal, clonedInstances: 1 });
    expect(await home()).toEqual(['New']);
  });

  test('a repeated request with its key gets the same response and replaces nothing', async () => {
    const page = await landingPage();
    await widget({ placements: [inBodyOf(page)] });
    const { fingerprints } = await preflight(page);
    const sent = {
      confirm: true,
      homepageFingerprint: fingerprints.homepage,
      landingPageFingerprint: fingerprints.landingPage,
    };
    const options = {
      token: await shop.adminToken(),
      headers: { 'idempotency-key': `replace-${randomUUID()}` },
    };
    const send = () => shop.request('POST', pathOf(page), sent, options);
    const first = await send();
    const again = await send();
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await preflight(page)).backupsTotal).toBe(1);
  });

  test('the homepages of other themes are unchanged', async () => {
    const dusk = await widget({ name: 'Dusk', placements: [inHomepage()] });
    const none = z.object({});
    await shop.db.run(sql.type(none)`update widget_instance set theme = 'dusk' where uuid = ${dusk.uuid}`);
    await shop.db.run(sql.type(none)`update widget_placement set theme = 'dusk' where route = 'homepage'`);
    const page = await landingPage();
    expect(await replaced(page)).toMatchObject({ backedUpInstances: 0, deletedInstances: 0 });
    expect(dataOf(await shop.admin('GET', `/api/widgets/${dusk.uuid}`)).placements).toHaveLength(1);
  });
});

describe('unpublished changes', () => {
  const state = z.object({ orders: z.array(column.int), cursors: z.record(z.string(), z.int()) });
  const stateOf = (id: number) =>
    shop.db.one(sql.type(state)`
      select route_cursors as cursors, array(
        select change_order from changeset_operation o where o.changeset_id = c.changeset_id order by 1) as orders
      from changeset c where changeset_id = ${id}`);

  test('of the homepage are removed from everyone’s drafts, which keep the rest', async () => {
    const page = await landingPage();
    const old = await widget({ placements: [inHomepage()] });
    const far = { route: 'cart' };
    const cursors = { homepage: 2, cart: 4 };
    const me = await myId();
    const { admin_user_id: other } = await newAdmin();
    const onOld = { entity_urn: instanceUrn(old.uuid) };
    const mine = await changeset({
      createdBy: me,
      cursors,
      operations: [onHomepage(), onHomepage(), far, onOld],
    });
    const theirs = await changeset({ createdBy: other, operations: [onHomepage()] });
    const left = await changeset({ name: 'Left', operations: [far, onHomepage()] });
    const others = [
      await changeset({ operations: [far] }),
      await changeset({ published: true, cursors: { homepage: 1 }, operations: [onHomepage()] }),
      await changeset({ theme: 'dusk', cursors: { homepage: 1 }, operations: [onHomepage()] }),
    ];
    const before = await Promise.all(others.map(stateOf));
    const done = await replaced(page);
    expect(done.discardedChangesets).toEqual([
      { changesetId: mine, createdBy: me, kind: 'draft', operationsRemoved: 3 },
      { changesetId: theirs, createdBy: other, kind: 'draft', operationsRemoved: 1 },
      { changesetId: left, createdBy: null, kind: 'detachedRollout', operationsRemoved: 1 },
    ]);
    expect(await stateOf(mine)).toEqual({ orders: [3], cursors: { cart: 4 } });
    expect(await stateOf(theirs)).toEqual({ orders: [], cursors: {} });
    expect(await stateOf(left)).toEqual({ orders: [1], cursors: {} });
    expect(await Promise.all(others.map(stateOf))).toEqual(before);
    const after = await preflight(page);
    expect(after.drafts).toEqual({
      operationCount: 0,
      byCurrentAdmin: 0,
      otherAdminCount: 0,
      detachedRolloutOperationCount: 0,
    });
  });

  test('homepage changes of ended plans are canceled; plans of other pages are kept', async () => {
    const page = await landingPage();
    const [start, end] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];
    const winter = await changeset({ name: 'Winter', operations: [onHomepage(), { route: 'cart' }] });
    const onPage = { new_payload: { route: 'landingPageView', entity_urn: landingUrn(page) } };
    const summer = await changeset({ name: 'Summer', operations: [onPage] });
    const uuids = [
      await plan(winter, 'January', { start, end }),
      await plan(winter, 'Half of January', { start: '2026-01-15T00:00:00Z', end }),
    ];
    const retained = await plan(summer, 'Later', { start: '2026-06-01T00:00:00Z' });
    const done = await replaced(page);
    expect(done.cancelledPastPlans).toEqual([
      { uuid: uuids[0], name: 'January' },
      { uuid: uuids[1], name: 'Half of January' },
    ]);
    expect(done.discardedChangesets).toEqual([
      { changesetId: winter, createdBy: null, kind: 'detachedRollout', operationsRemoved: 1 },
    ]);
    const plans = await shop.db.any(sql.type(z.object({ uuid: z.string() }))`select uuid from rollout_plan`);
    expect(plans).toEqual([{ uuid: retained }]);
    expect(await stateOf(summer)).toEqual({ orders: [1], cursors: {} });
  });
});

test('it takes the same number of statements for any number of widgets', async () => {
  const page = await landingPage();
  const statementsOf = async () => {
    const { fingerprints } = await preflight(page);
    const before = shop.statements();
    dataOf(
      await shop.admin('POST', pathOf(page), {
        confirm: true,
        homepageFingerprint: fingerprints.homepage,
        landingPageFingerprint: fingerprints.landingPage,
      }),
    );
    return shop.statements() - before;
  };
  const few = await statementsOf();
  for (let index = 0; index < 20; index += 1) {
    const container = await widget({ ...columns, placements: [inBodyOf(page), inHomepage()] });
    const area = columnOf(container);
    await widget({ placements: [inBodyOf(page, { area }), inHomepage({ area })] });
    const one = await changeset({ name: `Change ${randomUUID()}`, operations: [onHomepage()] });
    await plan(one, `Plan ${index}`, { start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' });
  }
  expect(await statementsOf()).toBe(few);
  expect(few).toBeLessThanOrEqual(22);
});
