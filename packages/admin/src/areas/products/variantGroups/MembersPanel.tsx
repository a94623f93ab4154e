import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../../kit/api/shop.ts';
import type { GetVariantGroupData } from '@shop/sdk';
import { Problem } from '../../../kit/shared/Problem.tsx';
import { VariantsTable } from '../variants/VariantsTable.tsx';
import { variantsQuery } from '../variants/variantsQuery.ts';

/** Table for editing a group's variants. New variants are copied from the main variant. */
export function MembersPanel({ record }: { readonly record: GetVariantGroupData }) {
  const { main } = record;
  const group = useQuery(variantsQuery(record.uuid));
  const like = useQuery({
    queryKey: ['products', 'record', String(main)],
    queryFn: () => shop.products.get(String(main)),
    enabled: main !== null,
  });
  const error = group.error ?? like.error;
  if (error) return <Problem error={error} />;
  if (!group.data || (main !== null && !like.data)) return <Skeleton height={120} />;
  return <VariantsTable record={null} like={like.data ?? null} group={group.data} />;
}
