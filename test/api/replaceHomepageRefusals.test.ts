import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { everyRow } from '../support/everyRow.ts';
import { inBodyOf, LANDING_PAGES, newKey, pagesOf } from '../support/pages.ts';
import { inHomepage, onHomepage, replacementOf } from '../support/replacement.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock: createTestClock(new Date('2026-03-01T12:00:00Z')) });
});
afterAll(() => shop.stop());

const { landingPage, widget } = pagesOf(() => shop);
const { pathOf, execute, preflight, changeset, plan, home, clear } = replacementOf(() => shop);
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
afterEach(clear);

/** Creates a page with a widget and a homepage with a widget. */
async function pageWithWidget(): Promise<{ readonly uuid: string; readonly url_key: string }> {
  const page = await landingPage();
  await widget({ name: 'New', placements: [inBodyOf(page)] });
  await widget({ name: 'Old', placements: [inHomepage()] });
  return page;
}
const confirmationOf = async (page: { readonly uuid: string }) => {
  const { fingerprints } = await preflight(page);
  const { homepage, landingPage: body } = fingerprints;
  return { confirm: true, homepageFingerprint: homepage, landingPageFingerprint: body };
};

describe('a missing page', () => {
  test.each(['GET', 'POST'])(
    '%s responds with 404, whether its UUID is unknown or malformed',
    async (method) => {
      const sent = { confirm: true, homepageFingerprint: 'a', landingPageFingerprint: 'b' };
      for (const uuid of [randomUUID(), 'nonsense', '1']) {
        const answer = await shop.admin(method, pathOf({ uuid }), method === 'POST' ? sent : undefined);
        expect(refusalOf(answer)).toEqual([404, 'LANDING_PAGE_NOT_FOUND', 'Landing page not found']);
      }
    },
  );
});

describe('the body', () => {
  test.each<[object, string, string]>([
    [{ confirm: undefined }, 'confirm', 'confirm is required'],
    [{ confirm: false }, 'confirm', 'confirm must be true'],
    [{ confirm: 1 }, 'confirm', 'confirm must be true'],
    [{ confirm: 'true' }, 'confirm', 'confirm must be true'],
    [{ confirm: null }, 'confirm', 'confirm must be true'],
    [{ homepageFingerprint: undefined }, 'homepageFingerprint', 'homepageFingerprint is required'],
    [{ homepageFingerprint: 7 }, 'homepageFingerprint', 'homepageFingerprint must be a string'],
    [{ homepageFingerprint: null }, 'homepageFingerprint', 'homepageFingerprint must be a string'],
    [{ landingPageFingerprint: undefined }, 'landingPageFingerprint', 'landingPageFingerprint is required'],
    [{ landingPageFingerprint: {} }, 'landingPageFingerprint', 'landingPageFingerprint must be a string'],
  ])('with %j is refused, and nothing is written', async (wrong, path, message) => {
    const page = await pageWithWidget();
    const sent = { ...(await confirmationOf(page)), ...wrong };
    const before = await everyRow(shop.db);
    const answer = await shop.admin('POST', pathOf(page), sent);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', message]);
    expect(answer.body.error.details).toMatchObject([{ path, message }]);
    expect(await everyRow(shop.db)).toEqual(before);
  });

  test.each([undefined, '[]', 'true'])('that is %s is rejected', async (body) => {
    const page = await landingPage();
    const token = await shop.adminToken();
    const headers = { 'content-type': 'application/json' };
    expect((await shop.request('POST', pathOf(page), body, { token, headers })).status).toBe(400);
  });
});

