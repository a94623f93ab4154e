/** A menu item with its children. */
export type Tree<Item> = Item & { readonly children: readonly Tree<Item>[] };

/** Creates a tree from items that refer to their parents. Preserves the sequence of the items. */
export function itemTree<Item extends { readonly uuid: string; readonly parent: string | null }>(
  items: readonly Item[],
): readonly Tree<Item>[] {
  const byParent = Map.groupBy(items, ({ parent }) => parent);
  const below = (parent: string | null): readonly Tree<Item>[] =>
    (byParent.get(parent) ?? []).map((item) => ({ ...item, children: below(item.uuid) }));
  return below(null);
}
