import type { shop } from '../../kit/api/shop.ts';

/** A category in the tree and its parent category. The parent is null for a root category. */
export interface Node {
  readonly uuid: string;
  readonly name: string;
  readonly status: number;
  readonly hasChildren: boolean;
  /** Number of products assigned directly to the category. */
  readonly productCount: number | null;
  readonly parent: Node | null;
}

interface Move {
  readonly node: Node;
  readonly to: Parameters<typeof shop.categories.move>[1];
  /** Message that reports the category's new position. */
  readonly done: string;
  /** UUID of the category to expand so that the moved category is visible. */
  readonly into?: string;
}

/** State of the category tree, and the actions of its rows. */
export interface Tree {
  readonly mayMove: boolean;
  /** UUIDs of the expanded categories. */
  readonly open: ReadonlySet<string>;
  toggle(uuid: string): void;
  /** Category that is being dragged. */
  readonly dragged: Node | null;
  drag(node: Node | null): void;
  move(move: Move): void;
  /** Opens the dialog that asks for a category's new parent. */
  selectParent(node: Node): void;
}
