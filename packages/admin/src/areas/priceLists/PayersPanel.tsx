import { Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { RecordInput } from '../../kit/shared/RecordsInput.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';
import { currencyChoices, groupChoices } from './choices.ts';

/** Panel that answers who pays what for a product, and why. */
export default function PayersPanel() {
  const [sku, setSku] = useState<string | null>(null);
  const [group, setGroup] = useState<string | null>(null);
  const [currency, setCurrency] = useState<string | null>(null);
  const [qty, setQty] = useState<number | string>(1);
  const isByGroup = useMay()('listCustomerGroups');
  const groups = useQuery({
    queryKey: ['customerGroups', 'choices'],
    queryFn: groupChoices,
    enabled: isByGroup,
  });
  const currencies = useQuery({ queryKey: ['currencies', 'choices'], queryFn: currencyChoices });
  const query = {
    sku: sku ?? '',
    qty: Number(qty) || 1,
    ...(group !== null && { group }),
    ...(currency !== null && { currency }),
  };
  const { data, error } = useQuery({
    queryKey: ['prices', query],
    queryFn: () => shop.prices.explain(query),
    enabled: sku !== null,
  });
  return (
    <Stack gap="sm">
      <RecordInput kind="sku" label={text('products.one')} value={sku} onChange={setSku} />
      <Select
        label={text('priceLists.payers.group')}
        placeholder={text('priceLists.payers.guest')}
        data={groups.data ?? []}
        value={group}
        onChange={setGroup}
        clearable
      />
      <Select
        label={text('priceLists.currency')}
        data={currencies.data ?? []}
        value={currency}
        onChange={setCurrency}
        clearable
      />
      <IntegerInput label={text('priceLists.payers.qty')} value={qty} min={1} onChange={setQty} />
      {error && <Problem error={error} />}
      {data && <Answer answer={data} />}
    </Stack>
  );
}

type Explained = Awaited<ReturnType<typeof shop.prices.explain>>;

const Answer = ({ answer: { amount, currency, struck, tiers, reasons } }: { readonly answer: Explained }) => (
  <Stack gap="xs" role="status">
    <Text fw={600} fz="lg">
      {amount === null ? text('priceLists.payers.none') : moneyText(amount, currency)}{' '}
      {struck !== null && (
        <Text component="s" c="dimmed">
          {moneyText(struck, currency)}
        </Text>
      )}
    </Text>
    {tiers.length > 0 && (
      <Table>
        <caption className="unseen">{text('priceLists.payers.tiers')}</caption>
        <Table.Tbody>
          {tiers.map((tier) => (
            <Table.Tr key={tier.min_qty}>
              <Table.Td>{text('priceLists.payers.from', { count: tier.min_qty })}</Table.Td>
              <Table.Td ta="end" className="number">
                {moneyText(tier.amount, currency)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    )}
    {reasons.map(({ code, message }, index) => (
      <Text key={`${code} ${index}`} size="sm" c="dimmed">
        {message}
      </Text>
    ))}
  </Stack>
);
