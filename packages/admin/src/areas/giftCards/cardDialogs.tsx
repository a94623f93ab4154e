import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { shop, staffAddress } from '../../kit/api/shop.ts';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';
import type { GiftCard } from './giftCardQuery.ts';

/** The time after which a printed card is read again, in milliseconds. */
const RELOAD_MS = 2000;

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

/**
 * Dialog that prints a gift card. The form is sent by the browser, which shows the PDF in a new tab: the code is in the PDF and nowhere
 * else.
 */
export function PrintDialog({ card: { uuid, mailed_at, printed_at, email }, close }: Props) {
  const client = useQueryClient();
  const isSealed = email !== null && mailed_at === null && printed_at === null;
  return (
    <Modal opened onClose={close} title={text('giftCards.print')} centered>
      <form
        method="post"
        action={staffAddress(`/api/gift-cards/${uuid}/print`)}
        target="_blank"
        onSubmit={() => {
          // A form that has left the page would not be sent.
          setTimeout(close);
          // The card changes while the new tab loads.
          setTimeout(() => void client.invalidateQueries({ queryKey: ['giftCards'] }), RELOAD_MS);
        }}
      >
        <Stack>
          <Text size="sm">{text(isSealed ? 'giftCards.print.unsent' : 'giftCards.resend.text')}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {text('app.cancel')}
            </Button>
            <Button type="submit" data-autofocus>
              {text('giftCards.print')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
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
