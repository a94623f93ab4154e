/** An entry of a menu, with those below it. */
export interface MenuEntry {
  /** The UUID of the category or of the item of a menu. Absent: the entry leads to the blog. */
  readonly uuid?: string;
  readonly name: string;
  /** A path of the shop, or an address of another site. Null: the entry is a heading of those below it. */
  readonly url: string | null;
  /** The entries below it. */
  readonly children?: readonly MenuEntry[];
}
