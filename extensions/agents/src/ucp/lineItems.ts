import { toMinor } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { absoluteUrl } from '../selling/absoluteUrl.ts';
import { cleanText } from '../selling/cleanText.ts';
import { lineId } from '../selling/priced.ts';
import type { Priced, PricedLine } from '../selling/priced.ts';
import { lineTotals } from './totals.ts';

/** Returns an item as the protocol tells it. */
export const itemOf = (app: AppContext, line: PricedLine, currency: string, isGross: boolean) => ({
  id: line.product_sku,
  title: cleanText(line.product_name),
  price: toMinor(isGross ? line.final_price_incl_tax : line.final_price, currency),
  ...(line.thumbnail !== null && { image_url: absoluteUrl(app, line.thumbnail) }),
});

/** Returns the lines of a cart or an order. */
export const lineItemsOf = (app: AppContext, { items, currency }: Priced, isGross: boolean) =>
  items.map((line) => ({
    id: lineId(line),
    item: itemOf(app, line, currency, isGross),
    quantity: line.qty,
    totals: lineTotals(line, currency, isGross),
  }));
