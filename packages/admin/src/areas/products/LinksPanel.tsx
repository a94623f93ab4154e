import { ActionIcon, Anchor, Group, Stack, Tabs, Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { RecordPicker } from '../../kit/shared/RecordsInput.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useAction } from '../../kit/shared/useAction.ts';
import { text } from '../../text/text.ts';

const TYPES = ['related', 'cross_sell', 'upsell'] as const;
type Type = (typeof TYPES)[number];
const TITLES = {
  related: 'products.links.related',
  cross_sell: 'products.links.crossSell',
  upsell: 'products.links.upsell',
} as const;
const HELP = {
  related: 'products.links.related.help',
  cross_sell: 'products.links.crossSell.help',
  upsell: 'products.links.upsell.help',
} as const;

const names = adminGraphql(`
  query LinkedProducts($id: ID!) {
    product(id: $id) {
      relatedProducts(limit: 100) { uuid name }
      crossSellProducts(limit: 100) { uuid name }
      upsellProducts(limit: 100) { uuid name }
    }
  }
`);

/** Panel for a product's related products, cross-sells and upsells. */
export default function LinksPanel({ record }: { readonly record: { readonly uuid: string } }) {
  return (
    <Tabs defaultValue="related" keepMounted={false}>
      <Tabs.List mb="sm">
        {TYPES.map((type) => (
          <Tabs.Tab key={type} value={type}>
            {text(TITLES[type])}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TYPES.map((type) => (
        <Tabs.Panel key={type} value={type}>
          <Links uuid={record.uuid} type={type} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface LinkedProduct {
  readonly uuid: string;
  readonly type: string;
  readonly sort_order: number;
  readonly linked_product_uuid: string;
  readonly linked_product_sku: string;
}

/** Reads a product's links and the names of the linked products. */
function useLinks(uuid: string) {
  const links = useQuery({
    queryKey: ['products', 'links', uuid],
    queryFn: async (): Promise<readonly LinkedProduct[]> => shop.products.listLinks(uuid),
  });
  const named = useQuery({
    queryKey: ['products', 'linkNames', uuid],
    queryFn: async () => {
      const { product } = await shop.admin.graphql(names, { id: uuid });
      const { relatedProducts = [], crossSellProducts = [], upsellProducts = [] } = product ?? {};
      return [...relatedProducts, ...crossSellProducts, ...upsellProducts];
    },
  });
  return { links: links.data, names: new Map(named.data?.map((one) => [one.uuid, one.name])) };
}

function Links({ uuid, type }: { readonly uuid: string; readonly type: Type }) {
  const may = useMay();
  const client = useQueryClient();
  const { links, names: nameOf } = useLinks(uuid);
  const own = (links ?? [])
    .filter((link) => link.type === type)
    .toSorted((a, b) => a.sort_order - b.sort_order);
  const run = useAction({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () =>
      Promise.all(
        ['links', 'linkNames'].map((key) => client.invalidateQueries({ queryKey: ['products', key, uuid] })),
      ),
  });
  const mayMove = may('updateProductLink');
  const move = (from: number, to: number) => {
    const next = own.toSpliced(from, 1).toSpliced(to, 0, ...own.slice(from, from + 1));
    run.mutate(() => renumber(uuid, next));
  };
  const last = own.at(-1)?.sort_order ?? -1;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {text(HELP[type])}
      </Text>
      {own.length > 0 && (
        <ol className="rows">
          {own.map((link, place) => (
            <LinkRow
              key={link.uuid}
              link={link}
              name={nameOf.get(link.linked_product_uuid) ?? link.linked_product_sku}
              up={mayMove && place > 0 ? () => move(place, place - 1) : null}
              down={mayMove && place < own.length - 1 ? () => move(place, place + 1) : null}
              remove={
                may('removeProductLink')
                  ? () => run.mutate(() => shop.products.removeLink(uuid, link.uuid))
                  : null
              }
            />
          ))}
        </ol>
      )}
      {may('addProductLink') && (
        <RecordPicker
          kind="product"
          label={text('products.links.add')}
          isLabelHidden
          without={new Set([uuid, ...own.map((link) => link.linked_product_uuid)])}
          pick={(picked) =>
            run.mutate(() =>
              shop.products.addLink(uuid, { linked_product_id: picked, type, sort_order: last + 1 }),
            )
          }
        />
      )}
    </Stack>
  );
}

/** Renumbers links by their position in the list. Sends updates only for links with a changed position. */
async function renumber(uuid: string, links: readonly LinkedProduct[]): Promise<void> {
  for (const [place, link] of links.entries())
    if (link.sort_order !== place) await shop.products.updateLink(uuid, link.uuid, { sort_order: place });
}

interface RowProps {
  readonly link: LinkedProduct;
  readonly name: string;
  readonly up: (() => void) | null;
  readonly down: (() => void) | null;
  readonly remove: (() => void) | null;
}

const LinkRow = ({ link, name, up, down, remove }: RowProps) => (
  <li>
    <div className="rowName">
      <Anchor component={Link} {...linkTo(`/products/edit/${link.linked_product_uuid}`)}>
        {name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {link.linked_product_sku}
      </Text>
    </div>
    <Group gap={4} wrap="nowrap">
      {up && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('products.links.up', { name })}
          onClick={up}
        >
          <Icon name="up" />
        </ActionIcon>
      )}
      {down && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('products.links.down', { name })}
          onClick={down}
        >
          <Icon name="down" />
        </ActionIcon>
      )}
      {remove && (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={text('products.links.remove', { name })}
          onClick={remove}
        >
          <Icon name="trash" />
        </ActionIcon>
      )}
    </Group>
  </li>
);
