import { Anchor, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';

interface Props {
  readonly record: { readonly sku?: string; readonly updated_at?: string };
}

/** The parts that an administrator may see besides the prices. */
interface Sight {
  readonly isByGroup: boolean;
  readonly hasLists: boolean;
}

/** Reads what guests and each group pay for a product in each currency, and the names of the price lists that decide. */
async function readPrices(sku: string, { isByGroup, hasLists }: Sight) {
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
  const uuids = new Set(rows.flatMap(({ prices }) => prices.flatMap(({ list }) => list ?? [])));
  const lists = await Promise.all(hasLists ? [...uuids].map((uuid) => shop.priceLists.get(uuid)) : []);
  return { codes, rows, names: new Map(lists.map(({ uuid, name }) => [uuid, name])) };
}

/** Panel with the prices of a product for guests and all groups, in all currencies. */
export default function BuyerPricesPanel({ record: { sku = '', updated_at } }: Props) {
  const may = useMay();
  const sight = { isByGroup: may('listCustomerGroups'), hasLists: may('getPriceList') };
  const { data, error } = useQuery({
    queryKey: ['prices', 'buyers', sku, updated_at],
    queryFn: () => readPrices(sku, sight),
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
                {prices.map((price) => (
                  <Table.Td key={price.currency} ta="end" className="number">
                    <BuyerPrice price={price} names={data.names} />
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

interface BuyerPriceProps {
  readonly price: Awaited<ReturnType<typeof shop.prices.explain>>;
  /** The names of the price lists by UUID. */
  readonly names: ReadonlyMap<string, string>;
}

/** The price of one unit, where it is from, and the prices of higher quantities. */
function BuyerPrice({ price: { amount, currency, source, list, tiers }, names }: BuyerPriceProps) {
  const name = list === null ? undefined : names.get(list);
  return (
    <>
      {amount === null ? '–' : moneyText(amount, currency)}
      {tiers.map((tier) => (
        <Text key={tier.min_qty} size="xs">
          {text('priceLists.payers.from', { count: tier.min_qty })}: {moneyText(tier.amount, currency)}
        </Text>
      ))}
      {name === undefined ? (
        <Text size="xs" c="dimmed">
          {source === null ? '' : text(`products.buyerPrices.${source}`)}
        </Text>
      ) : (
        <Anchor size="xs" display="block" component={Link} {...linkTo(`/price-lists/edit/${list}`)}>
          {name}
        </Anchor>
      )}
    </>
  );
}
