import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { urnOf } from '../../urls/index.ts';
import { firstConflict } from './firstConflict.ts';
import { INSTANCE_URN, PLACEMENT_URN } from './operation.ts';
import type { Operation } from './operation.ts';

const widget = randomUUID();
const named = (name: string) => ({ uuid: widget, name, type: 'text_block', settings: {}, status: true });
const placed = (area: string, uuid = widget) => ({
  uuid,
  widget_instance_uuid: widget,
  route: 'cart',
  area,
  sort_order: 1,
  entity_urn: null,
});
const operation = (
  change_order: number,
  route: string,
  old_payload: { uuid: string } | null,
  new_payload: { uuid: string } | null,
): Operation => {
  const payload = (new_payload ?? old_payload) as { uuid: string };
  const kind = 'area' in payload ? PLACEMENT_URN : INSTANCE_URN;
  return { change_order, route, entity_urn: urnOf(kind, payload.uuid), old_payload, new_payload };
};
const other = randomUUID();

test.each<[string, Operation[], object, object, number | null]>([
  [
    'what was made cannot go while it is placed on another route',
    [operation(1, 'a', null, named('1')), operation(2, 'b', null, placed('x'))],
    { a: 1, b: 2 },
    { a: 0, b: 2 },
    2,
  ],
  [
    'its placement can',
    [operation(1, 'a', null, named('1')), operation(2, 'b', null, placed('x'))],
    { a: 1, b: 2 },
    { a: 1, b: 0 },
    null,
  ],
  [
    'a change that another one builds on stays',
    [operation(1, 'a', named('1'), named('2')), operation(2, 'b', named('2'), named('3'))],
    { a: 1, b: 2 },
    { b: 2 },
    2,
  ],
  [
    'a change does not come back where another took its place',
    [operation(1, 'a', named('1'), named('2')), operation(2, 'b', named('1'), named('3'))],
    { a: 0, b: 2 },
    { a: 1, b: 2 },
    2,
  ],
  [
    'what was changed live between two changes does not matter to the later one',
    [operation(1, 'a', named('1'), named('2')), operation(2, 'b', named('8'), named('9'))],
    { a: 0, b: 0 },
    { a: 0, b: 2 },
    null,
  ],
  [
    'a placement does not go back to a spot that is taken',
    [operation(1, 'a', placed('x'), placed('y')), operation(2, 'b', null, placed('x', other))],
    { a: 1, b: 2 },
    { a: 0, b: 2 },
    2,
  ],
  [
    'live widgets can be placed',
    [operation(1, 'a', null, placed('x')), operation(2, 'a', placed('x'), null)],
    {},
    { a: 2 },
    null,
  ],
])('%s', (_, operations, before, after, conflict) =>
  expect(firstConflict(operations, before as {}, after as {})?.change_order ?? null).toBe(conflict),
);
