import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import {
  changesetsOf,
  instancePayload,
  operationOf,
  payloadOf,
  placementPayload,
} from '../support/changesets.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const { changeset, add, change, drafted, move, publish, read } = changesetsOf(() => shop);
const { widget } = pagesOf(() => shop);
const conflict = [
  409,
  'OPERATION_CONFLICT',
  'old_payload is out of date: the record was changed in the meantime',
];
const patch = async (uuid: string, sent: object) =>
  dataOf(await shop.admin('PATCH', `/api/widgets/${uuid}`, sent));

describe('an operation', () => {
  test('is stored in the same form as a direct write, with the server’s number', async () => {
    const { uuid, changeset_id } = await changeset();
    const made = instancePayload({ uuid: randomUUID().toUpperCase(), status: '1', more: 1 });
    const { status: _, more: __, ...rest } = made as typeof made & { more: number };
    const operation = await change(uuid, null, made);
    const stored = { ...rest, uuid: made.uuid.toLowerCase(), status: true };
    expect(operation).toEqual({
      changeset_operation_id: expect.any(Number),
      uuid: expect.any(String),
      changeset_id,
      change_order: 1,
      route: 'homepage',
      entity_urn: `urn:evershop:cms:widget_instance:${stored.uuid}`,
      old_payload: null,
      new_payload: stored,
      step: null,
      created_at: expect.any(String),
    });
    const next = dataOf(
      await add(uuid, { ...operationOf(stored, { ...stored, name: 'V' }), change_order: 99 }),
    );
    expect(next).toMatchObject({ change_order: 2, old_payload: stored });
    expect((await read(changeset_id)).operations).toEqual([operation, next]);
  });

  test('may omit its number, which the server assigns, and the UUID, which the URN contains', async () => {
    const { uuid } = await changeset();
    const made = instancePayload();
    const { change_order: _, ...sent } = operationOf(null, made);
    const { uuid: __, ...new_payload } = made;
    expect(dataOf(await add(uuid, { ...sent, new_payload }))).toMatchObject({
      change_order: 1,
      new_payload: made,
    });
  });

  test.each<[string, object, string, string]>([
    ['without a route', { route: undefined }, 'VALIDATION_FAILED', 'route is required'],
    ['with a bad route', { route: '<a>' }, 'VALIDATION_FAILED', 'route must contain only letters, digits'],
    ['with a long route', { route: 'a'.repeat(101) }, 'VALIDATION_FAILED', 'route must have at most 100'],
    ['with a route that is none', { route: '__proto__' }, 'VALIDATION_FAILED', 'route must start'],
    ['without a URN', { entity_urn: undefined }, 'VALIDATION_FAILED', 'entity_urn is required'],
    ['with a number as URN', { entity_urn: 7 }, 'VALIDATION_FAILED', 'entity_urn must be a string'],
    ['with a word as URN', { entity_urn: 'x' }, 'BAD_OPERATION', 'entity_urn must be the URN of a widget'],
    [
      'of a product',
      { entity_urn: `urn:evershop:catalog:product:${randomUUID()}` },
      'BAD_OPERATION',
      'entity_urn must be the URN of a widget',
    ],
    ['of nothing', { new_payload: null }, 'BAD_OPERATION', 'old_payload or new_payload is required'],
    ['with a text as payload', { new_payload: 'x' }, 'VALIDATION_FAILED', 'new_payload must be an object'],
    ['with a list as payload', { old_payload: [] }, 'VALIDATION_FAILED', 'old_payload must be an object'],
    [
      'of another uuid',
      { new_payload: instancePayload() },
      'BAD_OPERATION',
      'new_payload.uuid must match the uuid',
    ],
    ['from another uuid', { old_payload: instancePayload() }, 'BAD_OPERATION', 'old_payload.uuid must match'],
    ['from half a widget', { old_payload: {} }, 'VALIDATION_FAILED', 'old_payload.name is required'],
  ])('%s is refused', async (_, sent, code, message) => {
    const { uuid } = await changeset();
    const answer = await add(uuid, { ...operationOf(null, instancePayload()), ...sent });
    expect(refusalOf(answer)).toEqual([400, code, expect.stringContaining(message)]);
    expect((await read(uuid)).operation_count).toBe(0);
  });

  test.each<[object, string, string]>([
    [{ uuid: 'x' }, 'VALIDATION_FAILED', 'new_payload.uuid must be a uuid'],
    [{ name: '' }, 'VALIDATION_FAILED', 'new_payload.name must not be empty'],
    [{ name: undefined }, 'VALIDATION_FAILED', 'new_payload.name is required'],
    [{ name: 'x'.repeat(256) }, 'VALIDATION_FAILED', 'new_payload.name must have at most 255 characters'],
    [{ type: undefined }, 'VALIDATION_FAILED', 'new_payload.type is required'],
    [{ type: 'nothing' }, 'UNKNOWN_WIDGET_TYPE', 'Widget type "nothing" does not exist'],
    [{ settings: 'x' }, 'VALIDATION_FAILED', 'new_payload.settings must be an object'],
    [{ settings: {} }, 'BAD_WIDGET_SETTINGS', 'text is required'],
    [{ settings: { text: 5 } }, 'BAD_WIDGET_SETTINGS', 'text must be a string'],
    [{ settings: undefined }, 'BAD_WIDGET_SETTINGS', 'text is required'],
    [{ settings: { text: 'a\0b' } }, 'VALIDATION_FAILED', 'must not contain the NUL character'],
    [{ status: 'on' }, 'VALIDATION_FAILED', 'new_payload.status must be true, false, 1 or 0'],
  ])('with the instance %j is refused as a direct write is', async (sent, code, message) => {
    const { uuid } = await changeset();
    const good = instancePayload();
    const answer = await add(uuid, { ...operationOf(null, good), new_payload: { ...good, ...sent } });
    expect(refusalOf(answer)).toEqual([400, code, expect.stringContaining(message)]);
    expect(JSON.stringify(answer.body.error.details ?? 'new_payload')).toContain('new_payload');
  });

  test.each<[object, string, string]>([
    [
      { widget_instance_uuid: undefined },
      'VALIDATION_FAILED',
      'new_payload.widget_instance_uuid is required',
    ],
    [{ widget_instance_uuid: 7 }, 'VALIDATION_FAILED', 'new_payload.widget_instance_uuid must be a string'],
    [{ route: undefined }, 'VALIDATION_FAILED', 'new_payload.route is required'],
    [{ route: 'a b' }, 'VALIDATION_FAILED', 'new_payload.route must contain only letters'],
    [{ area: undefined }, 'VALIDATION_FAILED', 'new_payload.area is required'],
    [{ area: '<a>' }, 'VALIDATION_FAILED', 'new_payload.area must contain only letters'],
    [{ sort_order: '1' }, 'VALIDATION_FAILED', 'new_payload.sort_order must be a number'],
    [{ sort_order: 1e10 }, 'VALIDATION_FAILED', 'new_payload.sort_order must be at most'],
    [{ entity_urn: '7' }, 'VALIDATION_FAILED', 'new_payload.entity_urn must be a URN'],
    [
      { entity_urn: `urn:evershop:${'a_'.repeat(2000)}:b:${randomUUID()}` },
      'VALIDATION_FAILED',
      'new_payload.entity_urn must have at most 255 characters',
    ],
  ])('with the placement %j is refused as a direct write is', async (sent, code, message) => {
    const { uuid } = await changeset();
    const made = await widget();
    const good = placementPayload(made);
    const answer = await add(uuid, { ...operationOf(null, good), new_payload: { ...good, ...sent } });
    expect(refusalOf(answer)).toEqual([400, code, expect.stringContaining(message)]);
  });

  test('gets the same defaults for omitted fields as a direct write', async () => {
    const { uuid } = await changeset();
    const made = { uuid: randomUUID(), name: 'M', type: 'basic_menu', settings: { items: [] } };
    expect((await change(uuid, null, made)).new_payload.status).toBe(true);
    const placed = { uuid: randomUUID(), widget_instance_uuid: made.uuid, route: 'cart', area: 'content' };
    expect((await change(uuid, null, placed)).new_payload).toEqual({
      ...placed,
      sort_order: 1,
      entity_urn: null,
    });
  });

  test('is one of at most 5000 in a changeset; dropped operations do not count', async () => {
    const { uuid, changeset_id } = await changeset();
    await shop.db.run(sql.type(z.object({}))`
      insert into changeset_operation (changeset_id, change_order, route, entity_urn, new_payload)
      select ${changeset_id}, n, 'cart', 'urn:evershop:cms:widget_instance:' || id,
        jsonb_build_object('uuid', id, 'name', 'Text', 'type', 'text_block', 'settings', '{"text":"t"}'::jsonb,
          'status', true)
      from generate_series(1, 5000) as n, gen_random_uuid() as id`);
    const answer = await add(uuid, operationOf(null, instancePayload()));
    const refusal = [400, 'TOO_MANY_OPERATIONS', 'A changeset can have at most 5000 operations'];
    expect(refusalOf(answer)).toEqual(refusal);
    dataOf(await add(uuid, operationOf(null, instancePayload(), 'cart')));
    expect((await read(uuid)).operation_count).toBe(1);
  });

  test('cannot be added to a published changeset', async () => {
    const { uuid } = await changeset();
    await drafted(uuid);
    dataOf(await publish(uuid));
    const answer = await add(uuid, operationOf(null, instancePayload()));
    const refusal = [400, 'CHANGESET_PUBLISHED', 'Cannot add operations to a published changeset'];
    expect(refusalOf(answer)).toEqual(refusal);
  });
});

