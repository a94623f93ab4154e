import { expect, test } from 'vitest';
import { overlayWidgets, placedOn } from './overlayWidgets.ts';
import { columnArea } from './pagePlacements.ts';
import type { PageWidgetRows, ShownChange, ShownWidget, Position } from './pageWidgets.repo.ts';

const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const PAGE = 'urn:evershop:promotion:landing_page:1';
const ON = { route: 'landingPageView', urns: [PAGE] };

const widget = (letter: string, more: Partial<ShownWidget> = {}): ShownWidget => ({
  uuid: id(letter),
  name: letter,
  type: 'text_block',
  settings: {},
  status: true,
  links: [],
  ...more,
});
/** Returns the UUID of the placement of a widget: `1` for widget `a`, `2` for `b`, and so on. */
const placementOf = (letter: string) => id(String('abcdef'.indexOf(letter) + 1));
const position = (letter: string, more: Partial<Position> = {}): Position => ({
  placement_uuid: placementOf(letter),
  widget_uuid: id(letter),
  route: ON.route,
  area: 'body',
  sort_order: 1,
  entity_urn: PAGE,
  ...more,
});
const change = (urn: string, new_payload: object | null, links: ShownChange['links'] = []): ShownChange => ({
  change_order: 1,
  route: ON.route,
  entity_urn: `urn:evershop:cms:${urn}`,
  old_payload: {},
  new_payload: new_payload as ShownChange['new_payload'],
  links,
});
const place = (letter: string, more: object | null = {}): ShownChange => {
  const { placement_uuid: uuid, widget_uuid: widget_instance_uuid, ...rest } = position(letter);
  return change(`widget_placement:${uuid}`, more && { uuid, widget_instance_uuid, ...rest, ...more });
};
const write = (letter: string, more: object | null = {}): ShownChange => {
  const { links: _, ...rest } = widget(letter);
  return change(`widget_instance:${id(letter)}`, more && { ...rest, ...more });
};

const shown = (rows: Partial<PageWidgetRows>) =>
  overlayWidgets({ spots: [], widgets: [], changes: [], ...rows }, ON).map(
    ({ name, area, sort_order }) => `${name} ${area} ${sort_order}`,
  );
const two = { spots: [position('a'), position('b', { sort_order: 2 })], widgets: [widget('a'), widget('b')] };

test.each<[string, Partial<PageWidgetRows>, readonly string[]]>([
  ['without changes: what is live', two, ['a body 1', 'b body 2']],
  [
    'what is switched off shows not',
    { ...two, widgets: [widget('a', { status: false }), widget('b')] },
    ['b body 2'],
  ],
  ['a widget that is switched off goes', { ...two, changes: [write('a', { status: false })] }, ['b body 2']],
  [
    'a widget that is switched on comes',
    { ...two, widgets: [widget('a', { status: false }), widget('b')], changes: [write('a')] },
    ['a body 1', 'b body 2'],
  ],
  ['a widget that is deleted goes', { ...two, changes: [write('a', null)] }, ['b body 2']],
  ['a widget is renamed', { ...two, changes: [write('a', { name: 'new' })] }, ['new body 1', 'b body 2']],
  ['a placement that is deleted goes', { ...two, changes: [place('b', null)] }, ['a body 1']],
  [
    'a new widget is placed between two others',
    { ...two, changes: [write('c'), place('c', { sort_order: 1.5 })] },
    ['a body 1', 'c body 1.5', 'b body 2'],
  ],
  [
    'at the same spot what is live stands first',
    { ...two, changes: [write('c'), place('c')] },
    ['a body 1', 'c body 1', 'b body 2'],
  ],
  [
    'a live widget is placed here too',
    { ...two, widgets: [...two.widgets, widget('d')], changes: [place('d')] },
    ['a body 1', 'd body 1', 'b body 2'],
  ],
  [
    'the placement of a widget that is no more shows nothing',
    { ...two, changes: [place('d')] },
    ['a body 1', 'b body 2'],
  ],
  [
    'a move to another area',
    { ...two, changes: [place('a', { area: 'foot', sort_order: 9 })] },
    ['b body 2', 'a foot 9'],
  ],
  [
    'a move to another route',
    { ...two, changes: [place('a', { route: 'homepage', entity_urn: null })] },
    ['b body 2'],
  ],
  ['a move to another entity', { ...two, changes: [place('a', { entity_urn: 'urn:other' })] }, ['b body 2']],
  [
    'a move to all pages of the route',
    { ...two, changes: [place('a', { entity_urn: null })] },
    ['a body 1', 'b body 2'],
  ],
  [
    'a move to all routes',
    { ...two, changes: [place('a', { route: 'all', entity_urn: null })] },
    ['a body 1', 'b body 2'],
  ],
  [
    'the later of two layers wins',
    {
      ...two,
      changes: [write('a', { name: 'lower' }), place('b', null), write('a', { name: 'upper' }), place('b')],
    },
    ['upper body 1', 'b body 1'],
  ],
])('%s', (_, rows, expected) => expect(shown(rows)).toEqual(expected));

