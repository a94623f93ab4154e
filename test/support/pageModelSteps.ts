import type { TestClock, TestShop } from '@shop/runtime/testing';
import { sql, z } from '@shop/runtime/extension';
import { expect } from 'vitest';
import {
  addPage,
  bodyOf,
  deletePage,
  deleteWidget,
  HOME,
  isOn,
  isSamePosition,
  renamePage,
  urnOf,
} from './pageModel.ts';
import type { Layout, Page, PageRef, Place, Spot, Widget, World } from './pageModel.ts';
import { described, duplicatePage, preflightOf, replaceHomepage } from './pageModelReplace.ts';
import { LANDING_PAGES } from './pages.ts';
import { dataOf } from './shop.ts';

/** A step of the test, and numbers that determine what it is applied to. */
export interface Command {
  readonly what: string;
  readonly pick: number;
  readonly other: number;
}

/** A shop and its model. `made` is a counter that makes all names and sort orders unique. */
export interface Scene {
  readonly shop: TestShop;
  readonly clock: TestClock;
  readonly world: World;
  made: number;
}

export const KEYS = ['k-1', 'k-2', 'k-3', 'k-4', 'k-5', 'k-6'];
export const MINUTE = 60_000;

export const pickOf = <T>(all: readonly T[], pick: number): T | undefined => all[pick % all.length];
/** Returns `done`, or the code of a refusal. */
export const codeOf = (answer: {
  readonly status: number;
  readonly body: { readonly error?: { code: string } };
}) => (answer.status === 200 ? 'done' : answer.body.error?.code);

/** Lists the columns of containers that were created before a widget, so that no widget is nested in itself. */
function columnsFor({ widgets, places }: Layout, name: string): (PageRef & { area: string })[] {
  const ageOf = (text: string) => Number(text.slice(1));
  return widgets
    .filter((widget) => widget.type === 'columns' && ageOf(widget.name) < ageOf(name))
    .flatMap(({ uuid }) =>
      places
        .filter((place) => place.widget_instance_uuid === uuid)
        .map(({ route, entity_urn }, index) => ({
          route,
          entity_urn,
          area: `columnsContainer_${uuid}_col_${index % 2}`,
        })),
    );
}

/** Chooses a location and a unique sort order for a placement. */
export function positionFor(scene: Scene, layout: Layout, name: string, { pick, other }: Command): Spot {
  const page = pickOf(scene.world.pages, pick);
  const body = page ? bodyOf(page) : HOME;
  const home = { ...HOME, area: 'content' };
  const own = { ...body, area: 'landing_page_content' };
  const column = pickOf(columnsFor(layout, name), pick) ?? own;
  const areas = [
    home,
    home,
    home,
    { ...HOME, area: 'landing_page_content' },
    { ...HOME, area: 'contentTop' },
    own,
    own,
    own,
    { ...body, area: 'content' },
    { ...body, area: 'contentTop' },
    { route: 'landingPageView', entity_urn: null, area: 'landing_page_content' },
    { route: 'all', entity_urn: null, area: 'content' },
    { route: 'all', entity_urn: null, area: 'footer' },
    column,
    column,
    column,
    column,
    // This case is rare because it prevents replacing the homepage.
    other % 5 === 0 ? { ...body, route: 'homepage', area: 'content' } : home,
  ];
  return { ...(pickOf(areas, other) as (typeof areas)[0]), sort_order: orderOf(scene, pick) };
}

export const orderOf = (scene: Scene, pick: number): number => (pick % 10) + (scene.made += 1) / 1024;

/** Creates a text widget, a text widget that references a page, or a column widget. */
export function widgetFor(scene: Scene, { pick, other }: Command): Omit<Widget, 'uuid'> {
  const name = `W${(scene.made += 1)}`;
  const page = pickOf(scene.world.pages, pick);
  const status = other % 7 !== 0;
  if (pick % 4 === 0) return { name, type: 'columns', settings: { count: 2 }, status };
  const text = page && pick % 4 === 1 ? `See ${urnOf(page)}` : `Text of ${name}`;
  return { name, type: 'text_block', settings: { text }, status };
}

