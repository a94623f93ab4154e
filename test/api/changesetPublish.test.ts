import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineExtension, defineWidget, html, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import {
  changesetsOf,
  instancePayload,
  operationOf,
  payloadOf,
  placementPayload,
} from '../support/changesets.ts';
import { everyRow } from '../support/everyRow.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** A widget type whose settings schema becomes stricter during a test. */
let isStrict = false;
const growing = defineExtension({
  name: 'growing',
  api: '^1.0',
  setup: () => ({
    widgets: [
      defineWidget({
        type: 'growing',
        name: 'Growing',
        settings: z.object({}).refine(() => !isStrict, 'There is more to say by now'),
        render: () => html`<p></p>`,
      }),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [growing] });
});
afterAll(() => shop.stop());

const { send, changeset, add, change, drafted, move, publish, discard, read } = changesetsOf(() => shop);
const { widget, json } = pagesOf(() => shop);
const at = (area: string, more: object = {}) => ({ route: 'homepage', area, ...more });
const widgetOf = async ({ uuid }: { uuid: string }) =>
  dataOf(await shop.admin('GET', `/api/widgets/${uuid}`));
const isDeleted = async ({ uuid }: { uuid: string }) =>
  (await shop.admin('GET', `/api/widgets/${uuid}`)).status === 404;
/** Creates a live widget. Returns its placements as operations contain them. */
async function live(...placements: readonly object[]) {
  const made = await widget({ placements });
  const placed = made.placements.map((one: object) => ({ ...one, widget_instance_uuid: made.uuid }));
  return { instance: payloadOf(made), placed };
}

describe('publishing', () => {
  test('writes created, changed and deleted widgets to the live pages', async () => {
    const { uuid } = await changeset();
    const { instance: retained, placed } = await live(at('contentBottom'), at('footer'));
    const { instance: deleted } = await live(at('headerTop'));
    const { instance, placement } = await drafted(uuid, { placement: { area: 'new', sort_order: 2.5 } });
    await change(uuid, retained, { ...retained, name: 'Changed', status: false });
    await change(uuid, placed[0], { ...placed[0], sort_order: 9 });
    await change(uuid, placed[1], null);
    await change(uuid, deleted, null);
    expect(await isDeleted(instance)).toBe(true);

    const published = dataOf(await publish(uuid));
    expect(published).toMatchObject({
      uuid,
      published_at: expect.any(String),
      token: null,
      operation_count: 6,
    });
    const { widget_instance_uuid: _, ...position } = placement;
    expect(await widgetOf(instance)).toMatchObject({ ...instance, theme: null, placements: [position] });
    expect(await widgetOf(retained)).toMatchObject({
      name: 'Changed',
      status: false,
      settings: retained.settings,
      placements: [{ uuid: placed[0].uuid, area: 'contentBottom', sort_order: 9 }],
    });
    expect(await isDeleted(deleted)).toBe(true);
    const { body } = await json('/');
    expect(body.data.widgets.new.map((one: { uuid: string }) => one.uuid)).toEqual([instance.uuid]);
  });

  test('omits undone operations', async () => {
    const { uuid } = await changeset();
    const { instance } = await drafted(uuid);
    const cart = await drafted(uuid, { route: 'cart' });
    await change(uuid, instance, { ...instance, name: 'Later' });
    for (const route of ['homepage', 'cart', 'cart']) dataOf(await move(uuid, 'undo', route));
    dataOf(await publish(uuid));
    expect((await widgetOf(instance)).name).toBe('Text');
    expect(await isDeleted(cart.instance)).toBe(true);
  });

  test('happens once, and a published changeset cannot be changed', async () => {
    const { uuid } = await changeset();
    await drafted(uuid);
    dataOf(await publish(uuid));
    const refusals = [
      [await publish(uuid), 'Changeset is already published'],
      [await move(uuid, 'undo'), 'Cannot undo/redo a published changeset'],
      [await discard(uuid), 'Cannot discard a published changeset'],
      [await discard(uuid, '?route=homepage'), 'Cannot discard a published changeset'],
    ] as const;
    for (const [answer, text] of refusals)
      expect(refusalOf(answer)).toEqual([400, 'CHANGESET_PUBLISHED', text]);
  });

  test('of a changeset without operations only closes it', async () => {
    const { uuid } = await changeset();
    expect(dataOf(await publish(uuid)).published_at).not.toBeNull();
  });

  test('lets two placements of a widget swap positions', async () => {
    const { uuid } = await changeset();
    const { instance, placed } = await live(at('contentBottom'), at('footer'));
    await change(uuid, placed[0], { ...placed[0], area: 'aside' });
    await change(uuid, placed[1], { ...placed[1], area: 'contentBottom' });
    await change(uuid, { ...placed[0], area: 'aside' }, { ...placed[0], area: 'footer' });
    dataOf(await publish(uuid));
    expect((await widgetOf(instance)).placements).toMatchObject([
      { uuid: placed[1].uuid, area: 'contentBottom' },
      { uuid: placed[0].uuid, area: 'footer' },
    ]);
  });

  test('deletes with a container what is only placed inside it', async () => {
    const { uuid } = await changeset();
    const columns = instancePayload({ type: 'columns', settings: { count: 2 } });
    const column = `columnsContainer_${columns.uuid}_col_0`;
    dataOf(await add(uuid, operationOf(null, columns)));
    await change(uuid, null, placementPayload(columns));
    const inside = await drafted(uuid, { placement: { area: column } });
    const both = await drafted(uuid, { placement: { area: column } });
    await change(uuid, null, placementPayload(both.instance, { area: 'both' }));
    dataOf(await publish(uuid));
    expect((await json('/')).body.data.widgets[column]).toHaveLength(2);

    const next = await changeset();
    await change(next.uuid, dataOf(await send('GET', `/${uuid}`)).operations[0].new_payload, null);
    dataOf(await publish(next.uuid));
    expect(await isDeleted(inside.instance)).toBe(true);
    expect((await widgetOf(both.instance)).placements).toMatchObject([{ area: 'both' }]);
  });

  test('deletes what was moved into a container that was created and deleted in the same draft', async () => {
    const { uuid } = await changeset();
    const live = await widget({ placements: [{ route: 'homepage', area: 'content' }] });
    const columns = instancePayload({ type: 'columns', settings: { count: 2 } });
    await change(uuid, null, columns);
    await change(uuid, null, placementPayload(columns));
    const position = placementPayload(live, live.placements[0]);
    await change(uuid, position, { ...position, area: `columnsContainer_${columns.uuid}_col_0` });
    await change(uuid, columns, null);
    dataOf(await publish(uuid));
    expect(await isDeleted(live)).toBe(true);
  });

  test('deletes the rollout plans of the changeset', async () => {
    const made = await changeset();
    await drafted(made.uuid);
    const plans = sql.type(z.object({}))`select from rollout_plan where changeset_id = ${made.changeset_id}`;
    await shop.db.run(sql.type(z.object({}))`
      insert into rollout_plan (name, changeset_id, route_cursors, start_time)
      values ('Sale', ${made.changeset_id}, '{"homepage": 2}', now())`);
    expect(await shop.db.exists(plans)).toBe(true);
    dataOf(await publish(made.uuid));
    expect(await shop.db.exists(plans)).toBe(false);
  });

  test('takes a constant number of statements for any number of operations', async () => {
    const statementsOf = async (count: number) => {
      const { uuid } = await changeset();
      const { instance, placed } = await live(at(`columnsContainer_${randomUUID()}_col_${count}`));
      await change(uuid, instance, { ...instance, name: 'V' });
      await change(uuid, placed[0], null);
      for (let made = 0; made < count; made += 1) await drafted(uuid);
      const before = shop.statements();
      dataOf(await publish(uuid));
      return shop.statements() - before;
    };
    expect(await statementsOf(20)).toBe(await statementsOf(2));
  });
});

describe('rejects changes to widgets that were changed live in the meantime', () => {
  const refused = [
    409,
    'PAGES_CHANGED',
    expect.stringMatching(/^The pages were changed in the meantime: operation \d+ on urn/),
  ];

  test.each<[string, (of: Awaited<ReturnType<typeof live>>) => Promise<unknown>]>([
    ['renamed', ({ instance }) => shop.admin('PATCH', `/api/widgets/${instance.uuid}`, { name: 'Live' })],
    [
      'moved',
      ({ instance }) =>
        shop.admin('PATCH', `/api/widgets/${instance.uuid}`, {
          placements: [at('contentBottom', { sort_order: 7 })],
        }),
    ],
    [
      'placed nowhere',
      ({ instance }) => shop.admin('PATCH', `/api/widgets/${instance.uuid}`, { placements: [] }),
    ],
    ['deleted', ({ instance }) => shop.admin('DELETE', `/api/widgets/${instance.uuid}`)],
    [
      'put where the draft puts it',
      ({ instance }) =>
        shop.admin('PATCH', `/api/widgets/${instance.uuid}`, {
          placements: [at('contentBottom'), at('footer')],
        }),
    ],
  ])('stays: a widget that was %s is not published over, and nothing else is', async (_, meanwhile) => {
    const { uuid } = await changeset();
    const widgetAndSpots = await live(at('contentBottom'));
    const { instance, placed } = widgetAndSpots;
    const other = await drafted(uuid);
    await change(uuid, instance, { ...instance, name: 'Draft' });
    await change(uuid, placed[0], { ...placed[0], area: 'footer' });
    await meanwhile(widgetAndSpots);
    const before = await everyRow(shop.db);
    expect(refusalOf(await publish(uuid))).toEqual(refused);
    expect(await everyRow(shop.db)).toEqual(before);
    expect(await isDeleted(other.instance)).toBe(true);
    expect((await read(uuid)).published_at).toBeNull();
  });

  test('and to those that another changeset published', async () => {
    const [one, two] = [await changeset(), await changeset()];
    const { instance } = await live();
    await change(one.uuid, instance, { ...instance, name: 'One' });
    await change(two.uuid, instance, { ...instance, name: 'Two' });
    dataOf(await publish(two.uuid));
    expect(refusalOf(await publish(one.uuid))).toEqual(refused);
    dataOf(await move(one.uuid, 'undo'));
    await change(one.uuid, { ...instance, name: 'Two' }, { ...instance, name: 'One' });
    dataOf(await publish(one.uuid));
    expect((await widgetOf(instance)).name).toBe('One');
  });

  test('is rejected if a type has become stricter since the draft', async () => {
    const { uuid } = await changeset();
    await drafted(uuid, { instance: { type: 'growing', settings: {} } });
    isStrict = true;
    const refusal = [400, 'BAD_WIDGET_SETTINGS', 'There is more to say by now'];
    expect(refusalOf(await publish(uuid))).toEqual(refusal);
    isStrict = false;
    dataOf(await publish(uuid));
  });
});

test('a rollout plan protects its operations from undo and discard', async () => {
  const made = await changeset();
  const { changeset_id: id } = made;
  await drafted(id);
  await shop.db.run(sql.type(z.object({}))`
    insert into rollout_plan (name, changeset_id, route_cursors, start_time)
    values ('Sale', ${id}, '{"homepage": 2}', now())`);
  expect(dataOf(await move(id, 'undo'))).toMatchObject({ currentChangeOrder: 2, canUndo: false });
  await drafted(id);
  await drafted(id, { route: 'cart' });
  expect(dataOf(await move(id, 'undo'))).toMatchObject({ currentChangeOrder: 3, canUndo: true });
  expect(dataOf(await discard(id, '?route=homepage'))).toEqual({
    discarded: true,
    mode: 'route',
    route: 'homepage',
    rollout: true,
    changesetDeleted: false,
    operationsRemoved: 2,
  });
  expect(await read(id)).toMatchObject({ route_cursors: { homepage: 2, cart: 6 }, operation_count: 4 });
  expect(dataOf(await discard(id))).toMatchObject({ mode: 'all', rollout: true, operationsRemoved: 2 });
  expect(await read(id)).toMatchObject({ route_cursors: { homepage: 2 }, operation_count: 2 });
});

test('a widget of another theme cannot be part of a changeset', async () => {
  const { uuid } = await changeset();
  const instance = instancePayload({ uuid: randomUUID() });
  await shop.db.run(sql.type(z.object({}))`
    insert into widget_instance (uuid, name, type, settings, theme)
    values (${instance.uuid}, ${instance.name}, ${instance.type}, ${JSON.stringify(instance.settings)}::jsonb, 'dusk')`);
  const refusal = [400, 'THEME_SCOPE', 'theme scope violation: the widget belongs to dusk'];
  expect(refusalOf(await add(uuid, operationOf(instance, null)))).toEqual(refusal);
  expect(refusalOf(await add(uuid, operationOf(null, placementPayload(instance))))).toEqual(refusal);
});

describe('the admin schema', () => {
  const fields = `changesetId uuid name theme routeCursors token createdBy publishedAt operationCount
    operations { changeOrder route entityUrn oldPayload newPayload isUndone }`;
  const query = async (text: string, variables: object = {}) =>
    (await shop.query(text, variables, 'admin')).body;

  test('returns a changeset by its id, UUID or token, with its operations', async () => {
    const { uuid, changeset_id } = await changeset();
    const { instance } = await drafted(uuid);
    dataOf(await move(uuid, 'undo'));
    const { token, name, created_by } = await read(uuid);
    for (const by of [`id: "${changeset_id}"`, `id: "${uuid}"`, `uuid: "${uuid}"`, `token: "${token}"`])
      expect((await query(`{ changeset(${by}) { ${fields} } }`)).data.changeset).toMatchObject({
        changesetId: String(changeset_id),
        uuid,
        name,
        routeCursors: { homepage: 1 },
        createdBy: String(created_by),
        publishedAt: null,
        operationCount: 2,
        operations: [
          { changeOrder: 1, oldPayload: null, newPayload: instance, isUndone: false },
          { changeOrder: 2, isUndone: true },
        ],
      });
    for (const by of ['id: "x"', 'uuid: "x"', 'token: "x"', `token: "${uuid}"`])
      expect((await query(`{ changeset(${by}) { uuid } }`)).data).toEqual({ changeset: null });
  });

  test('lists them by filters, with the operations of all in one statement', async () => {
    const name = `Listed ${randomUUID()}`;
    const made = [await changeset(name), await changeset(name), await changeset(name)];
    for (const { uuid } of made) await drafted(uuid);
    dataOf(await publish(made[0].uuid));
    const list = `query ($filters: [FilterInput!]) { changesets(filters: $filters) {
      total currentFilters { key } items { name publishedAt operations { changeOrder } } } }`;
    const filter = (key: string, value: string) => ({ key, operation: 'eq', value });
    const before = shop.statements();
    const { changesets } = (await query(list, { filters: [filter('name', name)] })).data;
    const statements = shop.statements() - before;
    expect(changesets.total).toBe(3);
    expect(changesets.items.map(({ operations }: { operations: object[] }) => operations.length)).toEqual([
      2, 2, 2,
    ]);
    const open = [filter('name', name), filter('published', 'false')];
    expect((await query(list, { filters: open })).data.changesets.total).toBe(2);
    expect(statements).toBeLessThanOrEqual(4);
    expect((await query(list, { filters: [filter('token', 'x')] })).errors).toHaveLength(1);
  });

  test('is not the storefront schema', async () => {
    const { body } = await shop.query('{ changesets { total } }');
    expect(body.errors[0].message).toContain('Cannot query field "changesets"');
  });
});
