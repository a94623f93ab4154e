/** An item of a menu as the API has it. */
export interface MenuItem {
  readonly uuid?: string;
  readonly name: string;
  readonly target: string | null;
  readonly children?: readonly MenuItem[];
}

/** An item as the editor has it: in one list, with its level. */
export interface EditedItem {
  /** Known while the page is open. */
  readonly key: string;
  readonly uuid?: string;
  readonly name: string;
  readonly target: string;
  /** From 0. An item stands below the last one before it on the level above. */
  readonly level: number;
}

/** The deepest level that menus have. */
const DEEPEST = 2;

let keys = 0;

/** Creates the key of an item that the shop does not know yet. Pages over plain HTTP have no `crypto.randomUUID`. */
export const newKey = (): string => `new-${(keys += 1)}`;

/** Lists the items of a tree with their levels. */
export const listOf = (items: readonly MenuItem[], level = 0): readonly EditedItem[] =>
  items.flatMap(({ children = [], target, ...item }) => [
    { ...item, key: item.uuid ?? newKey(), target: target ?? '', level },
    ...listOf(children, level + 1),
  ]);

/** Creates the tree of a list. */
export function treeOf(items: readonly EditedItem[], level = 0): readonly MenuItem[] {
  return items.flatMap(({ level: own, uuid, name, target }, index) => {
    if (own !== level) return [];
    const children = treeOf(items.slice(index + 1, endOf(items, index)), level + 1);
    return [{ ...(uuid !== undefined && { uuid }), name, target: target || null, children }];
  });
}

/** Returns the level of an item; of a place without one it is the top. */
const levelAt = (items: readonly EditedItem[], index: number): number => items.at(index)?.level ?? 0;

/** Finds where the items below an item end. */
function endOf(items: readonly EditedItem[], index: number): number {
  const level = levelAt(items, index);
  const next = items.findIndex((item, at) => at > index && item.level <= level);
  return next === -1 ? items.length : next;
}

/** Finds the item before an item on its level, below the same one; -1: it is the first. */
function siblingBefore(items: readonly EditedItem[], index: number): number {
  const level = levelAt(items, index);
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = levelAt(items, at);
    if (other === level) return at;
    if (other < level) return -1;
  }
  return -1;
}

/** Moves an item before the one above it, with those below it. Null: it is the first. */
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

/** Moves an item behind the next one, with those below it. Null: it is the last. */
export function movedDown(items: readonly EditedItem[], index: number): readonly EditedItem[] | null {
  const next = endOf(items, index);
  const isLast = next >= items.length || items[next]?.level !== items[index]?.level;
  return isLast ? null : movedUp(items, next);
}

/** Puts an item below the one before it (1), or beside the one above it (-1). Null: it cannot be moved there. */
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
 * Puts an item with those below it before the one at a place, as near to a level as the items around it allow. Null: it stays where
 * it is, or would stand below itself.
 */
export function movedTo(
  items: readonly EditedItem[],
  index: number,
  place: number,
  wanted: number,
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
  // What comes next may be one level below the last of the moved ones, and no more.
  const least = Math.max(0, levelAt(rest, at) - 1 - lastDepth);
  const level = Math.min(Math.max(wanted, least), most);
  if (least > most || (at === index && level === own)) return null;
  const moved = block.map((item) => ({ ...item, level: item.level - own + level }));
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

/** Takes an item out, with those below it. */
export const withoutItem = (items: readonly EditedItem[], index: number): readonly EditedItem[] =>
  items.toSpliced(index, endOf(items, index) - index);
