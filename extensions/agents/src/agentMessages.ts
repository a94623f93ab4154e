import { defineMessages } from '@shop/runtime/extension';

/** The sentences that agents are told about a purchase, for the people that they buy for. */
export const agentMessages = defineMessages('agents', 'en', {
  'agents.item_unavailable': 'This item is not available.',
  'agents.out_of_stock': 'There is not enough of this item in stock.',
  'agents.quantity_not_allowed': 'This quantity is not allowed.',
  'agents.no_items': 'The purchase has no items.',
  'agents.email_missing': 'The email address of the buyer is missing.',
  'agents.email_invalid': 'The email address of the buyer is not valid.',
  'agents.destination_missing': 'Say where to ship the goods.',
  'agents.destination_unknown': 'The chosen destination is not among the destinations.',
  'agents.address_incomplete': 'The address is not complete.',
  'agents.address_invalid': 'The address is not valid.',
  'agents.address_undeliverable': 'The shop does not ship to this address.',
  'agents.option_missing': 'Choose a shipping option.',
  'agents.option_unknown': 'The chosen shipping option is not available.',
  'agents.no_way_to_pay': 'An assistant cannot pay this purchase. Continue in the shop.',
  'agents.billing_address_missing': 'A billing address is needed.',
  'agents.instrument_missing': 'A payment instrument is needed.',
  'agents.instrument_unknown': 'The purchase cannot be paid with this instrument.',
  'agents.payment_failed': 'The payment did not go through. Use another payment instrument.',
  'agents.payment_needs_person': 'The buyer has to confirm the payment.',
  'agents.price_changed': 'The total has changed. Show the new total before you complete the purchase.',
  'agents.currency_ignored': 'The purchase is in the currency of the shop.',
  'agents.tax_unknown': 'Taxes are calculated once the address is known.',
  'agents.code_invalid': 'This code is not valid.',
  'agents.code_expired': 'This code has expired.',
  'agents.code_not_combined': 'This code cannot be combined with the others.',
  'agents.code_needs_account': 'This code is for buyers who are signed in.',
  'agents.code_not_eligible': 'This code does not apply to this purchase.',
  'agents.refused': 'The shop cannot take this purchase.',
  'agents.not_found': 'There is nothing with this ID.',
  'agents.too_many': 'Too many purchases are open. Complete or cancel some of them first.',
  'agents.conflict': 'The purchase is over or being paid, and cannot be changed.',
  'agents.digital': 'Digital delivery',
  'agents.marketing_email': 'Yes, send me news and offers by email.',
  'agents.total.items': 'Items',
  'agents.total.refunded': 'Refunded',
  'agents.total.subtotal': 'Subtotal',
  'agents.total.items_discount': 'Discount on items',
  'agents.total.discount': 'Discount',
  'agents.total.fulfillment': 'Shipping',
  'agents.total.tax': 'Tax',
  'agents.total.rounding': 'Rounding',
  'agents.total.total': 'Total',
  'agents.total.excluding_tax': 'Excluding tax',
  'agents.total.contained_tax': 'Tax included',
  'agents.feed.noImage': 'The product has no image.',
  'agents.feed.noPrice': 'The price must be above 0.',
  'agents.feed.noDescription': 'There is no description. The name stands in its place.',
  'agents.feed.noBrand': 'There is no brand. The name of the shop stands in its place.',
});

type AgentMessages = (typeof agentMessages)['texts'];

declare module '@shop/runtime/extension' {
  interface Messages extends AgentMessages {}
}
