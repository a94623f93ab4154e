import { WalletRefusal } from './walletRefusal.ts';
import type { Ledger } from './ledger.ts';
import type { WalletOrderState } from './walletState.ts';
import { sharesAccount } from './shopper.ts';
import type { WalletShopper } from './shopper.ts';

/** Renders the page on which a shopper approves or cancels a payment. */
export function approvalPage(order: WalletOrderState, shopper: WalletShopper): string {
  const { amount } = order.body.purchase_units[0] ?? {};
  const isExpress = sharesAccount(order);
  const buttons = Object.entries(isExpress ? { ...CHOICES, approve: CONTINUE } : CHOICES).map(
    ([value, label]) => `<p><button name="choice" value="${value}">${label}</button></p>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wallet simulator</title></head>
<body><main><h1>Wallet simulator</h1>
<p>Pay ${Number(amount?.value)} ${amount?.currency_code.replace(/\W/g, '')}. No money moves.</p>
${isExpress ? accountText(shopper, order) : ''}
<form method="post" action="/checkoutnow?token=${encodeURIComponent(order.id)}">
${buttons.join('\n')}
</form></main></body></html>
`;
}

const CHOICES = {
  approve: 'Approve the payment',
  decline: 'Approve it without the money for it: it is declined',
  cancel: 'Cancel, and go back to the shop',
};
const CONTINUE = 'Approve the payment, and review the order in the shop';

const escaped = (text: string) => text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Describes what the wallet shares with the shop. */
function accountText(
  { email_address, name, phone, address }: WalletShopper,
  { body }: WalletOrderState,
): string {
  const isShipped = body.payment_source.paypal.experience_context.shipping_preference === 'GET_FROM_FILE';
  const lines = [
    `${name.given_name} ${name.surname}`,
    ...(isShipped && address
      ? [
          address.address_line_1,
          `${address.admin_area_2}, ${address.admin_area_1} ${address.postal_code}`,
          address.country_code,
        ]
      : []),
    email_address,
    ...(phone ? [`+${phone.country_code} ${phone.national_number}`] : []),
  ];
  const title = isShipped ? 'Ship to' : 'Your account';
  return `<h2>${title}</h2>\n<p>${lines.map(escaped).join('<br>')}</p>`;
}

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
