import { Button, Group } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { unitsQuery } from '../../kit/api/queries.ts';
import { shop } from '../../kit/api/shop.ts';
import { PercentInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { currencyDigits } from '../../text/currencyDigits.ts';
import { text } from '../../text/text.ts';
import { fillIn } from './sheet.ts';
import type { SheetRow } from './sheet.ts';

/** Maximum number of products per request. */
const BATCH = 100;

const document = adminGraphql(`
  query SheetProducts($filters: [FilterInput!]) {
    products(filters: $filters) { items { sku prices { currency regular { value } } } }
  }
`);

interface Props {
  readonly rows: readonly SheetRow[];
  /** Currency of the list. Undefined for the shop's. */
  readonly currency: string | undefined;
  change(rows: readonly SheetRow[]): void;
}

/** Reads the prices of products in a currency, by SKU, without sales. Products that have none are left out. */
async function pricesOf(skus: readonly string[], currency: string): Promise<ReadonlyMap<string, number>> {
  const prices = new Map<string, number>();
  for (let start = 0; start < skus.length; start += BATCH) {
    const filters = [
      { key: 'limit', operation: 'eq' as const, value: String(BATCH) },
      { key: 'sku', operation: 'in' as const, value: skus.slice(start, start + BATCH).join(',') },
    ];
    const { products } = await shop.admin.graphql(document, { filters });
    for (const { sku, prices: all } of products?.items ?? []) {
      const own = all.find((price) => price.currency === currency);
      if (own) prices.set(sku, own.regular.value);
    }
  }
  return prices;
}

/** Input that sets all prices of the sheet to a percentage of the products' prices. */
export function PercentTool({ rows, currency, change }: Props) {
  const may = useMay();
  const { data: units } = useQuery(unitsQuery);
  const [percent, setPercent] = useState<number | string>('');
  const code = currency ?? units?.currency ?? '';
  const fill = useMutation({
    mutationFn: () => pricesOf([...new Set(rows.map(({ sku }) => sku))], code),
    meta: { isWithoutFields: true },
    onSuccess: (prices) => change(fillIn(rows, prices, Number(percent), currencyDigits(code))),
  });
  if (!may('listProducts')) return null;
  const isUsable = typeof percent === 'number' && percent > 0;
  return (
    <>
      <Group gap="xs" align="end">
        <PercentInput
          label={text('priceLists.prices.percent')}
          description={text('priceLists.prices.percent.help')}
          value={percent}
          onChange={setPercent}
          style={{ flex: '1 1 200px' }}
        />
        <Button variant="default" disabled={!isUsable} loading={fill.isPending} onClick={() => fill.mutate()}>
          {text('priceLists.prices.percent.fill')}
        </Button>
      </Group>
      {fill.error && <Problem error={fill.error} />}
    </>
  );
}
