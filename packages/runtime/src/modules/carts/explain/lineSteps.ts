import type { LineInputs } from '../giftCards/lineInputs.ts';
import type { Minor } from '../../../platform/money.ts';
import { percentText } from '../../tax/index.ts';
import type { ComputedLine } from '../recomputeCart.ts';
import { productUnits } from '../lineKey.ts';
import { resolvedUnitPrice, termsOfCart } from '../cartCurrency.ts';
import { basisOf, changesBy, moneyText, roundedText, step } from './cartStep.ts';
import type { Account, CartStep } from './cartStep.ts';
import type { ExplainedLine } from './lineTexts.ts';
import { money, turnsOf, rateText, taxOn } from './lineTexts.ts';
import { discountSteps, discountedSteps } from './discountSteps.ts';

/** Explains the values of a line, in computation order. */
export function lineSteps(account: Account, line: ComputedLine): readonly CartStep[] {
  const explained = { account, line };
  return [
    ...priceSteps(explained),
    ...rateSteps(explained),
    ...taxedPriceSteps(explained),
    ...totalSteps(explained),
    ...discountSteps(explained),
    ...discountedSteps(explained),
  ];
}

function priceSteps(explained: ExplainedLine): readonly CartStep[] {
  const { account, line } = explained;
  const cataloguePrice = money(explained, line.catalogue_price);
  const { own: catalogue } = basisOf(account, 'product_price', 'product_price_incl_tax');
  const { own: field } = basisOf(account, 'final_price', 'final_price_incl_tax');
  return [
    step(line.sku, catalogue, catalogueText(explained), cataloguePrice),
    step(line.sku, field, 'starts as the catalogue price', cataloguePrice),
    ...changesBy(turnsOf(explained), { sku: line.sku, field, key: 'cartItemUnitPrice' }, (price) =>
      money(explained, price as Minor),
    ),
  ];
}

/** Describes the amount of a gift card that was chosen or entered. */
function chosenText({ draft, inputs: { currencies } }: Account, { amount, entered }: LineInputs): string {
  return entered?.currency === termsOfCart(currencies, draft).code
    ? `the amount that was entered, ${entered.amount} ${entered.currency}`
    : `the amount that was chosen, ${amount} ${currencies.base.code}`;
}

/** Describes where the catalog price comes from: the product, or its conversion to the currency of the cart. */
function catalogueText({ account, line: { product, qty, inputs } }: ExplainedLine): string {
  if (inputs) return chosenText(account, inputs);
  const units = productUnits(account.draft.lines).get(product.product_id) ?? qty;
  const { currencies } = account.inputs;
  const terms = termsOfCart(currencies, account.draft);
  const price = resolvedUnitPrice(product, account.inputs, terms, units);
  if (price?.list) return `the price of list "${price.list.code}" for ${units} units`;
  if (price?.source === 'currency') return `the product's own price in ${terms.code}`;
  if (terms.isBase) return 'the catalogue price of one unit';
  if (terms.rate === null) return `none: ${terms.code} has no rate, and the line counts nothing`;
  const { base, code, rate, step: size, ending } = terms;
  const rounding = [
    ...(size === null ? [] : [`in steps of ${moneyText(size, code)}`]),
    ...(ending === null ? [] : [`ending with ${moneyText(ending, code)}`]),
  ];
  return [`${product.price} ${base} at ${rate} ${code} for 1 ${base}`, ...rounding].join(', ');
}

function rateSteps(explained: ExplainedLine): readonly CartStep[] {
  const { line } = explained;
  const found = `${percentText(line.matched.rate)} %`;
  return [
    step(line.sku, 'tax_percent', matchText(explained), found),
    ...changesBy(
      turnsOf(explained),
      { sku: line.sku, field: 'tax_percent', key: 'cartItemTaxRate' },
      (percent) => `${percent as string} %`,
    ),
  ];
}

/** Lists the matching tax rates, or the reason why none matched. */
function matchText({ account, line: { product, matched } }: ExplainedLine): string {
  const { applied } = matched;
  const { base } = account.computation;
  if (product.gift_card?.voucher === 'multi') return 'a gift card that is taxed when it is used';
  if (product.tax_class === null) return 'the product has no tax class';
  if (base === null)
    return `no address to tax at is known yet (baseCalculationAddress: ${account.inputs.settings.baseCalculationAddress})`;
  const place = [base.country, base.province, base.postcode].filter(Boolean).join(' ');
  const where = `${place} (${addressOwner(account)} address)`;
  return applied.length === 0
    ? `no rate of tax class ${product.tax_class} matches ${where}`
    : `${applied.join(' + ')} at ${where}`;
}

function addressOwner({ draft, computation: { base } }: Account): string {
  if (base === draft.addresses.shipping) return 'shipping';
  return base === draft.addresses.billing ? 'billing' : 'store';
}

function taxedPriceSteps(explained: ExplainedLine): readonly CartStep[] {
  const { account, line } = explained;
  const { priceIncludingTax } = account.inputs.settings;
  const text = `${priceIncludingTax ? 'without' : 'with'} ${rateText(explained)} of tax, ${roundedText(account)}`;
  return (['product_price', 'final_price'] as const).map((name) => {
    const other = priceIncludingTax ? name : (`${name}_incl_tax` as const);
    return step(line.sku, other, text, money(explained, line[other]));
  });
}

function totalSteps(explained: ExplainedLine): readonly CartStep[] {
  const { account, line } = explained;
  const { own, other } = basisOf(account, 'line_total', 'line_total_incl_tax');
  const isGross = account.inputs.settings.priceIncludingTax;
  const otherTotal = isGross ? line.line_total : line.line_total_incl_tax;
  return [
    step(line.sku, own, `${line.qty} × ${money(explained, line.unit_price)}`, money(explained, line.base)),
    step(
      line.sku,
      'tax_amount_before_discount',
      taxOn(explained, line.base),
      money(explained, line.tax_amount_before_discount),
    ),
    step(line.sku, other, `${own} ${isGross ? 'less' : 'and'} its tax`, money(explained, otherTotal)),
  ];
}
