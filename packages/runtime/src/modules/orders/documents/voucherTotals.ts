import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import { formatPrice, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Order } from '../order.ts';
import { amountsOfParts } from './billedParts.ts';
import type { BilledPart } from './billedParts.ts';
import type { PrintedBlock } from './printedDocument.ts';

const row = (label: string, amount: number, isStrong = false) => ({ label, amount, isStrong });

/**
 * Lists the totals of an invoice from its taxes on, in major units, if gift cards that were taxed when they were sold paid a part of the order: what they take
 * off, excluding tax, then the tax on the rest by rate, that of the shipping fee included. Pure.
 */
export function taxedTotals(text: Text, { currency }: Order, parts: readonly BilledPart[]) {
  const { gross, taxes } = amountsOfParts(parts, currency);
  const vouchers = parts.filter(({ kind }) => kind === 'adjustment');
  const taken = amountsOfParts(vouchers, currency).net;
  return [
    row(text('orders.document.taxedVoucher'), Number(taken)),
    ...taxes
      .filter(({ tax }) => tax !== 0)
      .map(({ rate, tax }) => row(text('orders.document.taxAt', { percent: rate }), tax)),
    row(text('orders.email.total'), Number(gross), true),
  ];
}

/** Returns the sentence of an invoice about gift cards that were taxed when they were sold. Nothing without them. Pure. */
export function voucherNotes(
  app: Pick<AppContext, 'locale' | 'texts'>,
  { currency, grand_total }: Order,
  taxed: Minor,
): readonly PrintedBlock[] {
  if (taxed === 0) return [];
  const text = app.texts();
  const price = (amount: number) => formatPrice(app.locale, amount, currency);
  const values = { amount: price(toNumber(taxed, currency)), total: price(Number(grand_total)) };
  return [
    {
      label: text('orders.document.taxedVoucher'),
      lines: [text('orders.document.taxedVoucher.sentence', values)],
    },
  ];
}
