import type { AppContext } from '../../platform/contracts/context.ts';
import { explainPurchase } from '../../modules/carts/index.ts';
import { rateFor } from '../../modules/tax/rateFor.ts';
import type { TaxRateInputs } from '../../modules/tax/index.ts';
import type { Explanation } from './explanation.ts';
import type { Place } from './explainPrice.ts';
import { addressOf, stepRows } from './explainPrice.ts';

/** The columns that define the area in which a tax rate applies. */
const PLACES = ['country', 'province', 'postcode'] as const;

/**
 * Explains which tax rates apply to a product at an address, and which part of the address excludes each of the others. Uses the
 * same rules as carts. Throws 400 for an unknown SKU.
 */
export async function explainTax(
  app: AppContext,
  { sku, qty, place }: { readonly sku: string; readonly qty: number; readonly place: Place },
): Promise<Explanation> {
  const { steps, computation, account } = await explainPurchase(app, app.db, {
    items: [{ sku, qty }],
    address: addressOf(place),
  });
  const [line] = computation.totals.lines;
  const { base } = computation;
  const classId = line?.product.tax_class ?? null;
  const rates = account.inputs.taxRates.filter(({ tax_class_id }) => tax_class_id === classId);
  const applies = (rate: TaxRateInputs) => rateFor([rate], classId, base).applied.length > 0;
  const why = (rate: TaxRateInputs): string => {
    if (applies(rate)) return 'applies';
    if (base === null) return 'no address to tax at is known';
    const guilty = PLACES.filter((part) => !applies({ ...rate, ...EVERYWHERE, [part]: rate[part] }));
    return `not at this ${guilty.join(' and ')}`;
  };
  const taxed = steps.filter(({ sku: of, field }) => of !== null && /tax/.test(field));
  const percent = taxed.findLast(({ field }) => field === 'tax_percent')?.after ?? '0 %';
  return {
    result:
      classId === null
        ? `${sku} has no tax class and is sold without tax.`
        : `${sku} is taxed at ${percent}: ${taxed.findLast(({ field }) => field === 'tax_amount')?.after ?? '0'} of tax.`,
    sections: [
      {
        title: 'Taxed at',
        rows: [
          {
            setting: account.inputs.settings.baseCalculationAddress,
            country: base?.country ?? null,
            province: base?.province || null,
            postcode: base?.postcode || null,
          },
        ],
      },
      {
        title: 'Rates of the tax class',
        rows: rates.map((rate) => ({
          name: rate.name,
          rate: `${rate.rate} %`,
          compound: rate.is_compound,
          priority: rate.priority,
          country: rate.country,
          province: rate.province,
          postcode: rate.postcode,
          why: why(rate),
        })),
      },
      { title: 'Steps', rows: stepRows(taxed) },
    ],
  };
}

const EVERYWHERE = { country: '*', province: '*', postcode: '*' };
