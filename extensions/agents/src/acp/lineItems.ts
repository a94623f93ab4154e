import { toMinor } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { absoluteUrl } from '../selling/absoluteUrl.ts';
import { cleanText } from '../selling/cleanText.ts';
import { lineId } from '../selling/priced.ts';
import type { Priced } from '../selling/priced.ts';
import type { ProductNotice } from '../selling/sale.ts';
import { lineTotals } from './totals.ts';

/** The longest notice of a product. */
const MOST_NOTICE = 1000;

/** The terms by which lines are told. */
interface LineTerms {
  readonly isGross: boolean;
  /** The notices that the law requires with the goods, which are disclosures of their lines. */
  readonly notices: readonly ProductNotice[];
}

/** Returns the lines of a cart or an order. */
export const lineItemsOf = (app: AppContext, { items, currency }: Priced, { isGross, notices }: LineTerms) =>
  items.map((line) => {
    const own = notices.filter(({ sku }) => sku === line.product_sku);
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
      ...(own.length > 0 && {
        disclosures: own.map(({ message }) => ({
          type: 'disclaimer' as const,
          content_type: 'plain' as const,
          content: cleanText(message, MOST_NOTICE),
        })),
      }),
      totals: lineTotals(app, line, { currency, isGross }),
    };
  });
