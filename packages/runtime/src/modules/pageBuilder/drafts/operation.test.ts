import { expect, test } from 'vitest';
import { changeOf, operationsAt } from './operation.ts';

const operation = (change_order: number, route: string) => ({ change_order, route });

test.each([
  ['of no cursor none', {}, []],
  ['up to the cursor of their route', { a: 3, b: 2 }, [1, 2, 3]],
  ['at zero none', { a: 0, b: 9 }, [2, 4]],
  ['of a cursor between two the earlier', { a: 2 }, [1]],
])('operations hold: %s', (_, cursors, orders) => {
  const operations = [operation(1, 'a'), operation(2, 'b'), operation(3, 'a'), operation(4, 'b')];
  expect(operationsAt(operations, cursors).map(({ change_order }) => change_order)).toEqual(orders);
});

test('a route named like an object member has no cursor by default', () =>
  expect(operationsAt([operation(1, 'constructor')], {})).toEqual([]));

const uuid = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11';
const other = 'b0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11';
const stored = { change_order: 1, route: 'a', old_payload: null };

test('an operation on an instance concerns that widget', () =>
  expect(
    changeOf({ ...stored, entity_urn: `urn:evershop:cms:widget_instance:${uuid}`, new_payload: { uuid } }),
  ).toEqual({ kind: 'instance', uuid, widget: uuid, before: null, after: { uuid } }));

test.each(['new_payload', 'old_payload'])(
  'an operation on a placement concerns the widget of its %s',
  (member) => {
    const payload = { uuid, widget_instance_uuid: other };
    const entity_urn = `urn:evershop:cms:widget_placement:${uuid}`;
    const change = changeOf({ ...stored, entity_urn, new_payload: null, [member]: payload });
    expect(change).toMatchObject({ kind: 'placement', uuid, widget: other });
  },
);