test('a container is removed with its contents, to the last level, except for widgets that are also elsewhere', () => {
  const inside = (outer: string, index = 0) => ({ area: columnArea(id(outer), index) });
  const rows = {
    widgets: [widget('a'), widget('b'), widget('c'), widget('d')],
    spots: [
      position('a'),
      position('b', inside('a')),
      position('c', inside('b', 1)),
      position('d', inside('a')),
      position('d', { placement_uuid: id('9'), area: 'foot' }),
    ],
  };
  expect(shown(rows)).toHaveLength(5);
  expect(shown({ ...rows, changes: [write('a', null)] })).toEqual(['d foot 1']);
  expect(shown({ ...rows, changes: [write('a', null), write('a')] })).toHaveLength(5);
  expect(shown({ ...rows, changes: [place('a', null)] })).toHaveLength(4);
});

test('links match the visible settings', () => {
  const [old, now] = [
    { type: 'page', uuid: id('1'), path: '/old' },
    { type: 'page', uuid: id('2'), path: '/new' },
  ];
  const changed = { ...write('a'), links: [now] };
  const rows = { spots: [position('a')], widgets: [widget('a', { links: [old] })] };
  expect(overlayWidgets({ ...rows, changes: [] }, ON)[0]?.links).toEqual([old]);
  expect(overlayWidgets({ ...rows, changes: [changed] }, ON)[0]?.links).toEqual([now]);
});

const at = (uuid: string, area: string, sort_order: number, entity_urn: string | null = null) => ({
  uuid,
  area,
  sort_order,
  entity_urn,
});
const shownOn = (placed: Parameters<typeof placedOn>[0], urn: string | null) =>
  Object.fromEntries(
    [...placedOn(placed, urn)].map(([area, widgets]) => [
      area,
      widgets.map(({ uuid, entity_urn }) => (entity_urn === null ? uuid : `${uuid}!`)),
    ]),
  );

test('a page shows what is placed on all pages, and on itself', () => {
  const placed = [at('a', 'x', 1), at('b', 'x', 2, 'one'), at('c', 'x', 3, 'two'), at('d', 'y', 1)];
  expect(shownOn(placed, 'one')).toEqual({ x: ['a', 'b!'], y: ['d'] });
  expect(shownOn(placed, null)).toEqual({ x: ['a'], y: ['d'] });
});

test('the placement on the page itself takes precedence over that on all pages at the same position', () =>
  expect(shownOn([at('a', 'x', 1), at('a', 'x', 1, 'one'), at('a', 'x', 2)], 'one')).toEqual({
    x: ['a!', 'a'],
  }));

test('an instance on all routes and on this one is shown once per position', () =>
  expect(shownOn([at('a', 'x', 1), at('a', 'x', 1)], null)).toEqual({ x: ['a'] }));
