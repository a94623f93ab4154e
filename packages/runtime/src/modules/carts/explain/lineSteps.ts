import type { Minor } from '../../../platform/money.ts';
import type { LineFigures } from '../../pricing/index.ts';
import { percentText } from '../../tax/index.ts';
import type { AppliedRate } from '../../tax/index.ts';
import { basisOf, changesBy, levelText, moneyText, roundedText, step } from './cartStep.ts';
import type { Account, CartStep } from './cartStep.ts';
import { couponText } from './couponText.ts';
import type { ProductFacts } from '../facts.ts';

interface ExplainedLine {
  readonly account: Account;
  readonly index: number;
  readonly product: ProductFacts;
  readonly figures: LineFigures;
}

/** How each figure of the line at `index` came about, in the order of the steps. */
export function lineSteps(account: Account, index: number): readonly CartStep[] {
  const line: ExplainedLine = {
    account,
    index,
    product: account.computation.products[index] as ProductFacts,
    figures: account.computation.figures.lines[index] as LineFigures,
  };
  return [
    ...priceSteps(line),
    ...rateSteps(line),
    ...taxedPriceSteps(line),
    ...totalSteps(line),
    ...discountSteps(line),
    ...discountedSteps(line),
  ];
}

const money = ({ account }: ExplainedLine, amount: Minor) => moneyText(amount, account.draft.currency);
const rateText = ({ figures }: ExplainedLine) => `${percentText(figures.taxRate)} %`;
const turnsOf = ({ account, product }: ExplainedLine) =>
  account.turns.filter(({ productId }) => productId === product.product_id);

function priceSteps(line: ExplainedLine): readonly CartStep[] {
  const { account, product, figures } = line;
  const asked = money(line, figures.catalogue_price);
  const { own: catalogue } = basisOf(account, 'product_price', 'product_price_incl_tax');
  const { own: figure } = basisOf(account, 'final_price', 'final_price_incl_tax');
  return [
    step(product.sku, catalogue, 'what the catalogue asks for one unit', asked),
    step(product.sku, figure, 'starts as the catalogue price', asked),
    ...changesBy(turnsOf(line), { sku: product.sku, figure, key: 'cartItemUnitPrice' }, (price) =>
      money(line, price as Minor),
    ),
  ];
}

function rateSteps(line: ExplainedLine): readonly CartStep[] {
  const { account, index, product } = line;
  const applied = account.computation.rates[index] as AppliedRate;
  const found = `${percentText(applied.rate)} %`;
  return [
    step(product.sku, 'tax_percent', matchText(line, applied), found),
    ...changesBy(
      turnsOf(line),
      { sku: product.sku, figure: 'tax_percent', key: 'cartItemTaxRate' },
      (percent) => `${percent as string} %`,
    ),
  ];
}

/** Which rates matched, or why none did. */
function matchText({ account, product }: ExplainedLine, { applied }: AppliedRate): string {
  const { base } = account.computation;
  if (product.tax_class === null) return 'the product has no tax class';
  if (base === null)
    return `no address to tax at is known yet (baseCalculationAddress: ${account.facts.settings.baseCalculationAddress})`;
  const place = [base.country, base.province, base.postcode].filter(Boolean).join(' ');
  const where = `${place} (${whoseAddress(account)} address)`;
  return applied.length === 0
    ? `no rate of tax class ${product.tax_class} matches ${where}`
    : `${applied.join(' + ')} at ${where}`;
}

function whoseAddress({ draft, computation: { base } }: Account): string {
  if (base === draft.addresses.shipping) return 'shipping';
  return base === draft.addresses.billing ? 'billing' : 'store';
}

function taxedPriceSteps(line: ExplainedLine): readonly CartStep[] {
  const { account, product, figures } = line;
  const { priceIncludingTax } = account.facts.settings;
  const text = `${priceIncludingTax ? 'without' : 'with'} ${rateText(line)} of tax, ${roundedText(account)}`;
  return (['product_price', 'final_price'] as const).map((name) => {
    const other = priceIncludingTax ? name : (`${name}_incl_tax` as const);
    return step(product.sku, other, text, money(line, figures[other]));
  });
}

const taxOn = (line: ExplainedLine, amount: Minor) =>
  `${rateText(line)} ${line.account.facts.settings.priceIncludingTax ? 'contained in' : 'of'} ` +
  `${money(line, amount)}, ${levelText(line.account)}`;

function totalSteps(line: ExplainedLine): readonly CartStep[] {
  const { account, product, figures } = line;
  const { own, other } = basisOf(account, 'line_total', 'line_total_incl_tax');
  const isGross = account.facts.settings.priceIncludingTax;
  const otherTotal = isGross ? figures.line_total : figures.line_total_incl_tax;
  return [
    step(product.sku, own, `${figures.qty} × ${money(line, figures.unit_price)}`, money(line, figures.base)),
    step(
      product.sku,
      'tax_amount_before_discount',
      taxOn(line, figures.base),
      money(line, figures.tax_amount_before_discount),
    ),
    step(product.sku, other, `${own} ${isGross ? 'less' : 'and'} its tax`, money(line, otherTotal)),
  ];
}

function discountSteps(line: ExplainedLine): readonly CartStep[] {
  const { account, index, product } = line;
  const { given } = account.computation;
  const amountOf = (discounts: unknown) => money(line, (discounts as readonly Minor[])[index] ?? 0);
  return [
    step(product.sku, 'discount_amount', ruleText(line), money(line, given[index] as Minor)),
    ...changesBy(
      account.turns,
      { sku: product.sku, figure: 'discount_amount', key: 'cartDiscounts' },
      amountOf,
    ),
  ];
}

function ruleText({ account, index }: ExplainedLine): string {
  const { code, grant } = account.computation.coupon;
  if (!grant) return 'no coupon holds';
  return `coupon ${code}: ${couponText(grant.discount, account.draft.currency, index)}`;
}

function discountedSteps(line: ExplainedLine): readonly CartStep[] {
  const { account, product, figures } = line;
  const { own, other } = basisOf(account, 'line_total_with_discount', 'line_total_with_discount_incl_tax');
  const isGross = account.facts.settings.priceIncludingTax;
  const left = figures.base - figures.discount_amount;
  const otherLeft = isGross ? figures.line_total_with_discount : figures.line_total_with_discount_incl_tax;
  return [
    step(product.sku, own, 'the line less its discount', money(line, left)),
    step(product.sku, 'tax_amount', taxOn(line, left), money(line, figures.tax_amount)),
    step(product.sku, other, `${own} ${isGross ? 'less' : 'and'} its tax`, money(line, otherLeft)),
  ];
}
