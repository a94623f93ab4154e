import type { AllowanceTerms, TaxTerms, Terms } from './terms.ts';

/** Amounts are compared as whole numbers of 10^-8. */
const SCALE = 8;
const ONE = 10n ** BigInt(SCALE);

/** Returns a decimal as a whole number, and 0 for an absent one. */
function exact(decimal: string | null): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal ?? '0') ?? [];
  const value = BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
  return sign === '-' ? -value : value;
}

const total = (amounts: readonly (string | null)[]): bigint =>
  amounts.reduce((sum, amount) => sum + exact(amount), 0n);
const abs = (value: bigint): bigint => (value < 0n ? -value : value);
const has = (text: string | null): boolean => text !== null && text.trim() !== '';
const decimalsOf = (amount: string | null): number => (amount ?? '').split('.')[1]?.length ?? 0;

type Rule = (terms: Terms) => boolean;

const amountsOf = ({ totals, lines, allowances, taxes }: Terms): readonly (string | null)[] => [
  ...Object.values(totals),
  ...lines.flatMap((line) => [line.net, ...line.allowances.map(({ amount }) => amount)]),
  ...allowances.map(({ amount }) => amount),
  ...taxes.flatMap(({ net, tax }) => [net, tax]),
];

const chargesOf = (terms: Terms, isCharge: boolean): readonly AllowanceTerms[] =>
  terms.allowances.filter((one) => one.isCharge === isCharge);

/** The rules that EN 16931 has of every document. */
const GENERAL: Readonly<Record<string, Rule>> = {
  'BR-2': ({ number }) => has(number),
  'BR-3': ({ issuedOn }) => /^\d{4}-\d\d-\d\d$/.test(issuedOn ?? ''),
  'BR-4': ({ type }) => ['380', '381'].includes(type ?? ''),
  'BR-5': ({ currency }) => /^[A-Z]{3}$/.test(currency ?? ''),
  'BR-6': ({ seller }) => has(seller.name),
  'BR-7': ({ buyer }) => has(buyer.name),
  'BR-9': ({ seller }) => /^[A-Z]{2}$/.test(seller.country ?? ''),
  'BR-11': ({ buyer }) => /^[A-Z]{2}$/.test(buyer.country ?? ''),
  'BR-12': ({ totals }) => has(totals.lines),
  'BR-13': ({ totals }) => has(totals.net),
  'BR-14': ({ totals }) => has(totals.gross),
  'BR-15': ({ totals }) => has(totals.due),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) => new Set(lines.map(({ id }) => id)).size === lines.length,
  'BR-22': ({ lines }) => lines.every(({ qty }) => has(qty)),
  'BR-23': ({ lines }) => lines.every(({ unit }) => has(unit)),
  'BR-24': ({ lines }) => lines.every(({ net }) => has(net)),
  'BR-25': ({ lines }) => lines.every(({ name }) => has(name)),
  'BR-26': ({ lines }) => lines.every(({ price }) => has(price)),
  'BR-27': ({ lines }) => lines.every(({ price }) => exact(price) >= 0n),
  'BR-31': (terms) => chargesOf(terms, false).every(({ amount }) => has(amount)),
  'BR-32': (terms) => chargesOf(terms, false).every(({ category }) => has(category)),
  'BR-33': (terms) => chargesOf(terms, false).every(({ reason, code }) => has(reason) || has(code)),
  'BR-36': (terms) => chargesOf(terms, true).every(({ amount }) => has(amount)),
  'BR-37': (terms) => chargesOf(terms, true).every(({ category }) => has(category)),
  'BR-38': (terms) => chargesOf(terms, true).every(({ reason, code }) => has(reason) || has(code)),
  'BR-41 and 43': ({ lines }) =>
    lines.every(({ allowances }) => allowances.every(({ amount }) => has(amount))),
  'BR-42 and 44': ({ lines }) =>
    lines.every(({ allowances }) => allowances.every(({ reason, code }) => has(reason) && has(code))),
  'BR-45 to 48': ({ taxes }) =>
    taxes.every(
      (tax) => has(tax.net) && has(tax.tax) && has(tax.category) && (has(tax.rate) || tax.category === 'O'),
    ),
  'BR-49': ({ paymentCode }) => has(paymentCode),
  'BR-50': ({ hasAccount, account }) => !hasAccount || has(account),
  'BR-61': ({ paymentCode, account }) => !['30', '58'].includes(paymentCode ?? '') || has(account),
  'BR-53': ({ taxCurrency, totals }) => has(taxCurrency) === has(totals.accountedTax),
  'BR-55': ({ type, preceding }) => type !== '381' || has(preceding),
  'BR-57': ({ hasDelivery, deliveryCountry }) => !hasDelivery || has(deliveryCountry),
  'BR-62 and 63': ({ seller, buyer }) =>
    [seller, buyer].every(({ endpoint, endpointScheme }) => !has(endpoint) || has(endpointScheme)),
  'BR-CO-4': ({ lines }) => lines.every(({ category }) => has(category)),
  'BR-CO-9': ({ seller, buyer }) =>
    [seller, buyer].every(({ vatId }) => vatId === null || /^[A-Z]{2}/.test(vatId)),
  'BR-CO-10': ({ totals, lines }) => exact(totals.lines) === total(lines.map(({ net }) => net)),
  'BR-CO-11': (terms) =>
    exact(terms.totals.allowances) === total(chargesOf(terms, false).map(({ amount }) => amount)),
  'BR-CO-12': (terms) =>
    exact(terms.totals.charges) === total(chargesOf(terms, true).map(({ amount }) => amount)),
  'BR-CO-13': ({ totals }) =>
    exact(totals.net) === exact(totals.lines) - exact(totals.allowances) + exact(totals.charges),
  'BR-CO-14': ({ totals, taxes }) => exact(totals.tax) === total(taxes.map(({ tax }) => tax)),
  'BR-CO-15': ({ totals }) => exact(totals.gross) === exact(totals.net) + exact(totals.tax),
  'BR-CO-16': ({ totals }) =>
    exact(totals.due) === exact(totals.gross) - exact(totals.paid) + exact(totals.rounding),
  'BR-CO-17': ({ taxes }) =>
    taxes.every(({ net, tax, rate }) => {
      const computed = (exact(net) * exact(rate)) / (100n * ONE);
      return abs(exact(tax) - computed) <= ONE;
    }),
  'BR-CO-18': ({ taxes }) => taxes.length > 0,
  'BR-CO-25': ({ totals, dueOn }) => exact(totals.due) <= 0n || has(dueOn),
  'BR-CO-26': ({ seller }) => has(seller.id) || has(seller.vatId),
  'BR-DEC': (terms) => amountsOf(terms).every((amount) => decimalsOf(amount) <= 2),
  // Peppol has this rule, within 0.02; it holds exactly.
  'PEPPOL-EN16931-R120': ({ lines }) =>
    lines.every((line) => {
      const allowances = line.allowances.map(({ isCharge, amount }) => (isCharge ? 1n : -1n) * exact(amount));
      const before = (exact(line.qty) * exact(line.price)) / exact(line.priceQty);
      return exact(line.net) === allowances.reduce((sum, amount) => sum + amount, before);
    }),
};

