import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { changesetsOf, instancePayload, payloadOf, placementPayload } from '../support/changesets.ts';
import { inBodyOf, landingUrn, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { dataOf, testShop } from '../support/shop.ts';

// The administrator's token must remain valid for the duration of the plans.
const NOW = '2026-03-01T12:00:00.000Z';
const clock = createTestClock(new Date(NOW));
const at = (seconds: number) => new Date(new Date(NOW).getTime() + seconds * 1000).toISOString();

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const { landingPage, cmsPage, widget, html, json } = pagesOf(() => shop);
const { changeset, change, drafted, move, publish } = changesetsOf(() => shop);
const { send, plan, draftOn } = rolloutPlansOf(() => shop);

type Shown = { readonly settings: { readonly text: string } };
/** Returns the texts of a page's body. */
const texts = async (path: string, area = 'landing_page_content') => {
  const { widgets } = (await json(path)).body.data;
  return (widgets[area] ?? []).map(({ settings }: Shown) => settings.text);
};
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = shop.statements();
  await work();
  return shop.statements() - before;
};
const bodyText = (page: { uuid: string }, text: string, sort_order = 1) =>
  widget({ settings: { text }, placements: [inBodyOf(page, { sort_order })] });

test('a plan is visible from its start until its end, exclusive, and writes nothing', async () => {
  const page = await landingPage();
  await bodyText(page, 'live');
  const draft = await draftOn(page, 'planned');
  await plan(draft.uuid, { start_time: at(10), end_time: at(20) });
  for (const [time, shown] of [
    [at(10), 'planned'],
    [new Date(new Date(at(10)).getTime() - 1).toISOString(), null],
    [new Date(new Date(at(20)).getTime() - 1).toISOString(), 'planned'],
    [at(20), null],
  ] as const) {
    clock.set(new Date(time));
    expect(await texts(`/${page.url_key}`)).toEqual(shown === null ? ['live'] : ['live', shown]);
    expect((await html(`/${page.url_key}`)).body.includes('planned')).toBe(shown !== null);
  }
  clock.set(new Date(NOW));
});

test('a plan changes, moves, hides and removes live widgets, and publishing it leaves the page the same', async () => {
  const [page, other] = [await landingPage(), await landingPage()];
  const body = async (text: string, order: number) => bodyText(page, text, order);
  const [changed, moved, hidden, deleted, off] = [
    await body('changed', 1),
    await body('moved', 2),
    await body('hidden', 3),
    await body('gone', 4),
    await widget({ settings: { text: 'off' }, status: 0, placements: [inBodyOf(page, { sort_order: 5 })] }),
  ];
  const target = await cmsPage();
  const { uuid } = await changeset();
  const edit = (one: typeof changed, after: object | null) =>
    change(uuid, payloadOf(one), after && { ...payloadOf(one), ...after }, 'landingPageView');
  const at0 = (one: typeof changed) =>
    placementPayload(one, { ...one.placements[0], entity_urn: landingUrn(page) });
  await edit(changed, { settings: { text: 'new' } });
  await edit(hidden, { status: false });
  await edit(deleted, null);
  await edit(off, { status: true });
  await change(uuid, at0(moved), { ...at0(moved), entity_urn: landingUrn(other) }, 'landingPageView');
  const menu = instancePayload({
    type: 'basic_menu',
    settings: { items: [{ label: 'Imprint', link: `urn:evershop:cms:page:${target.uuid}` }] },
  });
  await change(uuid, null, menu, 'landingPageView');
  const place = inBodyOf(page, { sort_order: 1.5 });
  await change(uuid, null, placementPayload(menu, place), 'landingPageView');

  const before = [await texts(`/${page.url_key}`), await texts(`/${other.url_key}`)];
  expect(before).toEqual([['changed', 'moved', 'hidden', 'gone'], []]);
  const made = await plan(uuid, { start_time: at(0) });
  const overlaid = await Promise.all([json(`/${page.url_key}`), json(`/${other.url_key}`)]);
  expect(await texts(`/${page.url_key}`)).toEqual(['new', undefined, 'off']);
  expect(await texts(`/${other.url_key}`)).toEqual(['moved']);
  expect((await html(`/${page.url_key}`)).body).toContain(`<a href="/${target.url_key}">Imprint</a>`);
  const graph = await shop.request(
    'POST',
    '/graphql',
    { query: '{ currentLandingPage { widgets { type settings } } }' },
    { headers: { 'x-current-path': `/${page.url_key}` } },
  );
  expect(graph.body.data.currentLandingPage.widgets.map(({ type }: { type: string }) => type)).toEqual([
    'text_block',
    'basic_menu',
    'text_block',
  ]);

  dataOf(await publish(uuid));
  expect((await send('GET', `/${made.uuid}`)).status).toBe(404);
  const published = await Promise.all([json(`/${page.url_key}`), json(`/${other.url_key}`)]);
  expect(published.map((answer) => answer.body)).toEqual(overlaid.map((answer) => answer.body));
});

test('a container that a plan removes is removed with its contents', async () => {
  const page = await landingPage();
  const columns = await widget({ type: 'columns', settings: { count: 2 }, placements: [inBodyOf(page)] });
  const area = `columnsContainer_${columns.uuid}_col_1`;
  await widget({ settings: { text: 'inside' }, placements: [inBodyOf(page, { area })] });
  expect(await texts(`/${page.url_key}`, area)).toEqual(['inside']);
  const { uuid } = await changeset();
  await change(uuid, payloadOf(columns), null, 'landingPageView');
  await plan(uuid, { start_time: at(0) });
  expect((await json(`/${page.url_key}`)).body.data.widgets).toEqual({});
});