const placed = z.object({
  uuid: z.string(),
  widget: z.string(),
  route: z.string(),
  entity_urn: z.string().nullable(),
  sort_order: z.number(),
});

/** Replaces the UUIDs of copies in the model with the shop's UUIDs. The copies on a page have unique sort orders, which identify them. */
async function bindCopies({ shop, world }: Scene, which: (place: PageRef) => boolean): Promise<void> {
  const rows = await shop.db.any(sql.type(placed)`
    select p.uuid, w.uuid as widget, p.route, p.entity_urn, p.sort_order
    from widget_placement p join widget_instance w using (widget_instance_id)`);
  const keyOf = ({ route, entity_urn, sort_order }: PageRef & { sort_order: number }) =>
    `${route} ${entity_urn} ${sort_order}`;
  const real = new Map(rows.filter(which).map((row) => [keyOf(row), row]));
  const copies = world.places.filter(which);
  expect(copies.map(keyOf).sort()).toEqual([...real.keys()].sort());
  let text = JSON.stringify(world);
  for (const copy of copies) {
    const row = real.get(keyOf(copy));
    text = text
      .replaceAll(copy.uuid, row?.uuid ?? '')
      .replaceAll(copy.widget_instance_uuid, row?.widget ?? '');
  }
  Object.assign(world, JSON.parse(text));
}

export const preflight = async ({ shop }: Scene, page: Page) =>
  dataOf(await shop.admin('GET', `${LANDING_PAGES}/${page.uuid}/replace-homepage`));

async function create({ shop, world }: Scene, { pick, other }: Command, name: string) {
  const url_key = pickOf(KEYS, pick) as string;
  const window = {
    publish_start: other % 5 === 0 ? world.now + MINUTE : null,
    publish_end: other % 5 === 1 ? world.now + 2 * MINUTE : null,
  };
  const status = other % 4 !== 0;
  const answer = await shop.admin('POST', LANDING_PAGES, { name, url_key, status, ...timesOf(window) });
  if (world.pages.some((page) => page.url_key === url_key)) expect(answer.status).toBe(409);
  else addPage(world, { uuid: dataOf(answer).uuid, name, url_key, status, ...window });
}

const timesOf = (window: Readonly<Record<string, number | null>>) =>
  Object.fromEntries(
    Object.entries(window).map(([name, at]) => [name, at === null ? null : new Date(at).toISOString()]),
  );

/** Performs a step on the shop and on the model. Expects the same result from both. */
export type Step = (scene: Scene, command: Command) => Promise<void>;
const onPage =
  (step: (scene: Scene, page: Page, command: Command) => Promise<void>): Step =>
  async (scene, command) => {
    const page = pickOf(scene.world.pages, command.pick);
    if (page) await step(scene, page, command);
  };
const onWidget =
  (step: (scene: Scene, widget: Widget, command: Command) => Promise<void>): Step =>
  async (scene, command) => {
    const widget = pickOf(scene.world.widgets, command.pick);
    if (widget) await step(scene, widget, command);
  };

const patchPage = ({ shop }: Scene, { uuid }: Page, sent: object) =>
  shop.admin('PATCH', `${LANDING_PAGES}/${uuid}`, sent);

const rename = onPage(async (scene, page, { other }) => {
  const url_key = pickOf(KEYS, other) as string;
  const answer = await patchPage(scene, page, { url_key });
  const isTaken = scene.world.pages.some((one) => one !== page && one.url_key === url_key);
  expect(answer.status).toBe(isTaken ? 409 : 200);
  if (!isTaken) renamePage(scene.world, page, url_key);
});

