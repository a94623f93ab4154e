import { CART_AMOUNTS, LINE_AMOUNTS } from '../../pricing/index.ts';
import { percentText } from '../../tax/index.ts';
import { moneyText, step } from './cartStep.ts';
import type { Account, CartStep } from './cartStep.ts';
import { cartSteps } from './cartSteps.ts';
import { lineSteps } from './lineSteps.ts';

/** Explains all values of a cart: first with tax by line and for the cart, then what changes for a buyer who pays no tax. */
export function allSteps(account: Account): readonly CartStep[] {
  const { computation } = account;
  const taxed = { ...account, computation: { ...computation, totals: computation.taxed } };
  return [
    ...computation.taxed.lines.flatMap((line) => lineSteps(taxed, line)),
    ...cartSteps(taxed),
    ...taxFreeSteps(account),
  ];
}

/** Explains the values that change because the buyer pays no tax. */
function taxFreeSteps({ draft: { currency }, computation }: Account): readonly CartStep[] {
  const { taxFree, taxed, totals } = computation;
  if (!taxFree) return [];
  const text =
    taxFree.kind === 'reverseCharge' ? 'without tax: reverse charge' : 'without tax: the buyer is exempt';
  const change = (sku: string | null, name: string, before: number, after: number) =>
    before === after ? [] : [step(sku, name, text, moneyText(after, currency), moneyText(before, currency))];
  const lines = totals.lines.flatMap((line, index) => {
    const before = taxed.lines[index] ?? line;
    return [
      ...LINE_AMOUNTS.flatMap((name) => change(line.sku, name, before[name], line[name])),
      ...(before.taxRate.n === 0n
        ? []
        : [
            step(
              line.sku,
              'tax_percent',
              text,
              `${percentText(line.taxRate)} %`,
              `${percentText(before.taxRate)} %`,
            ),
          ]),
    ];
  });
  return [...lines, ...CART_AMOUNTS.flatMap((name) => change(null, name, taxed[name], totals[name]))];
}
