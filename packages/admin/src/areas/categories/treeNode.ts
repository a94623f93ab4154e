import type { shop } from '../../kit/api/shop.ts';

/** A category of the tree, with the category that it stands below; null: at the root. */
export interface Node {
  readonly uuid: string;
  readonly name: string;
  readonly status: number;
  readonly hasChildren: boolean;
  /** The number of products in the category itself. */
  readonly productCount: number | null;
  readonly parent: Node | null;
}

interface Move {
  readonly node: Node;
  readonly to: Parameters<typeof shop.categories.move>[1];
  /** The words that say where the category is now. */
  readonly done: string;
  /** The UUID of the category that is opened to show the moved one. */
  readonly into?: string;
}

/** The state of the tree, and what its rows can do. */
export interface Tree {
  readonly mayMove: boolean;
  /** The UUIDs of the categories whose subcategories are shown. */
  readonly open: ReadonlySet<string>;
  toggle(uuid: string): void;
  /** The category that the pointer holds. */
  readonly dragged: Node | null;
  drag(node: Node | null): void;
  move(move: Move): void;
  /** Opens the dialog that asks where a category goes. */
  ask(node: Node): void;
}
