import { ActionIcon, Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { adminGraphql } from '@shop/sdk/graphql';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { eq, PAGE } from '../list/defineList.ts';
import { Pager, pagesOf } from '../list/Pager.tsx';
import { Enabled } from '../shared/Enabled.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../api/permissions.ts';
import { RecordPicker } from '../shared/RecordsInput.tsx';
import { linkTo } from '../shared/linkTo.ts';
import { useAction } from '../shared/useAction.ts';
import { text } from '../../text/text.ts';
import { Thumb } from './Thumb.tsx';

const query = adminGraphql(`
  query Members($filters: [FilterInput!]) {
    products(filters: $filters) {
      total
      totalIsExact
      items { uuid name sku status image { thumb } }
    }
  }
`);

/** Record types that contain products, each with a product filter, routes, permissions and messages. */
const kinds = {
  collection: {
    filter: 'collection',
    add: 'addProductToCollection',
    remove: 'removeProductFromCollection',
    routes: shop.collections,
    none: 'collections.members.none',
    pick: 'collections.members.add',
  },
  category: {
    filter: 'cat',
    add: 'addProductToCategory',
    remove: 'removeProductFromCategory',
    routes: shop.categories,
    none: 'categories.members.none',
    pick: 'categories.members.add',
  },
} as const;
type Kind = keyof typeof kinds;

interface Props {
  readonly record: { readonly uuid: string };
}

/** Lists the products of a collection. */
export const CollectionMembers = ({ record }: Props) => <Members kind="collection" record={record} />;

/** Lists the products assigned directly to a category, excluding the products of its subcategories. */
export const CategoryMembers = ({ record }: Props) => <Members kind="category" record={record} />;

function Members({ kind, record }: Props & { readonly kind: Kind }) {
  const may = useMay();
  const { add, remove, routes, none, pick } = kinds[kind];
  const uuid = record.uuid;
  const { data, error, page, pages, goTo } = useMembers(kind, uuid);
  const run = useChange();
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton height={80} />;
  return (
    <Stack gap="sm">
      {may(add) && (
        <RecordPicker
          kind="product"
          label={text(pick)}
          isLabelHidden
          without={new Set(data.items.map((product) => product.uuid))}
          pick={(picked) =>
            run.mutate({
              work: () => routes.addProduct(uuid, { product_id: picked }),
              done: text('members.added'),
            })
          }
        />
      )}
      {data.items.length === 0 && <Text c="dimmed">{text(none)}</Text>}
      <ul className="rows">
        {data.items.map((product) => (
          <Member
            key={product.uuid}
            product={product}
            remove={
              may(remove)
                ? () =>
                    run.mutate({
                      work: () => routes.removeProduct(uuid, product.uuid),
                      done: text('members.removed', { name: product.name }),
                    })
                : null
            }
          />
        ))}
      </ul>
      <Pages data={data} page={page} pages={pages} goTo={goTo} />
    </Stack>
  );
}

interface PagesProps {
  readonly data: { readonly total: number; readonly totalIsExact: boolean };
  readonly page: number;
  readonly pages: number;
  goTo(page: number): void;
}

const Pages = ({ data, page, pages, goTo }: PagesProps) => (
  <Group justify="space-between">
    <Text c="dimmed" size="sm" role="status">
      {data.total > 0 && text(data.totalIsExact ? 'list.found' : 'list.foundMore', { count: data.total })}
    </Text>
    <Pager page={page} pages={pages} go={goTo} />
  </Group>
);

/** Reads one result page of a record's products, sorted by name. */
function useMembers(kind: Kind, uuid: string) {
  const [requested, goTo] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['products', 'of', kind, uuid, requested],
    queryFn: async () => {
      const filters = [eq(kinds[kind].filter, uuid), eq('ob', 'name'), eq('od', 'asc')];
      const slice = [eq('page', String(requested)), eq('limit', String(PAGE))];
      return (await shop.admin.graphql(query, { filters: [...filters, ...slice] })).products;
    },
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, pagesOf(data?.total ?? 0, PAGE));
  // The last result page no longer exists after its only product was removed.
  if (data && requested > pages) goTo(pages);
  return { data, error, page: requested, pages, goTo };
}

interface Change {
  work(): Promise<unknown>;
  /** Success message. */
  readonly done: string;
}

/** Returns a function that sends a change, announces the result and refetches all product lists. */
function useChange() {
  const client = useQueryClient();
  return useAction({
    mutationFn: ({ work }: Change) => work(),
    onSuccess: (_, { done }) => notifications.show({ message: done }),
    onSettled: () => client.invalidateQueries({ queryKey: ['products'] }),
  });
}

interface MemberProps {
  readonly product: {
    readonly uuid: string;
    readonly name: string;
    readonly sku: string;
    readonly status: number;
    readonly image: { readonly thumb: string } | null;
  };
  /** Null if the administrator may not remove products. */
  readonly remove: (() => void) | null;
}

const Member = ({ product: { uuid, name, sku, status, image }, remove }: MemberProps) => (
  <li>
    <Group gap="sm" wrap="nowrap" className="rowName">
      <Thumb src={image?.thumb} size={36} />
      <div className="rowName">
        <Anchor component={Link} {...linkTo(`/products/edit/${uuid}`)}>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {sku}
        </Text>
      </div>
    </Group>
    <Group gap="sm" wrap="nowrap">
      <Enabled status={status} />
      {remove && (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={text('members.remove', { name })}
          onClick={remove}
        >
          <Icon name="trash" />
        </ActionIcon>
      )}
    </Group>
  </li>
);
