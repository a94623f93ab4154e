import { defineMessages, translateMessages } from '@shop/runtime/extension';

/** The texts of payment by bank transfer, as shoppers read them. */
export const messages = defineMessages('banktransfer', 'en', {
  'banktransfer.name': 'Bank transfer',
  'banktransfer.awaited': 'Waiting for the transfer',
  'banktransfer.instructions': 'Please transfer {amount} within 10 days. We ship when it has arrived.',
  'banktransfer.holder': 'Account holder',
  'banktransfer.iban': 'IBAN',
  'banktransfer.reference': 'Reference',
});

/** The texts in German. */
export const germanMessages = translateMessages(messages, 'de', {
  'banktransfer.name': 'Überweisung',
  'banktransfer.awaited': 'Wartet auf die Überweisung',
  'banktransfer.instructions':
    'Bitte überweisen Sie {amount} innerhalb von 10 Tagen. Wir versenden, sobald der Betrag eingegangen ist.',
  'banktransfer.holder': 'Kontoinhaber',
  'banktransfer.iban': 'IBAN',
  'banktransfer.reference': 'Verwendungszweck',
});

type BankTransferMessages = (typeof messages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends BankTransferMessages {}
}
