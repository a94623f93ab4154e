import { expect, test } from 'vitest';
import { itemTree } from './itemTree.ts';

const item = (uuid: string, parent: string | null = null) => ({ uuid, parent });

test('items are below their parent, in their order', () => {
  expect(itemTree([item('b'), item('c', 'b'), item('a'), item('d', 'c'), item('e', 'b')])).toEqual([
    {
      ...item('b'),
      children: [
        { ...item('c', 'b'), children: [{ ...item('d', 'c'), children: [] }] },
        { ...item('e', 'b'), children: [] },
      ],
    },
    { ...item('a'), children: [] },
  ]);
});
