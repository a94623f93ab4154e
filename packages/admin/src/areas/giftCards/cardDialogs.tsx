import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { shop } from '../../kit/api/shop.ts';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';
import type { GiftCard } from './giftCardQuery.ts';

interface Props {
  readonly card: GiftCard;
  close(): void;
}

/** Dialog that adds to the balance of a gift card, or takes away. */
export function AdjustDialog({ card: { uuid, balance, currency }, close }: Props) {
  const form = useForm({ initialValues: { amount: '' as number | string, reason: '' } });
  return (
    <FormDialog
      title={text('giftCards.adjust')}
      form={form}
      queryKey="giftCards"
      close={close}
      run={({ amount, reason }) => shop.giftCards.adjust(uuid, { amount, reason })}
    >
      <Text size="sm">{text('ledger.balance', { amount: moneyText(balance, currency) })}</Text>
      <MoneyInput
        label={text('ledger.change')}
        description={text('ledger.change.help')}
        currency={currency}
        required
        data-autofocus
        {...form.getInputProps('amount')}
      />
      <TextInput label={text('ledger.reason')} required {...form.getInputProps('reason')} />
    </FormDialog>
  );
}

/** Dialog that gives a gift card a new code and mails it. */
export function ResendDialog({ card: { uuid, email }, close }: Props) {
  const form = useForm({ initialValues: { email: email ?? '' } });
  return (
    <FormDialog
      title={text('giftCards.resend')}
      label={text('giftCards.resend.send')}
      form={form}
      queryKey="giftCards"
      close={close}
      run={(values) => shop.giftCards.resend(uuid, { email: values.email.trim() || null })}
    >
      <Text size="sm">{text('giftCards.resend.text')}</Text>
      <TextInput
        type="email"
        label={text('giftCards.email')}
        required
        data-autofocus
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
}

/** Dialog that makes a gift card void. */
export function VoidDialog({ card: { uuid, balance, currency }, close }: Props) {
  const form = useForm({ initialValues: { reason: '' } });
  return (
    <FormDialog
      title={text('giftCards.void')}
      label={text('giftCards.void')}
      form={form}
      queryKey="giftCards"
      close={close}
      run={(values) => shop.giftCards.void(uuid, values)}
    >
      <Text size="sm">{text('giftCards.void.text', { amount: moneyText(balance, currency) })}</Text>
      <TextInput label={text('ledger.reason')} required data-autofocus {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