const turn = onPage(async (scene, page, { other }) => {
  const { now } = scene.world;
  const changes = [
    { status: !page.status },
    { status: !page.status },
    { publish_start: null, publish_end: now + MINUTE },
    { publish_start: now + MINUTE, publish_end: null },
    { publish_start: null, publish_end: null },
  ];
  const change = pickOf(changes, other) as Partial<Pick<Page, 'status' | 'publish_start' | 'publish_end'>>;
  const { status, ...window } = change;
  dataOf(await patchPage(scene, page, { ...(status !== undefined && { status }), ...timesOf(window) }));
  Object.assign(page, change);
});

const duplicate = onPage(async (scene, page) => {
  if (scene.world.pages.length > 7) return;
  const answer = dataOf(await scene.shop.admin('POST', `${LANDING_PAGES}/${page.uuid}/duplicate`));
  const { uuid, name, url_key, status } = duplicatePage(scene.world, page, answer.uuid);
  expect(answer).toMatchObject({ uuid, name, url_key, status });
  await bindCopies(scene, ({ entity_urn }) => entity_urn === urnOf({ uuid }));
});

const remove = onPage(async ({ shop, world }, page) => {
  expect(dataOf(await shop.admin('DELETE', `${LANDING_PAGES}/${page.uuid}`)).url_key).toBe(page.url_key);
  deletePage(world, page);
});

async function addWidget(scene: Scene, command: Command): Promise<void> {
  const { shop, world } = scene;
  const sent = widgetFor(scene, command);
  const spots = command.pick % 9 === 0 ? [] : [positionFor(scene, world, sent.name, command)];
  const { uuid, settings, placements } = dataOf(
    await shop.admin('POST', '/api/widgets', { ...sent, placements: spots }),
  );
  world.widgets.push({ ...sent, uuid, settings });
  setPlaces(world, uuid, placements, spots);
}

/** Stores the placements of a response in the model. Expects that they are in the requested locations, or unchanged. */
function setPlaces(world: World, uuid: string, answered: readonly Place[], spots: readonly Spot[]): void {
  const positionOf = ({ route, area, sort_order, entity_urn }: Spot) => ({
    route,
    area,
    sort_order,
    entity_urn,
  });
  const next = answered.map((place) => ({
    uuid: place.uuid,
    widget_instance_uuid: uuid,
    ...positionOf(place),
  }));
  const text = (all: readonly Spot[]) => all.map((one) => JSON.stringify(positionOf(one))).sort();
  expect(text(next)).toEqual(text(spots));
  for (const before of world.places.filter((place) => place.widget_instance_uuid === uuid)) {
    const after = next.find((place) => isSamePosition(before, place));
    if (after) expect(after.uuid).toBe(before.uuid);
  }
  world.places = [...world.places.filter((place) => place.widget_instance_uuid !== uuid), ...next];
}

/** Sends a widget's placements as a changed list. */
async function place({ shop, world }: Scene, { uuid }: Widget, spots: readonly Spot[]): Promise<void> {
  const answer = await shop.admin('PATCH', `/api/widgets/${uuid}`, {
    placements: spots.map(({ route, area, sort_order, entity_urn }) => ({
      route,
      area,
      sort_order,
      entity_urn,
    })),
  });
  const isTwice = spots.some((one, index) =>
    spots.slice(0, index).some((other) => isOn(one, other) && one.area === other.area),
  );
  if (isTwice) expect(codeOf(answer)).toBe('WIDGET_PLACED_TWICE');
  else setPlaces(world, uuid, dataOf(answer).placements, spots);
}

const placesOf = ({ world }: Scene, { uuid }: Widget) =>
  world.places.filter((one) => one.widget_instance_uuid === uuid);

const share = onWidget(async (scene, widget, command) => {
  const places = placesOf(scene, widget);
  await place(scene, widget, [...places, positionFor(scene, scene.world, widget.name, command)]);
});

/** Also places a page's widget on all landing pages in the same location. The page must show it only once. */
const cover = onWidget(async (scene, widget) => {
  const places = placesOf(scene, widget);
  const own = places.find(({ route, entity_urn }) => route === 'landingPageView' && entity_urn !== null);
  if (own) await place(scene, widget, [...places, { ...own, entity_urn: null }]);
});

