import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { SqlFragment } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { adminsOf } from '../support/admins.ts';
import { everyRow } from '../support/everyRow.ts';
import { inBodyOf, landingUrn, pagesOf } from '../support/pages.ts';
import {
  columnOf,
  inHomepage,
  instanceUrn,
  onHomepage,
  placementUrn,
  replacementOf,
} from '../support/replacement.ts';
import type { NewOperation } from '../support/replacement.ts';
import { testShop } from '../support/shop.ts';

const [LAST_YEAR, YESTERDAY, TOMORROW] = ['2025-03-01', '2026-02-28', '2026-03-02'].map(
  (day) => `${day}T12:00:00.000Z`,
) as [string, string, string];

let shop: TestShop;
beforeAll(async () => {
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'));
  shop = await testShop({ clock, config: { shop: { timezone: 'Asia/Tokyo' } } });
});
afterAll(() => shop.stop());

const { landingPage, widget } = pagesOf(() => shop);
const { preflight, changeset, plan, myId, clear } = replacementOf(() => shop);
const { newAdmin } = adminsOf(() => shop);
afterEach(clear);

const run = (statement: SqlFragment) => shop.db.run(sql.type(z.object({}))`${statement}`);
/** Changes a widget's placements to a theme that is not active. */
const intoTheme = async ({ uuid }: { readonly uuid: string }) => {
  await run(sql.fragment`update widget_instance set theme = 'dusk' where uuid = ${uuid}`);
  await run(sql.fragment`update widget_placement set theme = 'dusk' where widget_instance_id = (
    select widget_instance_id from widget_instance where uuid = ${uuid})`);
};
/** Returns an operation that places a widget on a landing page. */
const onto = (page: { readonly uuid: string }): NewOperation => ({
  route: 'landingPageView',
  new_payload: { route: 'landingPageView', entity_urn: landingUrn(page) },
});

const FINGERPRINT = expect.stringMatching(/^[0-9a-f]{64}$/);

test('an empty page and an empty homepage are reported with every key', async () => {
  const page = await landingPage({ name: 'Summer' });
  expect(await preflight(page)).toEqual({
    landingPage: {
      uuid: page.uuid,
      name: 'Summer',
      status: true,
      publishStart: null,
      publishEnd: null,
      isLive: true,
      bodyPlacementCount: 0,
      renderablePlacementCount: 0,
      hiddenPlacementCount: 0,
      sharedRouteLevelCount: 0,
      selfLinkCount: 0,
      unpublishedOperationCount: 0,
      rolloutPlans: [],
    },
    homepage: { placementCount: 0, allRouteContentCount: 0 },
    backup: { willCreate: true, name: 'Homepage backup 2026-03-01 21:00' },
    drafts: { operationCount: 0, byCurrentAdmin: 0, otherAdminCount: 0, detachedRolloutOperationCount: 0 },
    pastPlansToCancel: [],
    blockers: { rolloutPlans: [], entityScopedHomepage: false },
    fingerprints: { homepage: FINGERPRINT, landingPage: FINGERPRINT },
    backupsTotal: 0,
    warnings: ['LANDING_PAGE_HAS_NO_BODY'],
  });
});

test('it writes nothing, and takes a constant number of statements', async () => {
  const page = await landingPage();
  const statementsOf = async () => {
    const before = shop.statements();
    await preflight(page);
    return shop.statements() - before;
  };
  const few = await statementsOf();
  for (let index = 0; index < 10; index += 1) {
    await widget({ placements: [inHomepage(), inBodyOf(page)] });
    const one = await changeset({ name: `Change ${index}`, operations: [onHomepage(), onto(page)] });
    await plan(one, `Plan ${index}`, { start: LAST_YEAR });
  }
  const rows = await everyRow(shop.db);
  expect(await statementsOf()).toBe(few);
  expect(few).toBeLessThanOrEqual(8);
  expect(await everyRow(shop.db)).toEqual(rows);
});

