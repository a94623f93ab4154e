import { isDeepStrictEqual } from 'node:util';
import {
  clearInside,
  dropWidget,
  HOME,
  bodyOf,
  isOn,
  isPlace,
  isSamePosition,
  isWidget,
} from './pageModel.ts';
import type {
  Changeset,
  Cursors,
  Layout,
  Operation,
  Page,
  PageRef,
  Place,
  Plan,
  Widget,
  World,
} from './pageModel.ts';

/** Returns the operations up to the given cursors. */
export const held = ({ operations }: Changeset, cursors: Cursors) =>
  operations.filter(({ route, order }) => order <= (cursors[route] ?? 0));

export const targetOf = ({ before, after }: Operation) => (after ?? before) as Widget | Place;

const copyOf = ({ widgets, places }: Layout): Layout => ({ widgets: [...widgets], places: [...places] });

function put(layout: Layout, operation: Operation): void {
  const { before, after } = operation;
  const { uuid } = targetOf(operation);
  if (after && isPlace(after))
    layout.places = [...layout.places.filter((place) => place.uuid !== uuid), after];
  else if (after) layout.widgets = [...layout.widgets.filter((widget) => widget.uuid !== uuid), after];
  else if (before && isPlace(before)) layout.places = layout.places.filter((place) => place.uuid !== uuid);
  else dropWidget(layout, uuid);
}

const isDeleted = (operation: Operation) => !operation.after && isWidget(targetOf(operation));

/**
 * Applies changesets to the live pages, with the last changeset on top. Changes to objects that no longer exist are ignored. If one
 * changeset removes a widget and a later one changes it, the widget exists.
 */
function under(live: Layout, layers: readonly (readonly Operation[])[]): Layout {
  const next = copyOf(live);
  const there = [...live.widgets, ...live.places].map(({ uuid }) => uuid);
  for (const operations of layers) {
    const known = new Set(there);
    for (const operation of operations) {
      const { uuid } = targetOf(operation);
      if (!operation.before) known.add(uuid);
      if (!known.has(uuid)) continue;
      if (isDeleted(operation)) next.widgets = next.widgets.filter((widget) => widget.uuid !== uuid);
      else put(next, operation);
    }
  }
  const isThere = (uuid: string) => next.widgets.some((widget) => widget.uuid === uuid);
  next.places = next.places.filter((place) => isThere(place.widget_instance_uuid));
  const deleted = layers.flat().filter(isDeleted).map(targetOf);
  clearInside(
    next,
    deleted.filter(({ uuid }) => !isThere(uuid)),
  );
  return next;
}

export const planState = ({ now }: World, { start, end }: Plan) => {
  if (start > now) return 'upcoming';
  return end !== null && end <= now ? 'past' : 'active';
};

const changesetOf = ({ changesets }: World, { changeset }: Plan) =>
  changesets.find(({ uuid }) => uuid === changeset) as Changeset;

/** Returns the layout that shoppers see, or the preview of a changeset. */
export function overlaid(world: World, preview?: Changeset): Layout {
  const active = world.plans
    .filter((plan) => planState(world, plan) === 'active' && plan.changeset !== preview?.uuid)
    .sort((a, b) => a.start - b.start || a.number - b.number);
  const layers = active.map((plan) => held(changesetOf(world, plan), plan.cursors));
  return under(world, preview ? [...layers, held(preview, preview.cursors)] : layers);
}

/** Returns the layout that the editor of a changeset sees. */
export const draftOf = (world: World, changeset: Changeset): Layout =>
  under(world, [held(changeset, changeset.cursors)]);

/** Returns the live pages after the changeset is published. Returns null if the pages differ from the changeset's base. */
export function published(world: World, changeset: Changeset): Layout | null {
  const next = copyOf(world);
  const operations = held(changeset, changeset.cursors);
  for (const operation of operations) {
    const target = targetOf(operation);
    const all: readonly (Widget | Place)[] = isPlace(target) ? next.places : next.widgets;
    if (!isDeepStrictEqual(all.find(({ uuid }) => uuid === target.uuid) ?? null, operation.before))
      return null;
    const { after } = operation;
    if (after && isPlace(after)) {
      if (!next.widgets.some(({ uuid }) => uuid === after.widget_instance_uuid)) return null;
      if (next.places.some((other) => other.uuid !== after.uuid && isSamePosition(other, after))) return null;
    }
    put(next, operation);
  }
  clearInside(next, operations.filter(isDeleted).map(targetOf));
  return next;
}