test('changes of a plan to records that no longer exist are omitted', async () => {
  const [page, other] = [await landingPage(), await landingPage()];
  const one = await bodyText(page, 'one');
  const position = placementPayload(one, { ...one.placements[0], entity_urn: landingUrn(page) });
  const { uuid } = await changeset();
  await change(uuid, payloadOf(one), { ...payloadOf(one), name: 'Renamed' }, 'landingPageView');
  await change(uuid, position, { ...position, entity_urn: landingUrn(other) }, 'landingPageView');
  await plan(uuid, { start_time: at(0) });
  expect(await texts(`/${other.url_key}`)).toEqual(['one']);
  dataOf(await shop.admin('DELETE', `/api/widgets/${one.uuid}`));
  expect(await texts(`/${other.url_key}`)).toEqual([]);
  expect(await texts(`/${page.url_key}`)).toEqual([]);
});

test('undone changes from before the plan are not visible', async () => {
  const page = await landingPage();
  const draft = await draftOn(page, 'planned');
  for (const direction of ['undo', 'undo']) dataOf(await move(draft.uuid, direction, 'landingPageView'));
  const made = await plan(draft.uuid, { start_time: at(0) });
  expect(await texts(`/${page.url_key}`)).toEqual([]);
  for (const direction of ['redo', 'redo']) dataOf(await move(draft.uuid, direction, 'landingPageView'));
  expect(await texts(`/${page.url_key}`)).toEqual([]);
  dataOf(await send('POST', `/${made.uuid}/sync`));
  expect(await texts(`/${page.url_key}`)).toEqual(['planned']);
});

test('plans of the header and of a page apply together', async () => {
  const page = await landingPage();
  await plan((await draftOn(page, 'planned')).uuid, { start_time: at(0) });
  const everywhere = await changeset();
  await drafted(everywhere.uuid, {
    route: 'all',
    instance: { settings: { text: 'everywhere' } },
    placement: { area: 'header' },
  });
  const made = await plan(everywhere.uuid, { start_time: at(0) });
  expect(await texts(`/${page.url_key}`)).toEqual(['planned']);
  for (const path of [`/${page.url_key}`, '/']) expect(await texts(path, 'header')).toEqual(['everywhere']);
  dataOf(await send('DELETE', `/${made.uuid}`));
  expect(await texts('/', 'header')).toEqual([]);
});

test('a widget placed by one plan has the state from another plan or a preview', async () => {
  const [page, other] = [await landingPage(), await landingPage()];
  const one = await bodyText(other, 'one');
  const placing = await changeset();
  await change(placing.uuid, null, placementPayload(one, inBodyOf(page)), 'landingPageView');
  await plan(placing.uuid, { start_time: at(0) });
  const editing = await changeset();
  await change(editing.uuid, payloadOf(one), { ...payloadOf(one), settings: { text: 'edited' } });
  expect(await texts(`/${page.url_key}`)).toEqual(['one']);
  for (const path of [`/${page.url_key}`, `/${other.url_key}`])
    expect(await texts(`${path}?changeset=${editing.token}`)).toEqual(['edited']);
  await plan(editing.uuid, { start_time: at(0) });
  for (const path of [`/${page.url_key}`, `/${other.url_key}`]) expect(await texts(path)).toEqual(['edited']);
});

test('a page takes four statements with a plan too, and none of a plan’s thousand changes elsewhere are loaded', async () => {
  const [page, other] = [await landingPage(), await landingPage()];
  const { changeset_id, uuid } = await changeset();
  await shop.db.any(sql.type(z.object({}))`
    with made as (
      insert into changeset_operation (changeset_id, change_order, route, entity_urn, new_payload)
      select ${changeset_id}, n, 'landingPageView', 'urn:evershop:cms:widget_' || kind || ':' || uuid, payload
      from (
        select row_number() over () as n, kind, uuid, payload from (
          select gen_random_uuid() as instance, gen_random_uuid() as placement from generate_series(1, 500)
        ) as pair cross join lateral (values
          ('instance', instance, jsonb_build_object('uuid', instance, 'name', 'n', 'type', 'text_block',
            'settings', jsonb_build_object('text', 'many'), 'status', true)),
          ('placement', placement, jsonb_build_object('uuid', placement, 'widget_instance_uuid', instance,
            'route', 'landingPageView', 'area', 'landing_page_content', 'sort_order', 1,
            'entity_urn', ${landingUrn(other)}::text))) as o (kind, uuid, payload)
      ) as operation
    )
    update changeset set route_cursors = '{"landingPageView": 1000}' where changeset_id = ${changeset_id} returning 1`);
  await plan(uuid, { start_time: at(0) });
  const load = (one: { url_key: string }) => statementsOf(() => json(`/${one.url_key}`));
  await bodyText(page, 'live');
  expect([await load(page), await load(other)]).toEqual([3, 3]);
  expect(await texts(`/${other.url_key}`)).toHaveLength(500);
  expect(await texts(`/${page.url_key}`)).toEqual(['live']);
});
