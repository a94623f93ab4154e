import { expect, test } from 'vitest';
import { changedPages } from './changedPages.ts';
import type { LivePlacement } from './changedPages.ts';
import type { Operation } from './drafts/operation.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [MUG, CUP, HERE, THERE] = [id(1), id(2), id(3), id(4)] as const;

const placement = (uuid: string, widget: string, route: string, entity_urn: string | null = null) => ({
  uuid,
  widget_instance_uuid: widget,
  route,
  area: 'content',
  sort_order: 1,
  entity_urn,
});
let order = 0;
const operation = (
  kind: 'instance' | 'placement',
  uuid: string,
  [old_payload, new_payload]: readonly [object | null, object | null],
): Operation => ({
  change_order: (order += 1),
  route: 'draftedOn',
  entity_urn: `urn:evershop:cms:widget_${kind}:${uuid}`,
  old_payload: old_payload as Operation['old_payload'],
  new_payload: new_payload as Operation['new_payload'],
});
const live = (
  uuid: string,
  widget_uuid: string,
  route: string,
  entity_urn: string | null = null,
): LivePlacement => ({
  uuid,
  widget_uuid,
  route,
  entity_urn,
});
const shown = (operations: readonly Operation[], placements: readonly LivePlacement[] = []) =>
  changedPages(operations, placements).map(({ route, entity_urn }) => `${route} ${entity_urn ?? '*'}`);

const instance = { uuid: MUG, name: 'Mug', type: 'text_block', settings: {}, status: true };

test.each<[string, readonly Operation[], readonly LivePlacement[], readonly string[]]>([
  [
    'what is placed anew changes its page',
    [operation('placement', HERE, [null, placement(HERE, MUG, 'home')])],
    [],
    ['home *'],
  ],
  [
    'what is moved changes the page that it leaves and the one that it comes to',
    [operation('placement', HERE, [placement(HERE, MUG, 'a', 'x'), placement(HERE, MUG, 'b', 'y')])],
    [live(HERE, MUG, 'a', 'x')],
    ['a x', 'b y'],
  ],
  [
    'what is taken away changes the page that it stands on, and no other one that it stood on in the draft',
    [
      operation('placement', HERE, [placement(HERE, MUG, 'a'), placement(HERE, MUG, 'b')]),
      operation('placement', HERE, [placement(HERE, MUG, 'b'), null]),
    ],
    [live(HERE, MUG, 'a')],
    ['a *'],
  ],
  [
    'a widget that is changed changes all pages that it stands on',
    [operation('instance', MUG, [instance, { ...instance, name: 'Cup' }])],
    [live(HERE, MUG, 'a', 'x'), live(THERE, MUG, 'b')],
    ['a x', 'b *'],
  ],
  [
    'a widget that is made changes the pages that it is placed on',
    [
      operation('instance', MUG, [null, instance]),
      operation('placement', HERE, [null, placement(HERE, MUG, 'a', 'x')]),
    ],
    [],
    ['a x'],
  ],
  ['a widget that is placed nowhere changes no page', [operation('instance', MUG, [null, instance])], [], []],
  [
    'what is made and taken away again changes nothing',
    [operation('instance', MUG, [null, instance]), operation('instance', MUG, [instance, null])],
    [],
    [],
  ],
  [
    'a route as a whole holds its pages',
    [
      operation('placement', HERE, [null, placement(HERE, MUG, 'a', 'x')]),
      operation('placement', THERE, [null, placement(THERE, CUP, 'a')]),
    ],
    [],
    ['a *'],
  ],
])('%s', (_, operations, placements, pages) => expect(shown(operations, placements)).toEqual(pages));
