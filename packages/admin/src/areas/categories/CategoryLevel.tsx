import { Button, Skeleton } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useInfiniteQuery } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { eq } from '../../kit/list/defineList.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';
import { CategoryRow } from './CategoryRow.tsx';
import type { Node, Tree } from './treeNode.ts';

const query = adminGraphql(`
  query CategoryLevel($filters: [FilterInput!]) {
    categories(filters: $filters) { items { uuid name status hasChildren productCount } }
  }
`);
const LEVEL = 50;

interface Props {
  readonly tree: Tree;
  /** Null for the root level. */
  readonly parent: Node | null;
  readonly label: string;
}

/** Lists a category's subcategories in order, including the subcategories of expanded categories. */
export function CategoryLevel({ tree, parent, label }: Props) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['categories', 'level', parent?.uuid ?? null],
    queryFn: async ({ pageParam }) => {
      const order = [eq('parent', parent?.uuid ?? 'null'), eq('ob', 'position'), eq('od', 'asc')];
      const slice = [eq('page', String(pageParam)), eq('limit', String(LEVEL))];
      return (await shop.admin.graphql(query, { filters: [...order, ...slice] })).categories?.items ?? [];
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < LEVEL ? undefined : pages.length + 1),
  });
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton height={44} />;
  const nodes = data.pages.flat().map((item): Node => ({ ...item, parent }));
  return (
    <ul className="categoryTree" aria-label={label}>
      {nodes.map((node, place) => (
        <li key={node.uuid}>
          <CategoryRow
            tree={tree}
            node={node}
            previous={nodes[place - 1] ?? null}
            next={nodes[place + 1] ?? null}
          />
          {node.hasChildren && tree.open.has(node.uuid) && (
            <CategoryLevel tree={tree} parent={node} label={node.name} />
          )}
        </li>
      ))}
      {hasNextPage && (
        <li>
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('categories.tree.more')}
          </Button>
        </li>
      )}
    </ul>
  );
}
