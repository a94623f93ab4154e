/** An item with those below it. */
export type Tree<Item> = Item & { readonly children: readonly Tree<Item>[] };

/** Creates the tree of items that name the one above them. Their order stays. */
export function itemTree<Item extends { readonly uuid: string; readonly parent: string | null }>(
  items: readonly Item[],
): readonly Tree<Item>[] {
  const byParent = Map.groupBy(items, ({ parent }) => parent);
  const below = (parent: string | null): readonly Tree<Item>[] =>
    (byParent.get(parent) ?? []).map((item) => ({ ...item, children: below(item.uuid) }));
  return below(null);
}
