/** A menu item in the API format. */
export interface MenuItem {
  readonly uuid?: string;
  readonly name: string;
  readonly target: string | null;
  readonly children?: readonly MenuItem[];
}

/** A menu item in the editor, which uses a flat list of items with levels. */
export interface EditedItem {
  /** Item key that is valid only while the page is open. */
  readonly key: string;
  readonly uuid?: string;
  readonly name: string;
  readonly target: string;
  /** Zero-based level. The parent of an item is the last preceding item on the next higher level. */
  readonly level: number;
}

/** Maximum zero-based level of menu items. */
const DEEPEST = 2;

let keys = 0;

/** Creates the key of an unsaved item. `crypto.randomUUID` is not available on pages over plain HTTP. */
export const newKey = (): string => `new-${(keys += 1)}`;

/** Flattens a tree to a list of items with levels. */
export const listOf = (items: readonly MenuItem[], level = 0): readonly EditedItem[] =>
  items.flatMap(({ children = [], target, ...item }) => [
    { ...item, key: item.uuid ?? newKey(), target: target ?? '', level },
    ...listOf(children, level + 1),
  ]);

/** Builds the tree from a flat list. */
export function treeOf(items: readonly EditedItem[], level = 0): readonly MenuItem[] {
  return items.flatMap(({ level: own, uuid, name, target }, index) => {
    if (own !== level) return [];
    const children = treeOf(items.slice(index + 1, endOf(items, index)), level + 1);
    return [{ ...(uuid !== undefined && { uuid }), name, target: target || null, children }];
  });
}

/** Returns the level of an item, or the top level if there is no item at the index. */
const levelAt = (items: readonly EditedItem[], index: number): number => items.at(index)?.level ?? 0;

/** Returns the index after the last descendant of an item. */
function endOf(items: readonly EditedItem[], index: number): number {
  const level = levelAt(items, index);
  const next = items.findIndex((item, at) => at > index && item.level <= level);
  return next === -1 ? items.length : next;
}

/** Returns the index of the previous sibling of an item, or -1 if the item is the first. */
function siblingBefore(items: readonly EditedItem[], index: number): number {
  const level = levelAt(items, index);
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = levelAt(items, at);
    if (other === level) return at;
    if (other < level) return -1;
  }
  return -1;
}

/** Moves an item and its descendants before the previous sibling. Returns null if there is no previous sibling. */
export function movedUp(items: readonly EditedItem[], index: number): readonly EditedItem[] | null {
  const before = siblingBefore(items, index);
  if (before === -1) return null;
  const end = endOf(items, index);
  return [
    ...items.slice(0, before),
    ...items.slice(index, end),
    ...items.slice(before, index),
    ...items.slice(end),
  ];
}

/** Moves an item and its descendants after the next sibling. Returns null if there is no next sibling. */
export function movedDown(items: readonly EditedItem[], index: number): readonly EditedItem[] | null {
  const next = endOf(items, index);
  const isLast = next >= items.length || items[next]?.level !== items[index]?.level;
  return isLast ? null : movedUp(items, next);
}

/** Moves an item into the previous one (1), or out to its parent's level (-1). Returns null if the item cannot be moved there. */
export function shifted(
  items: readonly EditedItem[],
  index: number,
  by: 1 | -1,
): readonly EditedItem[] | null {
  const end = endOf(items, index);
  const moved = items.slice(index, end).map((item) => ({ ...item, level: item.level + by }));
  const isPossible =
    by === 1
      ? siblingBefore(items, index) !== -1 && moved.every(({ level }) => level <= DEEPEST)
      : levelAt(items, index) > 0;
  return isPossible ? [...items.slice(0, index), ...moved, ...items.slice(end)] : null;
}

/**
 * Moves an item and its descendants before the item at an index. The level is as close to the requested level as the surrounding items
 * allow. Returns null if the item would stay where it is or become its own descendant.
 */
export function movedTo(
  items: readonly EditedItem[],
  index: number,
  place: number,
  target: number,
): readonly EditedItem[] | null {
  const end = endOf(items, index);
  if (place > index && place < end) return null;
  const rest = items.toSpliced(index, end - index);
  const at = place >= end ? place - (end - index) : place;
  const own = levelAt(items, index);
  const block = items.slice(index, end);
  const depth = Math.max(...block.map(({ level }) => level - own));
  const lastDepth = levelAt(block, -1) - own;
  const most = Math.min(DEEPEST - depth, at === 0 ? 0 : levelAt(rest, at - 1) + 1);
  // The next item may be at most one level below the last moved item.
  const least = Math.max(0, levelAt(rest, at) - 1 - lastDepth);
  const level = Math.min(Math.max(target, least), most);
  if (least > most || (at === index && level === own)) return null;
  const moved = block.map((item) => ({ ...item, level: item.level - own + level }));
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

/** Removes an item and its descendants. */
export const withoutItem = (items: readonly EditedItem[], index: number): readonly EditedItem[] =>
  items.toSpliced(index, endOf(items, index) - index);
