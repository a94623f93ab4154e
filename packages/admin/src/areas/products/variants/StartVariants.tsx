import { Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MultiSelect } from '../../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../../kit/api/shop.ts';
import type { GetProductData } from '@shop/sdk';
import { Problem } from '../../../kit/shared/Problem.tsx';
import { text } from '../../../text/text.ts';
import { groupAttributesQuery } from '../groupAttributes.ts';
import { refetchVariants } from './variantsQuery.ts';

/** Form that makes a product the first variant of a new group. It offers attributes that the product has a value for. */
export function StartVariants({ record }: { readonly record: GetProductData }) {
  const client = useQueryClient();
  const group = String(record.group_id);
  const { data: attributes = [] } = useQuery(groupAttributesQuery(group));
  const [codes, choose] = useState<string[]>([]);
  const start = useMutation({
    mutationFn: async () => {
      const made = await shop.variantGroups.create({ attribute_codes: codes, attribute_group_id: group });
      try {
        await shop.variantGroups.addItem(made.uuid, { product_id: record.uuid });
      } catch (error) {
        await shop.variantGroups.delete(made.uuid);
        throw error;
      }
    },
    onSuccess: () => refetchVariants(client),
  });
  const data = attributes
    .filter(({ type }) => type === 'select')
    .map(({ attributeCode, attributeName }) => ({ value: attributeCode, label: attributeName }));
  return (
    <>
      {start.error && <Problem error={start.error} isAnswer />}
      <Group align="flex-end">
        <MultiSelect
          label={text('products.variants.by')}
          description={text('products.variants.by.help')}
          data={data}
          value={codes}
          onChange={choose}
          maxValues={5}
          nothingFoundMessage={text('app.search.none')}
          flex="1 1 240px"
        />
        <Button
          variant="default"
          disabled={codes.length === 0}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {text('products.variants.start')}
        </Button>
      </Group>
    </>
  );
}
