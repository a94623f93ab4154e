/**
 * A simple model of pages, based on the API documentation and independent of the shop's code. All data is JSON, so that `structuredClone`
 * can copy it. Times are in milliseconds.
 */
export interface Widget {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly status: boolean;
}

export interface Spot {
  readonly route: string;
  readonly area: string;
  readonly sort_order: number;
  readonly entity_urn: string | null;
}

export interface Place extends Spot {
  readonly uuid: string;
  readonly widget_instance_uuid: string;
}

/** Widgets and placements of pages. */
export interface Layout {
  widgets: Widget[];
  places: Place[];
}

export interface Page {
  readonly uuid: string;
  name: string;
  url_key: string;
  status: boolean;
  publish_start: number | null;
  publish_end: number | null;
}

interface Redirect {
  readonly from: string;
  to: string;
  readonly owner: string;
}

export interface Operation {
  readonly order: number;
  readonly route: string;
  readonly before: Widget | Place | null;
  readonly after: Widget | Place | null;
}
export type Cursors = Record<string, number>;

export interface Changeset {
  readonly id: number;
  readonly uuid: string;
  readonly token: string;
  name: string;
  operations: Operation[];
  cursors: Cursors;
  /** True if a homepage replacement removed operations from the middle of the changeset. */
  scarred: boolean;
}

export interface PageRef {
  readonly route: string;
  readonly entity_urn: string | null;
}

export interface Plan {
  readonly uuid: string;
  readonly name: string;
  readonly changeset: string;
  cursors: Cursors;
  readonly start: number;
  readonly end: number | null;
  /** Creation sequence. If two plans start at the same time, the later plan takes precedence. */
  readonly number: number;
  pages: PageRef[];
}

export interface World extends Layout {
  now: number;
  pages: Page[];
  redirects: Redirect[];
  /** The open changesets. */
  changesets: Changeset[];
  plans: Plan[];
}

export const emptyWorld = (now: number): World => ({
  now,
  widgets: [],
  places: [],
  pages: [],
  redirects: [],
  changesets: [],
  plans: [],
});

export const HOME: PageRef = { route: 'homepage', entity_urn: null };
export const urnOf = ({ uuid }: { readonly uuid: string }) => `urn:evershop:promotion:landing_page:${uuid}`;
export const bodyOf = (page: { readonly uuid: string }): PageRef => ({
  route: 'landingPageView',
  entity_urn: urnOf(page),
});

export const isWidget = (one: Widget | Place): one is Widget => !('widget_instance_uuid' in one);
export const isPlace = (one: Widget | Place): one is Place => 'widget_instance_uuid' in one;
const insideOf = ({ uuid }: { readonly uuid: string }) => `columnsContainer_${uuid}_`;
export const isInside = ({ area }: Spot, widget: { readonly uuid: string }) =>
  area.startsWith(insideOf(widget));
export const isOn = ({ route, entity_urn }: PageRef, position: PageRef) =>
  position.route === route && position.entity_urn === entity_urn;
/** Reports whether two placements are in the same location, where a widget may be placed only once. */
export const isSamePosition = (one: Place, other: Place) =>
  one.widget_instance_uuid === other.widget_instance_uuid && isOn(one, other) && one.area === other.area;

export const isLive = ({ now }: World, { status, publish_start, publish_end }: Page) =>
  status && (publish_start === null || now >= publish_start) && (publish_end === null || now < publish_end);

/** Removes placements and the widgets that then have no placement. Returns the removed widgets. */
export function takeOff(layout: Layout, which: (place: Place) => boolean): Widget[] {
  const off = layout.places.filter(which);
  layout.places = layout.places.filter((place) => !which(place));
  const isPlaced = (uuid: string) => layout.places.some((place) => place.widget_instance_uuid === uuid);
  const lost = new Set(off.map((place) => place.widget_instance_uuid).filter((uuid) => !isPlaced(uuid)));
  const deleted = layout.widgets.filter(({ uuid }) => lost.has(uuid));
  layout.widgets = layout.widgets.filter(({ uuid }) => !lost.has(uuid));
  return deleted;
}

/** Removes all widgets nested in the removed widgets, on all levels. */
export function clearInside(layout: Layout, deleted: readonly { readonly uuid: string }[]): void {
  if (deleted.length === 0) return;
  clearInside(
    layout,
    takeOff(layout, (place) => deleted.some((widget) => isInside(place, widget))),
  );
}