describe('the starting state of an operation', () => {
  test('is the live widget, regardless of earlier writes', async () => {
    const { uuid } = await changeset();
    const live = await widget();
    const before = payloadOf(live);
    await patch(live.uuid, { name: 'New' });
    expect(refusalOf(await add(uuid, operationOf(before, { ...before, name: 'V' })))).toEqual(conflict);
    expect(refusalOf(await add(uuid, operationOf(before, null)))).toEqual(conflict);
    expect(refusalOf(await add(uuid, operationOf(null, before)))).toEqual(conflict);
    await change(uuid, { ...before, name: 'New' }, { ...before, name: 'V' });
  });

  test('is the draft’s state of it, even if the live one changes later', async () => {
    const { uuid } = await changeset();
    const live = await widget();
    const before = payloadOf(live);
    await change(uuid, before, { ...before, name: 'A' });
    await patch(live.uuid, { name: 'New' });
    expect(refusalOf(await add(uuid, operationOf(before, null)))).toEqual(conflict);
    await change(uuid, { ...before, name: 'A' }, { ...before, name: 'B' });
    dataOf(await move(uuid, 'undo'));
    await change(uuid, { ...before, name: 'A' }, { ...before, name: 'C' });
  });

  test('may be the settings as sent, if the type added to them', async () => {
    const { uuid } = await changeset();
    const sent = instancePayload({ type: 'basic_menu', settings: { items: [], more: 1 } });
    const { new_payload } = await change(uuid, null, sent);
    expect((await change(uuid, sent, { ...sent, name: 'B' })).old_payload).toEqual(new_payload);
  });

  test('is a live widget’s placement', async () => {
    const { uuid } = await changeset();
    const live = await widget({ placements: [{ route: 'cart', area: 'content' }] });
    const [{ uuid: placed, ...position }] = live.placements;
    const before = { uuid: placed, widget_instance_uuid: live.uuid, ...position };
    expect(refusalOf(await add(uuid, operationOf({ ...before, sort_order: 2 }, null)))).toEqual(conflict);
    await change(uuid, before, { ...before, sort_order: 2 });
    await change(uuid, { ...before, sort_order: 2 }, null);
    expect(refusalOf(await add(uuid, operationOf({ ...before, sort_order: 2 }, null)))).toEqual(conflict);
  });

  test('a placement of another widget is not created again under its UUID, nor moved to another widget', async () => {
    const { uuid } = await changeset();
    const live = await widget({ placements: [{ route: 'cart', area: 'content' }] });
    const [{ uuid: placed, ...position }] = live.placements;
    const other = await widget();
    const before = { uuid: placed, widget_instance_uuid: live.uuid, ...position };
    const after = { ...before, widget_instance_uuid: other.uuid };
    expect(refusalOf(await add(uuid, operationOf(null, after)))).toEqual(conflict);
    const moved = await add(uuid, operationOf(before, after));
    expect(refusalOf(moved)).toEqual([400, 'BAD_OPERATION', 'A placement cannot be moved to another widget']);
  });

  test('a widget that does not exist, or no longer exists, is not placed', async () => {
    const { uuid } = await changeset();
    const live = await widget();
    const place = (of: { uuid: string }) => add(uuid, operationOf(null, placementPayload(of)));
    const refusal = (of: string) => [409, 'OPERATION_CONFLICT', `Widget ${of} does not exist`];
    const unknownUuid = randomUUID();
    expect(refusalOf(await place({ uuid: unknownUuid }))).toEqual(refusal(unknownUuid));
    await change(uuid, payloadOf(live), null);
    expect(refusalOf(await place(live))).toEqual(refusal(live.uuid));
    dataOf(await move(uuid, 'undo'));
    dataOf(await place(live));
  });

  test('a position contains a widget only once', async () => {
    const { uuid } = await changeset();
    const live = await widget({ placements: [{ route: 'homepage', area: 'content' }] });
    const place = (more?: object) => add(uuid, operationOf(null, placementPayload(live, more)));
    const refusal = [
      400,
      'WIDGET_PLACED_TWICE',
      'A widget can only be placed once in the same area of a page',
    ];
    expect(refusalOf(await place())).toEqual(refusal);
    dataOf(await place({ area: 'side' }));
    expect(refusalOf(await place({ area: 'side' }))).toEqual(refusal);
    dataOf(await place({ entity_urn: `urn:evershop:catalog:product:${randomUUID()}` }));
  });
});
