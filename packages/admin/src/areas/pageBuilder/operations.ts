import type { Instance, Operation, Placed, Placement } from '../../kit/drafts/draft.ts';

const INSTANCE = 'urn:evershop:cms:widget_instance:';
const PLACEMENT = 'urn:evershop:cms:widget_placement:';

const ofInstance = (before: Instance | null, after: Instance | null): Operation => ({
  entity_urn: `${INSTANCE}${(after ?? before)?.uuid}`,
  old_payload: before,
  new_payload: after,
});

const ofPlacement = (before: Placement | null, after: Placement | null): Operation => ({
  entity_urn: `${PLACEMENT}${(after ?? before)?.uuid}`,
  old_payload: before,
  new_payload: after,
});

/** A position between two widgets of an area. */
export interface Place {
  readonly area: string;
  /** Number of widgets in the area that precede the position. */
  readonly index: number;
}

/** A position on all pages of a route, or on one entity's page. */
export interface Position extends Place {
  readonly route: string;
  readonly entity_urn: string | null;
}

export type NewWidget = Pick<Instance, 'name' | 'type' | 'settings'>;

/** Returns the operations that insert a new widget at a position. */
export function addWidget(
  placed: readonly Placed[],
  position: Position,
  widget: NewWidget,
): readonly Operation[] {
  const { area, route, entity_urn, index } = position;
  const instance: Instance = { uuid: newUuid(), status: true, ...widget };
  const placement: Placement = {
    uuid: newUuid(),
    widget_instance_uuid: instance.uuid,
    route,
    area,
    entity_urn,
    sort_order: orderAt(inArea(placed, area), index),
  };
  return [ofInstance(null, instance), ofPlacement(null, placement)];
}

/** Returns the operation that changes a widget on every page that shows it. */
export const changeWidget = ({ widget }: Placed, change: Partial<Instance>): readonly Operation[] => [
  ofInstance(widget, { ...widget, ...change }),
];

/** Returns the operations that move a widget to an area, after `index` of the area's other widgets. */
export function moveWidget(
  placed: readonly Placed[],
  moved: Placed,
  { area, index }: Place,
): readonly Operation[] {
  const { placement } = moved;
  const others = inArea(placed, area).filter((one) => one.placement.uuid !== placement.uuid);
  return [ofPlacement(placement, { ...placement, area, sort_order: orderAt(others, index) })];
}

/** Returns the operations that remove a widget and its nested widgets from the page. A widget that is shown nowhere else is deleted. */
export function removeWidget(
  placed: readonly Placed[],
  { placement, widget, elsewhere }: Placed,
): readonly Operation[] {
  const alsoHere = placed.some(
    (one) => one.widget.uuid === widget.uuid && one.placement.uuid !== placement.uuid,
  );
  if (elsewhere > 0 || alsoHere) return [ofPlacement(placement, null)];
  const inside = placed.filter((one) => containerOf(one.placement.area) === widget.uuid);
  return [
    ...inside.flatMap((one) => removeWidget(placed, one)),
    ofPlacement(placement, null),
    ofInstance(widget, null),
  ];
}

/** Returns the operations that insert a copy of a widget, including its nested widgets, after the original. */
export function copyWidget(placed: readonly Placed[], copied: Placed): readonly Operation[] {
  const { placement } = copied;
  const here = inArea(placed, placement.area);
  const index = here.findIndex((one) => one.placement.uuid === placement.uuid) + 1;
  return copyTo(placed, copied, placement.area, orderAt(here, index));
}

function copyTo(
  placed: readonly Placed[],
  { placement, widget }: Placed,
  area: string,
  sort_order: number,
): readonly Operation[] {
  const instance = { ...widget, uuid: newUuid() };
  const own = [
    ofInstance(null, instance),
    ofPlacement(null, {
      ...placement,
      uuid: newUuid(),
      widget_instance_uuid: instance.uuid,
      area,
      sort_order,
    }),
  ];
  const inside = placed.filter((one) => containerOf(one.placement.area) === widget.uuid);
  return [
    ...own,
    ...inside.flatMap((one) =>
      copyTo(placed, one, one.placement.area.replace(widget.uuid, instance.uuid), one.placement.sort_order),
    ),
  ];
}

/** Lists the widgets of an area in order. */
export const inArea = (placed: readonly Placed[], area: string): readonly Placed[] =>
  placed.filter((one) => one.placement.area === area);

/** Returns a sort order between the widgets before and after an index in an area. Sort orders may be fractional. */
function orderAt(here: readonly Placed[], index: number): number {
  const before = here[index - 1]?.placement.sort_order;
  const after = here[index]?.placement.sort_order;
  if (before === undefined) return after === undefined ? 1 : after - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
}

const CONTAINER = /^columnsContainer_([0-9a-f-]{36})_col_(\d+)$/;

/** Returns the UUID of the widget that contains an area, or null if the area is directly on the page. */
export const containerOf = (area: string): string | null => CONTAINER.exec(area)?.[1] ?? null;

/** Returns the one-based column number of an area, or null if the area is directly on the page. */
export function columnOf(area: string): number | null {
  const column = CONTAINER.exec(area)?.[2];
  return column === undefined ? null : Number(column) + 1;
}

/** Lists the areas inside a widget. */
export function areasInside({ widget: { type, uuid, settings } }: Placed): readonly string[] {
  const count = type === 'columns' ? Number(settings['count']) || 0 : 0;
  return Array.from({ length: count }, (_, index) => `columnsContainer_${uuid}_col_${index}`);
}

/** Creates a random UUID. Works on pages without HTTPS, where browsers do not provide `crypto.randomUUID`. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
