import { expect, test } from 'vitest';
import type { GetChangesetData } from '@shop/sdk';
import { changesOf, kindOf } from './changes.ts';

const instance = (text: string, status = true) => ({
  uuid: 'w',
  name: 'W',
  type: 'text_block',
  settings: { text },
  status,
});
const placement = (area: string) => ({
  uuid: 'p',
  widget_instance_uuid: 'w',
  route: 'homepage',
  area,
  sort_order: 1,
  entity_urn: null,
});
type Payload = ReturnType<typeof instance> | ReturnType<typeof placement> | null;

/** Creates a changeset with operations on one route. The first `applied` operations are applied. */
const changeset = (steps: readonly (readonly [Payload, Payload])[], applied = steps.length) =>
  ({
    route_cursors: { homepage: applied },
    operations: steps.map(([old_payload, new_payload], index) => ({
      route: 'homepage',
      change_order: index + 1,
      entity_urn: (new_payload ?? old_payload)?.uuid,
      old_payload,
      new_payload,
    })),
  }) as unknown as GetChangesetData;
const kinds = (...given: Parameters<typeof changeset>) => changesOf(changeset(...given)).map(kindOf);

const added = [
  [null, instance('One')],
  [null, placement('content')],
] as const;

test.each([
  ['added', added],
  ['changed', [[instance('One'), instance('Two')]]],
  ['moved', [[placement('content'), placement('footer')]]],
  ['switchedOff', [[instance('One'), instance('One', false)]]],
  ['switchedOn', [[instance('One', false), instance('Two')]]],
  [
    'removed',
    [
      [placement('content'), null],
      [instance('One'), null],
    ],
  ],
] as const)('a widget was %s', (kind, steps) => expect(kinds(steps)).toEqual([kind]));

test('all operations on a widget are one change, from the first state to the last', () => {
  const [change] = changesOf(changeset([...added, [instance('One'), instance('Two')]]));
  expect(change).toMatchObject({ uuid: 'w', before: null, after: instance('Two'), routes: ['homepage'] });
});

test('undone changes, and values that are as before again, are not changes', () => {
  expect(kinds(added, 0)).toEqual([]);
  expect(
    kinds([
      [instance('One'), instance('Two')],
      [instance('Two'), instance('One')],
    ]),
  ).toEqual([]);
});
