import { Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';

interface Props {
  readonly record: { readonly sku?: string; readonly updated_at?: string };
}

/** Reads what guests and each group pay for a product in each currency. `isByGroup` is false for an administrator who may not list the groups. */
async function readPrices(sku: string, isByGroup: boolean) {
  const [currencies, groups] = await Promise.all([
    shop.currencies.list(),
    isByGroup ? shop.customerGroups.list() : [],
  ]);
  const codes = currencies.filter(({ status }) => status !== 0).map(({ code }) => code);
  const buyers = [
    { uuid: null, name: text('priceLists.payers.guest') },
    ...groups.map(({ uuid, group_name }) => ({ uuid, name: group_name })),
  ];
  const rows = await Promise.all(
    buyers.map(async ({ uuid, name }) => ({
      name,
      prices: await Promise.all(
        codes.map((currency) =>
          shop.prices.explain({ sku, currency, ...(uuid !== null && { group: uuid }) }),
        ),
      ),
    })),
  );
  return { codes, rows };
}

/** Panel with the prices of a product for guests and all groups, in all currencies. */
export default function BuyerPricesPanel({ record: { sku = '', updated_at } }: Props) {
  const isByGroup = useMay()('listCustomerGroups');
  const { data, error } = useQuery({
    queryKey: ['prices', 'buyers', sku, updated_at],
    queryFn: () => readPrices(sku, isByGroup),
  });
  if (error) return <Problem error={error} />;
  if (!data) return null;
  return (
    <Stack gap="xs">
      <Table.ScrollContainer minWidth={0} type="native">
        <Table>
          <caption className="unseen">{text('products.buyerPrices')}</caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{text('products.buyerPrices.buyer')}</Table.Th>
              {data.codes.map((code) => (
                <Table.Th key={code} scope="col" ta="end">
                  {code}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.rows.map(({ name, prices }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={400}>
                  {name}
                </Table.Th>
                {prices.map(({ amount, currency, source }) => (
                  <Table.Td key={currency} ta="end" className="number">
                    {amount === null ? '–' : moneyText(amount, currency)}
                    <Text size="xs" c="dimmed">
                      {source === null ? '' : text(`products.buyerPrices.${source}`)}
                    </Text>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