/** The part of the names of rules for each VAT category, as EN 16931 abbreviates them. */
const CATEGORIES = { S: 'S', Z: 'Z', E: 'E', AE: 'AE', K: 'IC', G: 'G', O: 'O' } as const;
type Category = keyof typeof CATEGORIES;

const partsAt = ({ lines, allowances }: Terms, { category, rate }: Pick<TaxTerms, 'category' | 'rate'>) => [
  ...lines.filter((line) => line.category === category && line.rate === rate).map(({ net }) => exact(net)),
  ...allowances
    .filter((one) => one.category === category && one.rate === rate)
    .map(({ isCharge, amount }) => (isCharge ? 1n : -1n) * exact(amount)),
];

/** The rules of one VAT category, by their last number. They hold only if the document uses the category. */
const OF_CATEGORY: Readonly<Record<string, (terms: Terms, category: Category) => boolean>> = {
  '01': ({ taxes }, category) => {
    const count = taxes.filter((tax) => tax.category === category).length;
    return category === 'S' ? count >= 1 : count === 1;
  },
  '02 to 04': ({ seller, buyer }, category) => {
    if (category === 'O') return seller.vatId === null && buyer.vatId === null;
    const isKnown = has(seller.vatId) || (has(seller.taxId) && ['S', 'Z', 'E'].includes(category));
    return isKnown && (!['AE', 'K'].includes(category) || has(buyer.vatId));
  },
  '05 to 07': ({ lines, allowances }, category) =>
    [...lines, ...allowances]
      .filter((one) => one.category === category)
      .every(({ rate }) => {
        if (category === 'O') return rate === null;
        return category === 'S' ? exact(rate) > 0n : rate !== null && exact(rate) === 0n;
      }),
  '08': (terms, category) =>
    terms.taxes
      .filter((tax) => tax.category === category)
      .every((tax) => exact(tax.net) === partsAt(terms, tax).reduce((sum, net) => sum + net, 0n)),
  '09': ({ taxes }, category) =>
    category === 'S' || taxes.every((tax) => tax.category !== category || exact(tax.tax) === 0n),
  '10': ({ taxes }, category) =>
    taxes
      .filter((tax) => tax.category === category)
      .every(({ reason, code }) =>
        category === 'S' || category === 'Z' ? reason === null && code === null : has(reason) || has(code),
      ),
  '11 and 12': (terms, category) => {
    if (category === 'K') return has(terms.deliveredOn) && has(terms.deliveryCountry);
    return category !== 'O' || [...terms.lines, ...terms.taxes].every((one) => one.category === 'O');
  },
};

/** Lists the rules of EN 16931 that an e-invoice breaks. */
export function brokenRules(terms: Terms): readonly string[] {
  const general = Object.keys(GENERAL).filter((id) => !GENERAL[id]?.(terms));
  const used = Object.keys(CATEGORIES).filter((category): category is Category =>
    [...terms.lines, ...terms.allowances, ...terms.taxes].some((one) => one.category === category),
  );
  const ofCategories = used.flatMap((category) =>
    Object.keys(OF_CATEGORY)
      .filter((id) => !OF_CATEGORY[id]?.(terms, category))
      .map((id) => `BR-${CATEGORIES[category]}-${id}`),
  );
  return [...general, ...ofCategories];
}
