import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { CategoryLevel } from './CategoryLevel.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { Node, Tree } from './treeNode.ts';

/** Category tree. Subcategories are loaded when their category is expanded. */
export default function CategoryTree() {
  const may = useMay();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [dragged, drag] = useState<Node | null>(null);
  const [selected, select] = useState<Node | null>(null);
  const [announcement, announce] = useState('');
  const client = useQueryClient();
  const expand = (uuid: string) => setOpen((before) => new Set(before).add(uuid));
  const run = useAction({
    mutationFn: ({ node, to }: Parameters<Tree['move']>[0]) => shop.categories.move(node.uuid, to),
    onSuccess: async (_, { node, done, into }) => {
      if (into !== undefined) expand(into);
      await client.invalidateQueries({ queryKey: ['categories'] });
      announce(done);
      document.getElementById(`category-${node.uuid}`)?.focus();
    },
  });
  const tree: Tree = {
    mayMove: may('updateCategory'),
    open,
    toggle: (uuid) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(uuid)) next.add(uuid);
        return next;
      }),
    dragged,
    drag,
    move: run.mutate,
    selectParent: select,
  };
  return (
    <>
      <CategoryLevel tree={tree} parent={null} label={text('categories.title')} />
      <div role="status" className="unseen">
        {announcement}
      </div>
      {selected && <MoveDialog node={selected} move={run.mutate} close={() => select(null)} />}
    </>
  );
}
