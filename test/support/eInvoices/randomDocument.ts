import * as fc from 'fast-check';
import { priceCart } from '../../workedCases/priceCart.ts';
import { cartIn } from '../../workedCases/randomCart.ts';
import type { Currency } from '../../workedCases/randomCart.ts';
import type { PlainCart } from '../../workedCases/plainCart.ts';
import {
  amountsOfParts,
  grossOf,
  partsOfOrder,
} from '../../../packages/runtime/src/modules/orders/documents/billedParts.ts';
import { toStoredParts } from '../../../packages/runtime/src/modules/orders/documents/storedParts.ts';
import { voucherParts } from '../../../packages/runtime/src/modules/orders/documents/taxedVouchers.ts';
import type { Order } from '../../../packages/runtime/src/modules/orders/order.ts';
import type { EInvoiceSource } from '../../../packages/runtime/src/modules/orders/eInvoices/composeEInvoice.ts';

const rates = fc.constantFrom(
  ['19', '7', '0'],
  ['20', '5.5', '10'],
  ['8.875', '33.3333', '2'],
  ['0', '0', '0'],
);

/** Creates carts that are shipped to Berlin, whose three tax classes have a rate each. */
const taxedCart = (currency: Currency): fc.Arbitrary<PlainCart> =>
  fc.tuple(cartIn(currency), rates).map(([cart, percents]) => ({
    ...cart,
    rates: percents.map((percent, index) => ({
      taxClass: index + 1,
      percent,
      country: '*',
      province: '*',
      postcode: '*',
      isCompound: false,
      priority: 0,
    })),
    shipping: { country: 'DE', province: 'DE-BE', postcode: '10115' },
  }));

/** Lists the circumstances in which two documents of one cart differ. */
const circumstances = fc.record({
  kind: fc.constantFrom('invoice' as const, 'correction' as const, 'credit_note' as const),
  isPaid: fc.boolean(),
  /** True if the snapshot has the parts, which earlier versions did not write. */
  hasParts: fc.boolean(),
  registration: fc.constantFrom('vatId' as const, 'taxNumber' as const, 'none' as const),
  isFirm: fc.boolean(),
  country: fc.constantFrom('DE', 'FR', 'US'),
  isReverseCharge: fc.boolean(),
  isTaxExempt: fc.boolean(),
  exemptReason: fc.constantFrom(null, 'Embassy, § 4 no. 7 & <14>'),
  /** True if a cart with cents is in euros. */
  isInEuros: fc.boolean(),
  shopCurrency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  /** The way in which an unpaid document is paid: not by transfer, or to an account that the shop has named or not. */
  transfer: fc.constantFrom('no' as const, 'account' as const, 'noAccount' as const),
  /** The percentage of the total that gift cards paid that were taxed when they were sold. */
  taxed: fc.constantFrom(0, 0, 0, 41, 100),
});
export type Circumstances = typeof circumstances extends fc.Arbitrary<infer Facts> ? Facts : never;

/** Creates carts with the circumstances under which they are invoiced. */
export const randomCase = fc.tuple(
  fc.constantFrom<Currency[]>('JPY', 'USD', 'KWD').chain(taxedCart),
  circumstances,
);

const VAT_IDS: Readonly<Record<string, string>> = { DE: 'DE123456789', FR: 'FR12345678901' };

/** Prices a cart, and stores it as the document of an order. Null if the cart is empty or has amounts that no order can have. */
export async function documentOf(cart: PlainCart, facts: Circumstances): Promise<EInvoiceSource | null> {
  const priced = await priceCart(cart).catch(() => null);
  if (priced === null || priced.lines.length === 0) return null;
  const { columns, lines } = priced;
  const currency = facts.isInEuros && cart.currency === 'USD' ? 'EUR' : cart.currency;
  const items = lines.map((line, index) => ({
    ...line,
    product_name: `Cup ${index}`,
    order_item_id: index + 1,
  }));
  const whole = partsOfOrder({ ...columns, items } as unknown as Order);
  const taxed = facts.hasParts ? Math.round((grossOf(whole) * facts.taxed) / 100) : 0;
  const parts = [...whole, ...voucherParts('Gift card', whole, taxed)];
  const amounts = amountsOfParts(parts, currency);
  const isUntaxed = amounts.taxes.every(({ rate }) => rate === 0);
  const vatId = VAT_IDS[facts.country];
  const address = {
    full_name: 'Ada Lovelace',
    company: facts.isFirm ? 'Engines & <Sons>' : null,
    vat_id: facts.isFirm ? vatId : null,
    telephone: '555 0100',
    address_1: '12 Analytical Row',
    address_2: 'Floor 2',
    city: 'Town',
    postcode: '10115',
    province: '',
    country: facts.country,
  };
  const order = {
    order_number: '10001',
    customer_email: 'ada@example.com',
    payment_method: 'cod',
    payment_method_name: 'Cash on delivery',
    no_shipping_required: false,
    items,
    billing_address: address,
    shipping_address: address,
    reverse_charge: isUntaxed && facts.isReverseCharge && facts.isFirm && facts.country === 'FR',
    tax_exempt: isUntaxed && facts.isTaxExempt,
    tax_exempt_reason: facts.exemptReason,
    base_rate: '1.0856',
  };
  return {
    kind: facts.kind,
    number: 'R-00001',
    issued_at: '2026-03-01T23:30:00Z',
    supply_date: null,
    currency,
    ...amounts,
    preceding: facts.kind === 'invoice' ? null : { number: 'R-00000', issued_at: '2026-02-01T10:00:00Z' },
    snapshot: {
      language: 'en',
      stored_later: false,
      printed: PRINTED,
      order,
      seller: {
        name: 'Kiln & Glaze',
        legal_name: 'Kiln Ltd',
        vat_id: facts.registration === 'vatId' ? 'DE999999999' : null,
        tax_number: facts.registration === 'taxNumber' ? '12/345/67890' : null,
        email: 'shop@example.com',
        phone: '030 1234567',
        address_1: 'Street 1',
        city: 'Berlin',
        postcode: '10115',
        province: null,
        country: 'DE',
        currency: facts.shopCurrency,
        timezone: 'Europe/Berlin',
      },
      parts: facts.hasParts ? toStoredParts(parts, currency) : undefined,
      paid: facts.isPaid ? amounts.gross : '0',
      transfer:
        facts.isPaid || facts.transfer === 'no'
          ? undefined
          : {
              account_name: 'Kiln & Glaze',
              iban: facts.transfer === 'account' ? 'DE02120300000000202051' : null,
              bic: facts.transfer === 'account' ? 'BYLADEM1001' : null,
              due_on: '2026-03-16',
              terms: '2 % off\nwithin 7 days',
            },
    },
  };
}

const PRINTED = {
  title: 'Invoice',
  sender: ['Kiln & Glaze', 'Street 1', '10115 Berlin'],
  facts: [],
  blocks: [],
  columns: [],
  rows: [],
  totals: [],
  notes: [],
  footer: 'Managing director: A. B.',
};