describe('the placement counts', () => {
  test('are those of the page, of the homepage and of what both share, only in the active theme', async () => {
    const [page, other] = [await landingPage(), await landingPage()];
    const urn = landingUrn(page);
    // The page shows two texts, a container with its content, and a menu in two areas.
    const text = await widget({ placements: [inBodyOf(page), inBodyOf(page, { area: 'content' })] });
    const columns = { type: 'columns', settings: { count: 2 } };
    const container = await widget({ ...columns, placements: [inBodyOf(page)] });
    await widget({ placements: [inBodyOf(page, { area: columnOf(container, 1) })] });
    const menu = { type: 'basic_menu', settings: { items: [{ label: 'Here', link: urn }] } };
    await widget({ ...menu, placements: [inBodyOf(page), inBodyOf(page, { area: 'contentTop' })] });
    await widget({ settings: { text: `See ${urn.toUpperCase()}` }, placements: [inBodyOf(page)] });
    // The page does not show widgets that are disabled, of an unknown type, or in a container of another page.
    await widget({ status: 0, placements: [inBodyOf(page)] });
    const unknown = await widget({ placements: [inBodyOf(page)] });
    await run(sql.fragment`update widget_instance set type = 'gone' where uuid = ${unknown.uuid}`);
    const elsewhere = await widget({ ...columns, placements: [inBodyOf(other), inHomepage()] });
    await widget({ placements: [inBodyOf(page, { area: columnOf(elsewhere) })] });
    // This placement is hidden and next to the text.
    await widget({ settings: { text: urn }, placements: [inBodyOf(page, { area: 'content' })] });
    // These widgets are shared by all landing pages, or by all pages.
    const anywhere = { route: 'landingPageView', area: 'landing_page_content' };
    await widget({ placements: [anywhere, { ...anywhere, area: 'footer' }] });
    await widget({ status: 0, placements: [anywhere] });
    const everywhere = { route: 'all', area: 'content' };
    await widget({ placements: [everywhere, { ...everywhere, area: 'header' }] });
    await widget({ status: 0, placements: [everywhere] });
    // The homepage has four widgets, including the container from above.
    await widget({ status: 0, placements: [inHomepage(), inHomepage({ area: 'header' })] });
    await widget({ placements: [inHomepage()] });
    // These widgets are on other pages.
    await widget({ settings: { text: urn }, placements: [inBodyOf(other)] });
    for (const placements of [[inBodyOf(page)], [inHomepage()], [anywhere], [everywhere]])
      await intoTheme(await widget({ settings: { text: urn }, placements }));
    expect(text.placements).toHaveLength(2);

    const report = await preflight(page);
    expect(report.landingPage).toMatchObject({
      bodyPlacementCount: 9,
      renderablePlacementCount: 6,
      hiddenPlacementCount: 2,
      selfLinkCount: 3,
      sharedRouteLevelCount: 3,
    });
    expect(report.homepage).toEqual({ placementCount: 4, allRouteContentCount: 2 });
    expect(report.blockers.entityScopedHomepage).toBe(false);
    expect(report.warnings).toEqual([
      'LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS',
      'LANDING_PAGE_HAS_HIDDEN_WIDGETS',
      'LANDING_PAGE_LINKS_TO_ITSELF',
      'HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS',
    ]);
  });

  test('a page that is disabled, not yet or no longer live is reported as such, with its window', async () => {
    for (const [sent, status] of [
      [{ status: false }, false],
      [{ publish_start: TOMORROW }, true],
      [{ publish_end: YESTERDAY }, true],
    ] as const) {
      const page = await landingPage(sent);
      await widget({ placements: [inBodyOf(page)] });
      const report = await preflight(page);
      expect(report.landingPage).toMatchObject({
        status,
        publishStart: page.publish_start,
        publishEnd: page.publish_end,
        isLive: false,
      });
      expect(report.warnings).toEqual(['LANDING_PAGE_NOT_LIVE']);
    }
  });

  test('a widget that is placed on the homepage for an entity makes it entity-scoped', async () => {
    const page = await landingPage();
    await widget({ placements: [inHomepage({ entity_urn: `urn:evershop:stores:store:${randomUUID()}` })] });
    const report = await preflight(page);
    expect(report.blockers).toEqual({ rolloutPlans: [], entityScopedHomepage: true });
    expect(report.homepage.placementCount).toBe(0);
  });

  test('backups are the pages whose key marks them, and the next one has an available name', async () => {
    const page = await landingPage({ name: 'Homepage backup 2026-03-01 21:00' });
    await landingPage({ name: 'Homepage backup 2026-03-01 21:00 (2)' });
    for (const url_key of ['homepage-backup-20200101-0000', 'homepage-backup-x', 'homepage-backups'])
      await landingPage({ url_key });
    const report = await preflight(page);
    expect([report.backup.name, report.backupsTotal]).toEqual(['Homepage backup 2026-03-01 21:00 (3)', 2]);
  });
});