export function dropWidget(layout: Layout, uuid: string): void {
  layout.widgets = layout.widgets.filter((widget) => widget.uuid !== uuid);
  layout.places = layout.places.filter((place) => place.widget_instance_uuid !== uuid);
}

export function deleteWidget(layout: Layout, uuid: string): void {
  dropWidget(layout, uuid);
  clearInside(layout, [{ uuid }]);
}

/** Deletes a page, its redirects, its body, and the widgets placed only on it. */
export function deletePage(world: World, page: Page): void {
  world.pages = world.pages.filter(({ uuid }) => uuid !== page.uuid);
  world.redirects = world.redirects.filter(({ owner }) => owner !== page.uuid);
  clearInside(
    world,
    takeOff(world, ({ entity_urn }) => entity_urn === urnOf(page)),
  );
}

/** Adds a page. Redirects from its path are preserved for times when the page is not live. */
export function addPage(world: World, page: Page): void {
  world.pages.push(page);
}

/**
 * Changes a page's URL key. The old path redirects to the page, and former redirects are updated to lead there directly. A redirect of
 * another page at the old path is preserved if this page is not live. So is a redirect at the new path that does not lead back to this
 * page.
 */
export function renamePage(world: World, page: Page, key: string): void {
  const old = page.url_key;
  if (old === key) return;
  page.url_key = key;
  const isOwn = ({ owner }: Redirect) => owner === page.uuid;
  const isRetained = !isLive(world, page) && world.redirects.some((one) => one.from === old && !isOwn(one));
  const leadsBack = ({ to }: Redirect, passed: readonly string[] = []): boolean =>
    to === old ||
    (!passed.includes(to) &&
      world.redirects.some((next) => next.from === to && leadsBack(next, [...passed, to])));
  world.redirects = world.redirects.filter(
    (one) => (one.from !== key || !(isOwn(one) || leadsBack(one))) && (one.from !== old || isRetained),
  );
  for (const redirect of world.redirects) if (isOwn(redirect) && redirect.to === old) redirect.to = key;
  if (!isRetained) world.redirects.push({ from: old, to: key, owner: page.uuid });
}

/** Returns `text` if it is not taken. Otherwise returns the first result of `numbered`, counting from 2, that is not taken. */
export function firstFree(text: string, numbered: (number: number) => string, taken: readonly string[]) {
  let free = text;
  for (let number = 2; taken.includes(free); number += 1) free = numbered(number);
  return free;
}

export interface Shown {
  readonly uuid: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sort_order: number;
}

/** Returns the widgets that a page shows, by area. */
export function shownOn({ widgets, places }: Layout, page: PageRef): Record<string, Shown[]> {
  const here = places.filter(
    ({ route, entity_urn }) =>
      (route === 'all' || route === page.route) && (entity_urn === null || entity_urn === page.entity_urn),
  );
  const isCovered = (place: Place) =>
    place.entity_urn === null &&
    here.some(
      (other) =>
        other.entity_urn !== null &&
        other.widget_instance_uuid === place.widget_instance_uuid &&
        other.area === place.area &&
        other.sort_order === place.sort_order,
    );
  const shown: Record<string, Shown[]> = {};
  for (const place of here.filter((one) => !isCovered(one)).sort((a, b) => a.sort_order - b.sort_order)) {
    const widget = widgets.find(({ uuid }) => uuid === place.widget_instance_uuid);
    if (widget?.status) (shown[place.area] ??= []).push({ ...widget, sort_order: place.sort_order });
  }
  return shown;
}

/** Lists the widgets of each area in display order. Widgets with the same sort order, such as copies, may be in any sequence. */
export const linesOf = (shown: Readonly<Record<string, readonly Shown[]>>): Record<string, string[][]> =>
  Object.fromEntries(
    Object.entries(shown).map(([area, all]) => {
      const groups: Shown[][] = [];
      for (const one of all)
        if (groups.at(-1)?.[0]?.sort_order === one.sort_order) groups.at(-1)?.push(one);
        else groups.push([one]);
      return [area, groups.map((group) => group.map(lineOf).sort())];
    }),
  );

const lineOf = ({ uuid, name, settings, sort_order }: Shown) =>
  `${sort_order} ${uuid} ${name} ${String(settings['text'] ?? '')}`;
