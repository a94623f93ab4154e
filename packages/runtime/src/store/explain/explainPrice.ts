import type { AppContext } from '../../platform/contracts/context.ts';
import { refuse } from '../../platform/errors.ts';
import { explainPurchase } from '../../modules/carts/index.ts';
import type { ExplainedPurchase } from '../../modules/carts/index.ts';
import { findBuyer, findGroup } from './buyer.repo.ts';
import type { ExplainedRow, Explanation } from './explanation.ts';

export interface Place {
  readonly country: string;
  readonly province?: string | undefined;
  readonly postcode?: string | undefined;
  readonly city?: string | undefined;
}

/** Creates an address with empty strings for the missing fields. */
export const addressOf = ({ country, province = '', postcode = '', city = '' }: Place) => ({
  country,
  province,
  postcode,
  city,
});

type Step = ExplainedPurchase['steps'][number];

/** Converts calculation steps to rows. */
export const stepRows = (steps: readonly Step[]): readonly ExplainedRow[] =>
  steps.map(({ field, before, after, text, extension }) => ({
    field,
    before,
    after,
    how: extension === null ? text : `extension "${extension}": ${text}`,
  }));

export interface PriceQuestion {
  readonly sku: string;
  readonly qty: number;
  readonly customer?: string | undefined;
  readonly group?: string | undefined;
  readonly currency?: string | undefined;
  readonly place?: Place | undefined;
}

/**
 * Explains a product's price for a customer, a customer group or a guest. The explanation covers the catalog price, each extension's
 * processors, and the total with tax, as computed for carts. Throws 400 for an unknown SKU, customer, group or currency, and without a price
 * in it.
 */
export async function explainPrice(
  app: AppContext,
  { sku, qty, customer, group, currency, place }: PriceQuestion,
): Promise<Explanation> {
  const buyer =
    customer === undefined
      ? group === undefined
        ? undefined
        : await findGroup(app.db, group)
      : await findBuyer(app.db, customer);
  if (buyer === null)
    throw refuse(
      400,
      customer === undefined ? 'UNKNOWN_CUSTOMER_GROUP' : 'UNKNOWN_CUSTOMER',
      customer === undefined
        ? `Customer group "${group}" does not exist`
        : `Customer "${customer}" does not exist`,
    );
  const { steps, computation, account } = await explainPurchase(
    app,
    app.db,
    { items: [{ sku, qty }], address: place ? addressOf(place) : null, currency },
    buyer,
  );
  const [line] = computation.totals.lines;
  const last = (field: string) =>
    steps.findLast((step) => step.sku !== null && step.field === field)?.after ?? '';
  const { priceIncludingTax } = account.inputs.settings;
  return {
    result: `${line?.qty ?? qty} × ${sku} costs ${last('line_total')} without tax and ${last('line_total_incl_tax')} with tax; one unit ${last(
      priceIncludingTax ? 'final_price_incl_tax' : 'final_price',
    )}.`,
    sections: [
      {
        title: 'Buyer',
        rows: [
          {
            customer: buyer?.customer_email ?? null,
            group: buyer?.customer_group_id ?? null,
            prices: priceIncludingTax ? 'with tax' : 'without tax',
            pays_tax: taxText(computation.taxFree),
          },
        ],
      },
      { title: 'Steps', rows: stepRows(steps.filter((step) => step.sku !== null)) },
    ],
  };
}

/** Says whether a buyer pays tax, and why not. */
function taxText(taxFree: ExplainedPurchase['computation']['taxFree']): string {
  if (taxFree === null) return 'yes';
  if (taxFree.kind === 'reverseCharge') return 'no: reverse charge';
  return taxFree.reason === null ? 'no: exempt' : `no: exempt (${taxFree.reason})`;
}
