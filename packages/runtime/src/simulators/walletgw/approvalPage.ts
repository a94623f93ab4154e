import { WalletRefusal } from './ledger.ts';
import type { Ledger } from './ledger.ts';

/** Renders the page on which a shopper approves or cancels a payment. */
export function approvalPage(ledger: Ledger, id: string): string {
  const { amount } = ledger.order(id).body.purchase_units[0] ?? {};
  const buttons = Object.entries(CHOICES).map(
    ([value, label]) => `<p><button name="choice" value="${value}">${label}</button></p>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wallet simulator</title></head>
<body><main><h1>Wallet simulator</h1>
<p>Pay ${Number(amount?.value)} ${amount?.currency_code.replace(/\W/g, '')}. No money moves.</p>
<form method="post" action="/checkoutnow?token=${encodeURIComponent(id)}">
${buttons.join('\n')}
</form></main></body></html>
`;
}

const CHOICES = {
  approve: 'Approve the payment',
  decline: 'Approve it without the money for it: it is declined',
  cancel: 'Cancel, and go back to the shop',
};

/** Returns the URL to redirect the shopper to after the choice. */
export function chosenUrl(ledger: Ledger, id: string, choice: string): string {
  const order = ledger.order(id);
  const { return_url, cancel_url } = order.body.payment_source.paypal.experience_context;
  if (choice === 'approve' && order.status !== 'PAYER_ACTION_REQUIRED' && order.status !== 'APPROVED')
    throw new WalletRefusal(422, 'ORDER_NOT_PAYABLE');
  const url = new URL(choice === 'approve' ? return_url : cancel_url);
  url.searchParams.set('token', id);
  return url.href;
}
