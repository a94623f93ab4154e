import { ActionIcon, Stack, Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RecordPicker } from '../../kit/shared/RecordsInput.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';

const own = adminGraphql(`
  query CollectionsOfProduct($id: ID!) { product(id: $id) { collections { collectionId name } } }
`);

/** Panel with the collections that contain a product. */
export default function CollectionsPanel({ record }: { readonly record: { readonly uuid: string } }) {
  const may = useMay();
  const client = useQueryClient();
  const uuid = record.uuid;
  const queryKey = ['products', 'collections', uuid];
  const { data: collections = [] } = useQuery({
    queryKey,
    queryFn: async () => (await shop.admin.graphql(own, { id: uuid })).product?.collections ?? [],
  });
  const run = useAction({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const ids = new Set(collections.map(({ collectionId }) => collectionId));
  return (
    <Stack gap="sm">
      {collections.length === 0 && <Text c="dimmed">{text('products.collections.none')}</Text>}
      {collections.length > 0 && (
        <ul className="rows">
          {collections.map(({ collectionId, name }) => (
            <li key={collectionId}>
              <span className="rowName">{name}</span>
              {may('removeProductFromCollection') && (
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={text('products.collections.remove', { name })}
                  onClick={() => run.mutate(() => shop.collections.removeProduct(collectionId, uuid))}
                >
                  <Icon name="trash" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {may('addProductToCollection') && (
        <RecordPicker
          kind="collection"
          label={text('products.collections.add')}
          isLabelHidden
          without={ids}
          pick={(id) => run.mutate(() => shop.collections.addProduct(id, { product_id: uuid }))}
        />
      )}
    </Stack>
  );
}
