import { toMinor } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { absoluteUrl } from '../selling/absoluteUrl.ts';
import { cleanText } from '../selling/cleanText.ts';
import { lineId } from '../selling/priced.ts';
import type { Priced } from '../selling/priced.ts';
import { lineTotals } from './totals.ts';

/** Returns the lines of a cart or an order. */
export const lineItemsOf = (app: AppContext, { items, currency }: Priced, isGross: boolean) =>
  items.map((line) => {
    const name = cleanText(line.product_name);
    const unit = toMinor(isGross ? line.final_price_incl_tax : line.final_price, currency);
    return {
      id: lineId(line),
      item: { id: line.product_sku, name, unit_amount: unit },
      quantity: line.qty,
      name,
      sku: line.product_sku,
      unit_amount: unit,
      ...(line.thumbnail !== null && { images: [absoluteUrl(app, line.thumbnail)] }),
      totals: lineTotals(app, line, { currency, isGross }),
    };
  });
