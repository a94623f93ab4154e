export type Direction = 'undo' | 'redo';

export interface CursorMove {
  readonly cursor: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * Where the cursor of a route stands after one step back or on. At either end it stays where it is. `orders` are the
 * `change_order`s of the route's operations, upwards; what a rollout plan holds, up to `floor`, is not undone.
 */
export function moveCursor(
  orders: readonly number[],
  { cursor, floor, direction }: { cursor: number; floor: number; direction: Direction },
): CursorMove {
  const held = orders.filter((order) => order <= cursor).length;
  const kept = orders.filter((order) => order <= floor).length;
  const wanted = direction === 'undo' ? held - 1 : held + 1;
  const next = Math.min(Math.max(wanted, Math.min(kept, held)), orders.length);
  return {
    cursor: next === held ? cursor : (orders[next - 1] ?? 0),
    canUndo: next > kept,
    canRedo: next < orders.length,
  };
}
