import { WalletRefusal } from './ledger.ts';
import type { Ledger } from './ledger.ts';

/** The page on which a person approves a payment or gives up, and where its two buttons lead. */
export function approvalPage(ledger: Ledger, id: string): string {
  const { amount } = ledger.order(id).body.purchase_units[0] ?? {};
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Wallet simulator</title></head>
<body><h1>Wallet simulator</h1><p>Pay ${Number(amount?.value)} ${amount?.currency_code.replace(/\W/g, '')}</p>
<form method="post" action="/checkoutnow?token=${encodeURIComponent(id)}">${button('approve', 'Approve')} ${button('cancel', 'Cancel')}</form>
</body></html>
`;
}

/** Where the shopper is sent after the choice. */
export function chosenUrl(ledger: Ledger, id: string, choice: string): string {
  const order = ledger.order(id);
  const { return_url, cancel_url } = order.body.payment_source.paypal.experience_context;
  if (choice === 'approve' && order.status !== 'PAYER_ACTION_REQUIRED' && order.status !== 'APPROVED')
    throw new WalletRefusal(422, 'ORDER_NOT_PAYABLE');
  const url = new URL(choice === 'approve' ? return_url : cancel_url);
  url.searchParams.set('token', id);
  return url.href;
}

const button = (name: string, label: string) =>
  `<button name="choice" value="${name}" type="submit">${label}</button>`;
