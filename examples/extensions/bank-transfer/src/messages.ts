import { defineMessages } from '@shop/runtime/extension';

/** Bank transfer messages that shoppers see. */
export const messages = defineMessages('banktransfer', 'en', {
  'banktransfer.name': 'Bank transfer',
  'banktransfer.awaited': 'Awaiting bank transfer',
  'banktransfer.instructions':
    'Please transfer {amount} within 10 days. We ship your order when we receive it.',
  'banktransfer.holder': 'Account holder',
  'banktransfer.iban': 'IBAN',
  'banktransfer.reference': 'Reference',
});

type BankTransferMessages = (typeof messages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends BankTransferMessages {}
}
