import { expect, test } from 'vitest';
import { moveCursor } from './moveCurrent.ts';

const orders = [2, 5, 9];

test.each([
  ['undo takes back the last', 9, 0, 'undo', 5, true, true],
  ['undo takes back the first', 2, 0, 'undo', 0, false, true],
  ['undo stays at the start', 0, 0, 'undo', 0, false, true],
  ['undo stays at what a plan holds', 5, 5, 'undo', 5, false, true],
  ['undo goes down to what a plan holds', 9, 5, 'undo', 5, false, true],
  ['a floor between two counts as the one below', 5, 4, 'undo', 2, false, true],
  ['redo brings back the next', 2, 0, 'redo', 5, true, true],
  ['redo brings back the last', 5, 0, 'redo', 9, true, false],
  ['redo stays at the end', 9, 0, 'redo', 9, true, false],
  ['redo stays at the end of a plan', 9, 9, 'redo', 9, false, false],
] as const)('%s', (_, cursor, floor, direction, next, canUndo, canRedo) =>
  expect(moveCursor(orders, { cursor, floor, direction })).toEqual({ cursor: next, canUndo, canRedo }),
);

test.each(['undo', 'redo'] as const)('%s of a route without operations does nothing', (direction) =>
  expect(moveCursor([], { cursor: 0, floor: 0, direction })).toEqual({
    cursor: 0,
    canUndo: false,
    canRedo: false,
  }),
);