describe('a homepage', () => {
  const CHANGED = [
    409,
    'HOMEPAGE_CHANGED',
    'The homepage or the landing page was changed in the meantime. Nothing was replaced.',
  ];

  test('that changed since the preflight is not replaced', async () => {
    const page = await pageWithWidget();
    const [homeWidget, bodyWidget] = [
      await widget({ placements: [inHomepage()] }),
      await widget({ placements: [inBodyOf(page)] }),
    ];
    const put = (one: { uuid: string }, sent: object) =>
      shop.admin('PATCH', `/api/widgets/${one.uuid}`, sent);
    const changes: readonly (() => Promise<unknown>)[] = [
      () => put(homeWidget, { settings: { text: 'Other' } }),
      () => put(homeWidget, { status: false }),
      () => put(homeWidget, { placements: [inHomepage({ sort_order: 7 })] }),
      () => put(homeWidget, { placements: [inHomepage({ area: 'header' })] }),
      () => put(homeWidget, { type: 'basic_menu', settings: { items: [] } }),
      () => widget({ placements: [inHomepage()] }),
      () => shop.admin('DELETE', `/api/widgets/${homeWidget.uuid}`),
      () => put(bodyWidget, { settings: { text: 'Other' } }),
      () => put(bodyWidget, { placements: [] }),
      () => widget({ placements: [inBodyOf(page)] }),
    ];
    for (const change of changes) {
      const sent = await confirmationOf(page);
      await change();
      const before = await everyRow(shop.db);
      expect(refusalOf(await shop.admin('POST', pathOf(page), sent))).toEqual(CHANGED);
      expect(await everyRow(shop.db)).toEqual(before);
    }
    expect((await execute(page)).status).toBe(200);
  });

  test('is unchanged by changes elsewhere, or by widget names', async () => {
    const page = await pageWithWidget();
    const named = await widget({ placements: [inHomepage()] });
    const before = await preflight(page);
    dataOf(await shop.admin('PATCH', `/api/widgets/${named.uuid}`, { name: 'Other' }));
    await widget({ placements: [{ route: 'all', area: 'content' }, inBodyOf(await landingPage())] });
    expect((await preflight(page)).fingerprints).toEqual(before.fingerprints);
  });

  test('fingerprints that are swapped or of another page are rejected', async () => {
    const [page, other] = [await pageWithWidget(), await pageWithWidget()];
    const sent = await confirmationOf(page);
    const swapped = {
      homepageFingerprint: sent.landingPageFingerprint,
      landingPageFingerprint: sent.homepageFingerprint,
    };
    expect(refusalOf(await shop.admin('POST', pathOf(page), { ...sent, ...swapped }))).toEqual(CHANGED);
    expect(refusalOf(await shop.admin('POST', pathOf(other), sent))).toEqual(CHANGED);
  });

  test('with widgets for individual entities is not replaced', async () => {
    const page = await pageWithWidget();
    await widget({ placements: [inHomepage({ entity_urn: `urn:evershop:stores:store:${randomUUID()}` })] });
    const before = await everyRow(shop.db);
    expect(refusalOf(await execute(page))).toEqual([
      409,
      'HOMEPAGE_ENTITY_SCOPED',
      'Widgets are placed on the homepage for individual entities',
    ]);
    expect(await everyRow(shop.db)).toEqual(before);
  });

  test.each([
    ['active', '2026-02-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
    ['upcoming', '2026-04-01T00:00:00.000Z', null],
  ])('with a plan that is %s is not replaced, and the response names it', async (status, start, end) => {
    const page = await pageWithWidget();
    const id = await changeset({ name: 'Spring', operations: [onHomepage()] });
    const uuid = await plan(id, 'Spring', { start, end });
    const ended = await changeset({ name: 'Winter', operations: [onHomepage()] });
    await plan(ended, 'Winter', { start: '2025-01-01T00:00:00Z', end: '2025-02-01T00:00:00Z' });
    const before = await everyRow(shop.db);
    const answer = await execute(page);
    expect(refusalOf(answer)).toEqual([
      409,
      'HOMEPAGE_ROLLOUT_ACTIVE',
      'A homepage rollout plan is active or upcoming. Cancel it first.',
    ]);
    expect(answer.body.error.rolloutPlans).toEqual([
      {
        uuid,
        name: 'Spring',
        startTime: start,
        endTime: end,
        status,
        editUrl: expect.stringMatching(/^\/admin\/page-builder\/edit\/homepage\?session=[0-9a-f-]{36}$/),
      },
    ]);
    expect(await everyRow(shop.db)).toEqual(before);
  });

  const none = z.object({});
  test('that is being replaced cannot be replaced by another request, which fails without waiting', async () => {
    const page = await pageWithWidget();
    const sent = await confirmationOf(page);
    const answer = await shop.db.transaction(async (tx) => {
      await tx.run(sql.type(none)`select pg_advisory_xact_lock(hashtext('shop.replaceHomepage'))`);
      return shop.admin('POST', pathOf(page), sent);
    });
    expect(refusalOf(answer)).toEqual([
      409,
      'REPLACE_IN_PROGRESS',
      'Someone else is replacing the homepage. Try again.',
    ]);
  });

  test('that others are changing for too long is not replaced', async () => {
    const page = await pageWithWidget();
    const sent = await confirmationOf(page);
    const answer = await shop.db.transaction(async (tx) => {
      await tx.run(sql.type(none)`select pg_advisory_xact_lock(hashtext('shop.homepage'))`);
      return shop.admin('POST', pathOf(page), sent);
    });
    expect(refusalOf(answer).slice(0, 2)).toEqual([409, 'REPLACE_IN_PROGRESS']);
    expect((await shop.admin('POST', pathOf(page), sent)).status).toBe(200);
  });

  test.each([
    ['its page is kept', sql.fragment`insert on landing_page`],
    ['widgets are cloned', sql.fragment`insert on widget_placement`],
    ['the old ones go', sql.fragment`delete on widget_instance`],
  ])('is unchanged, like everything else, if the database is lost while %s', async (_, moment) => {
    const page = await pageWithWidget();
    const sent = await confirmationOf(page);
    const before = await everyRow(shop.db);
    await shop.db.run(sql.type(none)`
        create function die() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return null; end'`);
    await shop.db.run(sql.type(none)`create trigger die after ${moment} execute function die()`);
    const answer = await shop.admin('POST', pathOf(page), sent);
    await shop.db.run(sql.type(none)`drop function die cascade`);
    expect(answer.status).toBe(503);
    expect(await everyRow(shop.db)).toEqual(before);
    expect(await home()).toEqual(['Old']);
    expect((await shop.admin('POST', pathOf(page), sent)).status).toBe(200);
    expect(await home()).toEqual(['New']);
  });
});

describe('permissions to replace', () => {
  const as = async (...permissions: string[]) => {
    const token = await tokenOf(await newAdmin([await newRole(...permissions)]));
    return (method: string, path: string, body?: object) => shop.request(method, path, body, { token });
  };
  const FORBIDDEN = [403, 'FORBIDDEN', 'Forbidden'];

  test('an anonymous caller can do nothing', async () => {
    const page = await landingPage();
    for (const method of ['GET', 'POST'])
      expect((await shop.request(method, pathOf(page), method === 'POST' ? {} : undefined)).status).toBe(401);
  });

  test('a role with only the preflight can view', async () => {
    const page = await pageWithWidget();
    const may = await as('replaceHomepagePreflight');
    expect((await may('GET', pathOf(page))).status).toBe(200);
    expect(refusalOf(await may('POST', pathOf(page), await confirmationOf(page)))).toEqual(FORBIDDEN);
    const made = await may('POST', LANDING_PAGES, { name: 'Page', url_key: newKey() });
    expect(refusalOf(made)).toEqual(FORBIDDEN);
  });

  test('a role with only replacing can neither view nor replace', async () => {
    const page = await pageWithWidget();
    const may = await as('replaceHomepage');
    expect(refusalOf(await may('GET', pathOf(page)))).toEqual(FORBIDDEN);
    expect(refusalOf(await may('POST', pathOf(page), await confirmationOf(page)))).toEqual(FORBIDDEN);
    expect(await home()).toEqual(['Old']);
  });

  test('a role with both replaces, discards others’ drafts, and can create pages, but nothing else', async () => {
    const page = await pageWithWidget();
    const { admin_user_id: other } = await newAdmin();
    await changeset({ createdBy: other, operations: [onHomepage()] });
    const may = await as('replaceHomepagePreflight', 'replaceHomepage');
    const done = dataOf(await may('POST', pathOf(page), await confirmationOf(page)));
    expect(done.discardedChangesets).toMatchObject([{ createdBy: other, operationsRemoved: 1 }]);
    const made = dataOf(await may('POST', LANDING_PAGES, { name: 'Page', url_key: newKey() }));
    for (const [method, path, body] of [
      ['PATCH', `${LANDING_PAGES}/${made.uuid}`, { name: 'Other' }],
      ['DELETE', `${LANDING_PAGES}/${made.uuid}`],
      ['POST', `${LANDING_PAGES}/${made.uuid}/duplicate`],
      ['POST', '/api/widgets', { name: 'W', type: 'text_block', settings: { text: 't' } }],
    ] as const)
      expect(refusalOf(await may(method, path, body))).toEqual(FORBIDDEN);
  });
});

test('administrators can read where a page is replaced and built', async () => {
  const page = await landingPage();
  const { body } = await shop.query(
    `query ($id: ID!) { landingPage(id: $id) { replaceHomepagePreflightApi replaceHomepageApi pageBuilderUrl } }`,
    { id: page.uuid },
    'admin',
  );
  expect(body.data.landingPage).toEqual({
    replaceHomepagePreflightApi: pathOf(page),
    replaceHomepageApi: pathOf(page),
    pageBuilderUrl: `/admin/page-builder/edit/landingPageView?entity=${page.uuid}`,
  });
});