describe('the counts of unpublished changes', () => {
  test('are operations that affect the pages, by owner; plans are reported by their status', async () => {
    const page = await landingPage();
    await widget({ placements: [inBodyOf(page)] });
    const [other, another] = [await newAdmin(), await newAdmin()];
    const far: NewOperation = { route: 'cart', new_payload: { route: 'cart' } };
    await changeset({
      createdBy: await myId(),
      operations: [onHomepage(), far, onHomepage(), onto(page), onto(page)],
    });
    await changeset({ createdBy: other.admin_user_id, operations: [onHomepage(), far] });
    await changeset({ createdBy: another.admin_user_id, operations: [onHomepage()] });
    await changeset({ operations: [onHomepage()] });
    await changeset({ name: 'Left', operations: [onHomepage(), onHomepage(), onto(page)] });
    await changeset({ name: 'Far', operations: [far] });
    await changeset({ published: true, operations: [onHomepage(), onto(page)] });
    await changeset({ theme: 'dusk', operations: [onHomepage(), onto(page)] });
    const ended = await changeset({ name: 'Ended', operations: [onHomepage(), onto(page)] });
    const past = await plan(ended, 'Winter', { start: LAST_YEAR, end: YESTERDAY });
    const running = await changeset({ name: 'Running', operations: [onto(page)] });
    const active = await plan(running, 'Spring', { start: YESTERDAY, end: TOMORROW });
    const coming = await plan(running, 'Summer', { start: TOMORROW });

    const report = await preflight(page);
    expect(report.drafts).toEqual({
      operationCount: 5,
      byCurrentAdmin: 2,
      otherAdminCount: 2,
      detachedRolloutOperationCount: 2,
    });
    const editUrl = expect.stringMatching(/^\/admin\/page-builder\/edit\/homepage\?session=[0-9a-f-]{36}$/);
    expect(report.landingPage.unpublishedOperationCount).toBe(3);
    expect(report.landingPage.rolloutPlans).toEqual([
      { uuid: active, name: 'Spring', startTime: YESTERDAY, endTime: TOMORROW, status: 'active', editUrl },
      { uuid: coming, name: 'Summer', startTime: TOMORROW, endTime: null, status: 'upcoming', editUrl },
    ]);
    expect(report.pastPlansToCancel).toEqual([
      { uuid: past, name: 'Winter', startTime: LAST_YEAR, endTime: YESTERDAY, status: 'past', editUrl },
    ]);
    expect(report.blockers.rolloutPlans).toEqual([]);
    expect(report.warnings).toEqual([
      'LANDING_PAGE_HAS_UNPUBLISHED_CHANGES',
      'LANDING_PAGE_HAS_ROLLOUT',
      'DRAFTS_WILL_BE_DISCARDED',
      'PAST_PLANS_WILL_BE_CANCELLED',
    ]);
  });

  test('active and upcoming homepage plans are blockers', async () => {
    const page = await landingPage();
    const [one, two] = [
      await changeset({ name: 'One', operations: [onHomepage()] }),
      await changeset({ name: 'Two', operations: [onHomepage()] }),
    ];
    const active = await plan(one, 'Now', { start: YESTERDAY });
    const coming = await plan(two, 'Later', { start: TOMORROW });
    const { blockers, drafts } = await preflight(page);
    expect(blockers.rolloutPlans).toMatchObject([
      { uuid: active, status: 'active' },
      { uuid: coming, status: 'upcoming' },
    ]);
    expect(drafts.detachedRolloutOperationCount).toBe(0);
  });

  /** Creates a widget on each page, and a draft with one operation on it. */
  const touched = async (
    operationOf: (pages: Record<'home' | 'body', Placed>, urn: string) => NewOperation,
  ) => {
    const page = await landingPage();
    const home = await widget({ placements: [inHomepage()] });
    const body = await widget({ placements: [inBodyOf(page)] });
    await changeset({ operations: [operationOf({ home, body }, landingUrn(page))] });
    const report = await preflight(page);
    return [report.drafts.operationCount, report.landingPage.unpublishedOperationCount];
  };
  interface Placed {
    readonly uuid: string;
    readonly placements: readonly [{ readonly uuid: string }];
  }

  test.each<[string, Parameters<typeof touched>[0], [number, number]]>([
    ['on its route', () => ({ route: 'homepage' }), [1, 0]],
    ['that places on its route', () => ({ new_payload: { route: 'homepage' } }), [1, 0]],
    ['on an instance of it', ({ home }) => ({ entity_urn: instanceUrn(home.uuid) }), [1, 0]],
    ['on a placement of it', ({ home }) => ({ entity_urn: placementUrn(home.placements[0].uuid) }), [1, 0]],
    [
      'that takes a placement of it away',
      ({ home }) => ({
        entity_urn: placementUrn(home.placements[0].uuid),
        old_payload: { route: 'homepage' },
        new_payload: null,
      }),
      [1, 0],
    ],
    [
      'that places an instance of it elsewhere',
      ({ home }) => ({ new_payload: { widget_instance_uuid: home.uuid, route: 'cart' } }),
      [1, 0],
    ],
  ])('an operation %s touches the homepage', async (_, operationOf, counts) =>
    expect(await touched(operationOf)).toEqual(counts),
  );

  test.each<[string, Parameters<typeof touched>[0], [number, number]]>([
    ['that places on it', (_, entity_urn) => ({ new_payload: { entity_urn } }), [0, 1]],
    ['on an instance of it', ({ body }) => ({ entity_urn: instanceUrn(body.uuid) }), [0, 1]],
    ['on a placement of it', ({ body }) => ({ entity_urn: placementUrn(body.placements[0].uuid) }), [0, 1]],
    [
      'that places an instance of it on the homepage',
      ({ body }) => ({ new_payload: { widget_instance_uuid: body.uuid, route: 'homepage' } }),
      [1, 1],
    ],
  ])('an operation %s touches the landing page', async (_, operationOf, counts) =>
    expect(await touched(operationOf)).toEqual(counts),
  );

  test('an operation on the route of landing pages, or on another route, affects neither', async () => {
    expect(await touched(() => ({ route: 'landingPageView' }))).toEqual([0, 0]);
    expect(await touched(() => ({ route: 'cart' }))).toEqual([0, 0]);
  });

  test('a widget that a draft creates for the homepage and places elsewhere counts for the homepage both times', async () => {
    const page = await landingPage();
    const uuid = randomUUID();
    const make = { entity_urn: instanceUrn(uuid), new_payload: { uuid, name: 'New' } };
    const place = {
      ...onto(page),
      new_payload: { widget_instance_uuid: uuid, entity_urn: landingUrn(page) },
    };
    await changeset({ operations: [{ route: 'homepage', ...make }, place] });
    await changeset({ name: 'Of another page', operations: [{ route: 'cart', ...make }, place] });
    const { drafts } = await preflight(page);
    expect([drafts.operationCount, drafts.detachedRolloutOperationCount]).toEqual([2, 0]);
  });
});