/** Lists the pages that a changeset affects: pages with its placements before or after, and pages that show its changed widgets. */
export function changedPages(world: World, changeset: Changeset): PageRef[] {
  const operations = held(changeset, changeset.cursors);
  return operations.flatMap((operation): PageRef[] => {
    const { uuid } = targetOf(operation);
    const placed = world.places.filter((place) => place.uuid === uuid || place.widget_instance_uuid === uuid);
    const last = operations.findLast((other) => targetOf(other).uuid === uuid)?.after;
    return (last && isPlace(last) ? [...placed, last] : placed).map(({ route, entity_urn }) => ({
      route,
      entity_urn,
    }));
  });
}

const isSamePage = (one: PageRef, other: PageRef) =>
  one.route === other.route &&
  (one.entity_urn === null || other.entity_urn === null || one.entity_urn === other.entity_urn);

/** Reports whether two plans affect the same page at the same time. */
export function overlaps(one: Pick<Plan, 'start' | 'end' | 'pages'>, other: Plan): boolean {
  const meet = (one.end === null || other.start < one.end) && (other.end === null || one.start < other.end);
  return meet && one.pages.some((page) => other.pages.some((that) => isSamePage(page, that)));
}

export const opens = (world: World, changeset: Changeset, page: Page) =>
  changedPages(world, changeset).some((changed) => isSamePage(changed, bodyOf(page)));

/** Returns the minimum cursors, below which rollout plans prevent undo. */
export function floorOf({ plans }: World, { uuid }: Changeset): Cursors {
  const floor: Cursors = {};
  for (const { cursors } of plans.filter(({ changeset }) => changeset === uuid))
    for (const [route, order] of Object.entries(cursors)) floor[route] = Math.max(floor[route] ?? 0, order);
  return floor;
}

/** Undoes or redoes one step. Does nothing if there is no step to undo or redo. */
export function move(world: World, changeset: Changeset, direction: 'undo' | 'redo', route: string): void {
  const cursor = changeset.cursors[route] ?? 0;
  const orders = changeset.operations.filter((one) => one.route === route).map(({ order }) => order);
  if (direction === 'redo') {
    const next = orders.find((order) => order > cursor);
    if (next !== undefined) changeset.cursors[route] = next;
    return;
  }
  const reached = orders.filter((order) => order <= cursor);
  if (reached.length === 0 || (reached.at(-1) as number) <= (floorOf(world, changeset)[route] ?? 0)) return;
  changeset.cursors[route] = reached.at(-2) ?? 0;
}

/** Adds an operation. Undone operations of the same route are dropped. */
export function add(changeset: Changeset, operation: Operation): void {
  const { route } = operation;
  changeset.operations = changeset.operations.filter(
    (one) => one.route !== route || one.order <= (changeset.cursors[route] ?? 0),
  );
  changeset.operations.push(operation);
  changeset.cursors[route] = operation.order;
}

/** Discards operations on one route, or on all routes, unless a rollout plan includes them. Returns the discarded operations. */
export function discard(world: World, changeset: Changeset, route: string | null): number {
  const floor = floorOf(world, changeset);
  const stays = (one: Operation) =>
    (route !== null && one.route !== route) || one.order <= (floor[one.route] ?? 0);
  const before = changeset.operations.length;
  changeset.operations = changeset.operations.filter(stays);
  for (const name of route === null ? Object.keys(changeset.cursors) : [route]) {
    if (floor[name] === undefined) delete changeset.cursors[name];
    else changeset.cursors[name] = floor[name];
  }
  if (changeset.operations.length === 0 && !world.plans.some((plan) => plan.changeset === changeset.uuid))
    world.changesets = world.changesets.filter((one) => one !== changeset);
  return before - changeset.operations.length;
}

/** Lists a changeset's operations on a page, including undone operations. The page is the homepage or the body of a landing page. */
export function touching(world: World, { operations }: Changeset, page: PageRef): Operation[] {
  const places = world.places.filter((place) => isOn(page, place));
  const isHome = isOn(page, HOME);
  const made = operations
    .filter(({ route, before }) => isHome && route === HOME.route && !before)
    .map((one) => targetOf(one).uuid);
  const widgets = [...places.map((place) => place.widget_instance_uuid), ...made];
  const targets = [...places.map(({ uuid }) => uuid), ...widgets];
  return operations.filter((operation) => {
    const { route, after } = operation;
    if (isHome && route === HOME.route) return true;
    if (targets.includes(targetOf(operation).uuid)) return true;
    if (!after || !isPlace(after)) return false;
    if (isHome ? after.route === HOME.route : after.entity_urn === page.entity_urn) return true;
    return widgets.includes(after.widget_instance_uuid);
  });
}
