import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import { AmountInCurrency } from '../../kit/inputs/AmountInCurrency.tsx';
import { TimeInput } from '../../kit/inputs/TimeInput.tsx';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { ShownOnce } from '../../kit/shared/ShownOnce.tsx';
import { text } from '../../text/text.ts';
import { instantOf } from '../../text/zone.ts';
import { ImportCredit } from './ImportCredit.tsx';

/** Buttons of the list of gift cards: a file of store credit, and a new gift card. */
export default function GiftCardTools() {
  return (
    <>
      <ImportCredit />
      <NewGiftCard />
    </>
  );
}

/** Button that issues a gift card. Its code is shown once, after the dialog. */
function NewGiftCard() {
  const may = useMay();
  const [isOpen, open] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  if (!may('createGiftCard')) return null;
  return (
    <>
      <Button onClick={() => open(true)}>{text('giftCards.new')}</Button>
      {isOpen && <IssueDialog show={setCode} close={() => open(false)} />}
      {code !== null && (
        <Modal opened onClose={() => setCode(null)} title={text('giftCards.issued.title')} centered>
          <ShownOnce title={text('giftCards.code')} value={code} done={() => setCode(null)} />
        </Modal>
      )}
    </>
  );
}

interface Values {
  amount: number | string;
  currency: string | null;
  email: string;
  message: string;
  deliver_at: string;
  expires_at: string;
}

interface Props {
  show(code: string): void;
  close(): void;
}

function IssueDialog({ show, close }: Props) {
  const form = useForm<Values>({
    initialValues: { amount: '', currency: null, email: '', message: '', deliver_at: '', expires_at: '' },
  });
  return (
    <FormDialog
      title={text('giftCards.new')}
      label={text('giftCards.issue')}
      form={form}
      queryKey="giftCards"
      close={close}
      run={async ({ amount, email, message, deliver_at, expires_at, ...values }) => {
        const issued = await shop.giftCards.create({
          amount,
          currency: values.currency,
          email: email.trim() || null,
          message: message.trim() || null,
          deliver_at: deliver_at === '' ? null : instantOf(deliver_at),
          expires_at: expires_at === '' ? null : instantOf(expires_at),
        });
        show(issued.code);
      }}
    >
      <AmountInCurrency form={form} label={text('giftCards.amount')} min={0} />
      <Delivery form={form} />
    </FormDialog>
  );
}

/** Inputs for the recipient of a gift card and its times. */
const Delivery = ({ form }: { readonly form: UseFormReturnType<Values> }) => (
  <>
    <TextInput
      type="email"
      label={text('giftCards.email')}
      description={text('giftCards.email.help')}
      {...form.getInputProps('email')}
    />
    <Textarea
      label={text('giftCards.message')}
      autosize
      minRows={2}
      maxLength={2000}
      {...form.getInputProps('message')}
    />
    <TimeInput
      label={text('giftCards.deliver')}
      description={text('giftCards.deliver.help')}
      {...form.getInputProps('deliver_at')}
    />
    <TimeInput
      label={text('giftCards.expires')}
      description={text('giftCards.expires.help')}
      {...form.getInputProps('expires_at')}
    />
  </>
);