const shift = onWidget(async (scene, widget, command) => {
  const [first, ...others] = placesOf(scene, widget);
  if (!first) return;
  const isNear = command.other % 3 === 0;
  const position = isNear
    ? { ...first, sort_order: orderOf(scene, command.other) }
    : positionFor(scene, scene.world, widget.name, command);
  await place(scene, widget, [...others, position]);
});

const unplace = onWidget(async (scene, widget, { other }) => {
  const places = placesOf(scene, widget);
  const off = pickOf(places, other);
  if (off)
    await place(
      scene,
      widget,
      places.filter((one) => one !== off),
    );
});

const edit = onWidget(async (scene, widget, { other }) => {
  const changes = [
    { status: !widget.status },
    ...(widget.type === 'text_block' ? [{ settings: { text: `Text ${(scene.made += 1)}` } }] : []),
  ];
  const change = pickOf(changes, other) as Partial<Widget>;
  dataOf(await scene.shop.admin('PATCH', `/api/widgets/${widget.uuid}`, change));
  Object.assign(widget, change);
});

const discardWidget = onWidget(async ({ shop, world }, { uuid }) => {
  dataOf(await shop.admin('DELETE', `/api/widgets/${uuid}`));
  deleteWidget(world, uuid);
});

/** Sends the current fingerprints, or the fingerprints of another page. */
const replace = onPage(async (scene, page, { pick, other }) => {
  const { shop, world } = scene;
  const report = preflightOf(world, page);
  const near = pickOf(world.pages, pick + 1) as Page;
  const from = other % 6 === 0 ? near : page;
  const fingerprints = (await preflight(scene, from)).fingerprints;
  const answer = await shop.admin('POST', `${LANDING_PAGES}/${page.uuid}/replace-homepage`, {
    confirm: true,
    homepageFingerprint: fingerprints.homepage,
    landingPageFingerprint: fingerprints.landingPage,
  });
  if (report.blockers.entityScopedHomepage) expect(codeOf(answer)).toBe('HOMEPAGE_ENTITY_SCOPED');
  else if (described(world, bodyOf(from)) !== described(world, bodyOf(page)))
    expect(codeOf(answer)).toBe('HOMEPAGE_CHANGED');
  else if (report.blockers.rolloutPlans.length > 0) {
    expect(codeOf(answer)).toBe('HOMEPAGE_ROLLOUT_ACTIVE');
    expect(byUuid(answer.body.error.rolloutPlans)).toEqual(report.blockers.rolloutPlans);
  } else {
    const { discardedChangesets, cancelledPastPlans, backup, links, ...counts } = dataOf(answer);
    const done = replaceHomepage(world, page, backup.uuid);
    expect({
      ...counts,
      discardedChangesets: discardedChangesets.map(withoutAuthor),
      cancelledPastPlans: byUuid(cancelledPastPlans),
    }).toEqual(done.answer);
    expect([backup.name, links.length]).toEqual([done.backup.name, 2]);
    await bindCopies(scene, (one) => isOn(HOME, one) || isOn(bodyOf(backup), one));
  }
});

/** All changesets belong to the caller. */
const withoutAuthor = ({ createdBy, ...one }: { readonly createdBy: number }) => {
  expect(createdBy).toEqual(expect.any(Number));
  return one;
};

export const byUuid = <T extends { readonly uuid: string }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1));

/** Advances the clock by 30 or 60 seconds. */
const wait: Step = async ({ clock, world }, { pick }) => {
  world.now += pick % 2 === 0 ? MINUTE : MINUTE / 2;
  clock.set(new Date(world.now));
};

export const pageSteps: Readonly<Record<string, Step>> = {
  create: (scene, command) => create(scene, command, `Page ${(scene.made += 1)}`),
  rename,
  turn,
  duplicate,
  remove,
  addWidget,
  share,
  cover,
  shift,
  unplace,
  edit,
  discardWidget,
  replace,
  wait,
};
