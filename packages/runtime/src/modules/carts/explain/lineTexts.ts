import type { Minor } from '../../../platform/money.ts';
import { percentText } from '../../tax/index.ts';
import type { ComputedLine } from '../recomputeCart.ts';
import { levelText, moneyText } from './cartStep.ts';
import type { Account } from './cartStep.ts';

/** A line of an explained cart. */
export interface ExplainedLine {
  readonly account: Account;
  readonly line: ComputedLine;
}

export const money = ({ account }: ExplainedLine, amount: Minor) => moneyText(amount, account.draft.currency);

/** Returns the tax rate of a line as text. */
export const rateText = ({ line }: ExplainedLine) => `${percentText(line.taxRate)} %`;

/** Returns the position of a line in its cart. */
export const positionOf = ({ account, line }: ExplainedLine) =>
  account.computation.totals.lines.indexOf(line);

/** Lists what processors changed on a line. */
export const turnsOf = (explained: ExplainedLine) => {
  const position = positionOf(explained);
  return explained.account.turns.filter((turn) => turn.line === position);
};

/** Returns the text of the tax on an amount. */
export const taxOn = (explained: ExplainedLine, amount: Minor) =>
  `${rateText(explained)} ${explained.account.inputs.settings.priceIncludingTax ? 'contained in' : 'of'} ` +
  `${money(explained, amount)}, ${levelText(explained.account)}`;
