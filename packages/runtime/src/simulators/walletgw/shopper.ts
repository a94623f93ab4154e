import type { Money, WalletOrderState } from './walletState.ts';
import { thousandths } from './rules.ts';

/** The account of the shopper, as the wallet shares it with shops. */
export interface WalletShopper {
  email_address: string;
  name: { given_name: string; surname: string };
  /** Null if the shop's account does not ask for telephone numbers. */
  phone: { country_code: string; national_number: string } | null;
  /** The saved address. Null if the shopper has none. */
  address: {
    address_line_1: string;
    address_line_2?: string;
    admin_area_2: string;
    admin_area_1: string;
    postal_code: string;
    country_code: string;
  } | null;
  /** The tax ID, which the gateway has for shoppers in Brazil alone. Null for others. */
  tax_info: { tax_id: string; tax_id_type: 'BR_CPF' | 'BR_CNPJ' } | null;
}

/** Creates the simulated shopper. */
export const newShopper = (): WalletShopper => ({
  email_address: 'ada.lovelace@example.com',
  name: { given_name: 'Ada', surname: 'Lovelace' },
  phone: { country_code: '1', national_number: '5105550100' },
  address: {
    address_line_1: '1 Harbor Street',
    admin_area_2: 'Oakland',
    admin_area_1: 'CA',
    postal_code: '94607',
    country_code: 'US',
  },
  tax_info: null,
});

const experienceOf = ({ body }: WalletOrderState) => body.payment_source.paypal.experience_context;

/** Reports whether a shop reads the shopper's account from an order: the shop shows the final amount after the approval. */
export const sharesAccount = (order: WalletOrderState): boolean =>
  experienceOf(order).user_action === 'CONTINUE';

/** Returns the members of an approved order that describe the shopper. */
export function accountIn(order: WalletOrderState) {
  const { approved } = order;
  if (!approved || !sharesAccount(order)) return {};
  const { email_address, name, phone, address, tax_info } = approved.shopper;
  const shared = { email_address, name, ...(address && { address }), ...(tax_info && { tax_info }) };
  return {
    payment_source: { paypal: { ...shared, ...(phone && { phone_number: phone }) } },
    payer: { ...shared, ...(phone && { phone: { phone_number: phone } }) },
  };
}

/** Returns the address to ship to, if the shop asked for the one in the shopper's account. */
export function shippingIn(order: WalletOrderState) {
  const { approved } = order;
  const address = approved?.shopper.address;
  if (!address || experienceOf(order).shipping_preference !== 'GET_FROM_FILE') return {};
  const { given_name, surname } = approved.shopper.name;
  return { shipping: { name: { full_name: `${given_name} ${surname}` }, address } };
}

/** The most by which a shop may raise an approved amount: 15 percent, or 75 units of the currency if that is more. */
const SHARE = 0.15;
const LEAST = 75_000;

/** Reports whether an amount is within what the shopper approved. */
export function isWithin(order: WalletOrderState, amount: Money): boolean {
  const { approved } = order;
  if (!approved) return true;
  const before = thousandths(approved.amount.value);
  const most = sharesAccount(order) ? before + Math.max(LEAST, before * SHARE) : before;
  const isSame = amount.currency_code === approved.amount.currency_code;
  return isSame && thousandths(amount.value) <= most;
}
