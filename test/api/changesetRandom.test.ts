import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { changesetsOf, instancePayload, placementPayload } from '../support/changesets.ts';
import { sizeOf } from '../support/lane.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

const RUNS = sizeOf('RUNS', { gate: 4, night: 200 });

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const { changeset, change, move, publish, read } = changesetsOf(() => shop);
const { json } = pagesOf(() => shop);

type Instance = ReturnType<typeof instancePayload>;
type Placement = ReturnType<typeof placementPayload>;
type Payload = Instance | Placement;

/** Widgets and placements of the homepage, by UUID. */
type Page = ReadonlyMap<string, Payload>;
interface Done {
  readonly order: number;
  readonly route: string;
  readonly before: Payload | null;
  readonly after: Payload | null;
}

const isPlacement = (payload: Payload): payload is Placement => 'area' in payload;
const instancesOf = (page: Page) => [...page.values()].filter((one): one is Instance => !isPlacement(one));
const placementsOf = (page: Page) => [...page.values()].filter(isPlacement);

/** Returns the page after the operations up to the cursors. */
function pageAfter(live: Page, done: readonly Done[], cursors: Readonly<Record<string, number>>): Page {
  const page = new Map(live);
  for (const { order, route, before, after } of done) {
    if (order > (cursors[route] ?? 0)) continue;
    if (after) page.set(after.uuid, after);
    else if (before) {
      page.delete(before.uuid);
      for (const one of placementsOf(page))
        if (one.widget_instance_uuid === before.uuid) page.delete(one.uuid);
    }
  }
  return page;
}

/** Returns the UUIDs and names of the widgets that the page shows, by area and in display order. */
function shownOf(page: Page): object {
  const shown = placementsOf(page).flatMap(({ widget_instance_uuid: uuid, area, sort_order }) => {
    const { name, status } = page.get(uuid) as Instance;
    return status ? [{ area, sort_order, text: `${uuid} ${name}` }] : [];
  });
  const byArea = Map.groupBy(
    shown.toSorted((a, b) => a.sort_order - b.sort_order),
    ({ area }) => area,
  );
  return Object.fromEntries([...byArea].map(([area, ones]) => [area, ones.map(({ text }) => text)]));
}

async function served(query = ''): Promise<object> {
  const { widgets } = (await json(`/${query}`)).body.data;
  return Object.fromEntries(
    Object.entries<{ uuid: string; name: string }[]>(widgets).map(([area, ones]) => [
      area,
      ones.map(({ uuid, name }) => `${uuid} ${name}`),
    ]),
  );
}

const AREAS = ['contentTop', 'contentBottom', 'content'];
const command = fc.record({
  what: fc.constantFrom(
    'make',
    'make',
    'rename',
    'hide',
    'move',
    'unplace',
    'remove',
    'undo',
    'undo',
    'redo',
  ),
  route: fc.constantFrom('homepage', 'cart'),
  pick: fc.nat(1000),
});
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

let made = 0;
/** Returns the changes that a command makes to a page, as pairs of before and after. */
function changesOf(page: Page, { what, pick }: Command): [Payload | null, Payload | null][] {
  const [instances, placements] = [instancesOf(page), placementsOf(page)];
  const instance = instances[pick % Math.max(instances.length, 1)];
  const placement = placements[pick % Math.max(placements.length, 1)];
  const area = AREAS[pick % AREAS.length];
  // All sort orders differ, so that ids never determine the sequence.
  const sort_order = (pick % 10) + (made += 1) / 1e6;
  if (what === 'make') {
    const fresh = instancePayload({ name: `Made ${made}` });
    return [
      [null, fresh],
      [null, placementPayload(fresh, { area, sort_order })],
    ];
  }
  if (what === 'rename' && instance) return [[instance, { ...instance, name: `Name ${made}` }]];
  if (what === 'hide' && instance) return [[instance, { ...instance, status: !instance.status }]];
  if (what === 'remove' && instance) return [[instance, null]];
  if (what === 'move' && placement) return [[placement, { ...placement, area: area as string, sort_order }]];
  return what === 'unplace' && placement ? [[placement, null]] : [];
}

test('a draft shows the result of its operations, and the published pages match the preview', async () => {
  let live: Page = new Map();
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 16 }), async (commands) => {
      const { uuid } = await changeset();
      let done: readonly Done[] = [];
      let cursors: Record<string, number> = {};
      for (const one of commands) {
        const { what, route } = one;
        if (what === 'undo' || what === 'redo') {
          const answer = await move(uuid, what, route);
          if (answer.status === 200) cursors = dataOf(answer).routeCursors;
          else expect(answer.body.error.code).toBe('OPERATION_CONFLICT');
        }
        for (const [before, after] of changesOf(pageAfter(live, done, cursors), one)) {
          const { change_order: order } = await change(uuid, before, after, route);
          const undone = (other: Done) => other.route === route && other.order > (cursors[route] ?? 0);
          done = [...done.filter((other) => !undone(other)), { order, route, before, after }];
          cursors = { ...cursors, [route]: order };
        }
      }
      const draft = await read(uuid);
      expect([draft.route_cursors, draft.operation_count]).toEqual([cursors, done.length]);
      const expected = pageAfter(live, done, cursors);
      expect(await served()).toEqual(shownOf(live));
      expect(await served(`?changeset=${draft.token}`)).toEqual(shownOf(expected));
      dataOf(await publish(uuid));
      live = expected;
      expect(await served()).toEqual(shownOf(live));
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
