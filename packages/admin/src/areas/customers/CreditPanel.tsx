import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import { AmountInCurrency } from '../../kit/inputs/AmountInCurrency.tsx';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { Ledger } from '../../kit/shared/Ledger.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';

/** Panel for the store credit of a customer, with its ledger. */
export function CreditPanel({ record: { uuid } }: { readonly record: { readonly uuid: string } }) {
  const may = useMay();
  const [isOpen, open] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['customers', 'credit', uuid],
    queryFn: () => shop.customers.getCredit(uuid),
  });
  if (error) return <Problem error={error} />;
  if (!data) return null;
  return (
    <Stack gap="sm">
      {data.balances.length === 0 && <Text c="dimmed">{text('credit.none')}</Text>}
      {data.balances.map(({ currency, balance }) => (
        <Text key={currency}>{text('ledger.balance', { amount: moneyText(balance, currency) })}</Text>
      ))}
      {may('adjustCredit') && (
        <Group>
          <Button variant="default" onClick={() => open(true)}>
            {text('credit.adjust')}
          </Button>
        </Group>
      )}
      {data.entries.length > 0 && <Ledger entries={data.entries} />}
      {isOpen && <AdjustDialog uuid={uuid} close={() => open(false)} />}
    </Stack>
  );
}

interface Props {
  readonly uuid: string;
  close(): void;
}

function AdjustDialog({ uuid, close }: Props) {
  const form = useForm({
    initialValues: { amount: '' as number | string, currency: null as string | null, reason: '' },
  });
  return (
    <FormDialog
      title={text('credit.adjust')}
      form={form}
      queryKey="customers"
      close={close}
      run={(values) => shop.customers.adjustCredit(uuid, values)}
    >
      <AmountInCurrency form={form} label={text('ledger.change')} description={text('ledger.change.help')} />
      <TextInput
        label={text('ledger.reason')}
        description={text('credit.reason.help')}
        required
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
