import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { GetProductData } from '@shop/sdk';
import { Problem } from '../../../kit/shared/Problem.tsx';
import { useMay } from '../../../kit/api/permissions.ts';
import { text } from '../../../text/text.ts';
import { StartVariants } from './StartVariants.tsx';
import { VariantsTable } from './VariantsTable.tsx';
import { variantsQuery } from './variantsQuery.ts';

/** Table for editing a product's variants, or a form to create variants if the product has none. */
export default function VariantsPanel({ record }: { readonly record: GetProductData }) {
  const may = useMay();
  const id = record.variant_group_id;
  const {
    data: group,
    error,
    isPending,
  } = useQuery({
    ...variantsQuery(String(id)),
    enabled: id !== null,
  });
  if (id === null)
    return (
      <Stack gap="sm">
        <Text c="dimmed">{text('products.variants.help')}</Text>
        {may('createVariantGroup') && may('addVariantItem') && <StartVariants record={record} />}
      </Stack>
    );
  if (error) return <Problem error={error} />;
  if (isPending) return <Skeleton height={120} />;
  if (!group) return null;
  return <VariantsTable record={record} like={record} group={group} />;
}
