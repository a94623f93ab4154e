import type { AppContext } from '../../../platform/contracts/context.ts';
import { formatPrice, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { convertBack, factorOf } from '../../currencies/index.ts';
import type { Order } from '../order.ts';
import type { PrintedBlock } from './printedDocument.ts';

/**
 * Returns the tax of a document in the shop's currency, which is stated beside that in the currency of the order, at the rate of the order. Nothing
 * without tax, in the shop's own currency, and without a rate. Pure.
 */
export function accountedTaxNotes(
  app: Pick<AppContext, 'config' | 'locale' | 'texts'>,
  { currency, base_rate: rate }: Pick<Order, 'currency' | 'base_rate'>,
  tax: Minor,
): readonly PrintedBlock[] {
  const base = app.config.shop.currency;
  if (currency === base || rate === null || tax === 0) return [];
  const amount = convertBack(tax, { base, isBase: false, factor: factorOf(rate, base, currency) });
  if (amount === null) return [];
  const text = app.texts();
  return [
    {
      label: text('orders.document.accountedTax', { currency: base }),
      lines: [
        text('orders.document.accountedTax.rate', {
          amount: formatPrice(app.locale, toNumber(amount, base), base),
          base,
          rate: Number(rate).toLocaleString(app.locale, { maximumFractionDigits: 10 }),
          currency,
        }),
      ],
    },
  ];
}
