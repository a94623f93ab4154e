import { Stack, Table, Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { exactTime, text } from '../../text/text.ts';

const query = adminGraphql(`
  query PriceHistory($id: ID!) {
    product(id: $id) {
      lowestPrice30Days { text }
      priceHistory { uuid startsAt amount { text } compareAtPrice { text } lowestPrice30Days { text } }
    }
  }
`);

/** The number of prices that the panel shows. */
const SHOWN = 20;

/** Panel with the prices that a product has had, and the lowest price before its current reduction. */
export default function PriceHistoryPanel({
  record,
}: {
  readonly record: { readonly uuid: string; readonly updated_at?: string };
}) {
  const { data, error } = useQuery({
    queryKey: ['products', 'prices', record.uuid, record.updated_at],
    queryFn: () => shop.admin.graphql(query, { id: record.uuid }),
  });
  if (error) return <Problem error={error} />;
  const prices = data?.product?.priceHistory?.filter((one) => one !== null) ?? [];
  const lowest = data?.product?.lowestPrice30Days?.text;
  return (
    <Stack gap="sm">
      {lowest && <Text>{text('products.priceHistory.lowestNow', { amount: lowest })}</Text>}
      {data && prices.length === 0 && <Text c="dimmed">{text('products.priceHistory.none')}</Text>}
      {prices.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <Prices prices={prices.slice(0, SHOWN)} />
        </Table.ScrollContainer>
      )}
      {prices.length > SHOWN && (
        <Text c="dimmed">{text('products.priceHistory.more', { count: SHOWN })}</Text>
      )}
    </Stack>
  );
}

interface Amount {
  readonly text: string;
}

interface PastPrice {
  readonly uuid: string;
  readonly startsAt: string;
  readonly amount: Amount;
  readonly compareAtPrice: Amount | null;
  readonly lowestPrice30Days: Amount | null;
}

const Prices = ({ prices }: { readonly prices: readonly PastPrice[] }) => (
  <Table>
    <caption className="unseen">{text('products.priceHistory')}</caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{text('products.priceHistory.since')}</Table.Th>
        <Table.Th scope="col" ta="end">
          {text('products.price')}
        </Table.Th>
        <Table.Th scope="col" ta="end" visibleFrom="sm">
          {text('products.compareAtPrice')}
        </Table.Th>
        <Table.Th scope="col" ta="end">
          {text('products.priceHistory.lowest')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {prices.map(({ uuid, startsAt, amount, compareAtPrice, lowestPrice30Days }) => (
        <Table.Tr key={uuid}>
          <Table.Td>{exactTime(startsAt)}</Table.Td>
          <Table.Td ta="end" className="number">
            {amount.text}
          </Table.Td>
          <Table.Td ta="end" className="number" visibleFrom="sm">
            {compareAtPrice?.text}
          </Table.Td>
          <Table.Td ta="end" className="number">
            {lowestPrice30Days?.text}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
