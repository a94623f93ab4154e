import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { ProcessorStep } from '../../../platform/registry/processors.ts';
import type { CartDraft } from '../draft.ts';
import type { PricingFacts } from '../facts.ts';
import type { CartComputation } from '../recomputeCart.ts';

/** One thing that made a figure of a cart what it is. The last step of a figure has its value. */
export interface CartStep {
  /** The line that the figure is of; null: it is of the cart. */
  readonly sku: string | null;
  /** The column. */
  readonly figure: string;
  /** What happened, for people. */
  readonly text: string;
  /** The extension that changed the figure; null: the shop computed it. */
  readonly extension: string | null;
  /** What an extension found, or what was taken away. Money is text in major units with its currency. */
  readonly before: string | null;
  readonly after: string | null;
}

/** One turn of a processor, and the line that it was about. */
export interface Turn extends ProcessorStep {
  readonly productId: number | null;
}

/** A cart that was computed to be explained. */
export interface Account {
  readonly draft: CartDraft;
  readonly facts: PricingFacts;
  readonly computation: CartComputation;
  readonly turns: readonly Turn[];
  /** Of the store. */
  readonly weightUnit: string;
}

export const moneyText = (amount: Minor, currency: string): string =>
  `${toDecimal(amount, currency)} ${currency}`;

/** A step of the shop itself. */
export const step = (
  sku: string | null,
  figure: string,
  text: string,
  after: string | null,
  before: string | null = null,
): CartStep => ({ sku, figure, text, extension: null, before, after });

/** What the processors of a key did to a figure, those that left it alone passed over. `show` says a value as text. */
export const changesBy = (
  turns: readonly Turn[],
  { sku, figure, key }: { readonly sku: string | null; readonly figure: string; readonly key: string },
  show: (value: unknown) => string,
): readonly CartStep[] =>
  turns
    .filter((turn) => turn.key === key)
    .map((turn) => ({ owner: turn.owner, before: show(turn.before), after: show(turn.after) }))
    .filter(({ before, after }) => before !== after)
    .map(({ owner, before, after }) => ({
      sku,
      figure,
      text: `changed by a processor of ${key}`,
      extension: owner,
      before,
      after,
    }));

const ROUNDING = { round: 'half up', up: 'up', down: 'down' } as const;
const LEVEL = {
  unit: 'for each unit',
  line: 'for the line',
  total: 'once for the whole cart and split over its lines',
} as const;

/** How one amount is rounded, such as the tax of a unit's price or of the shipping fee. */
export const roundedText = ({ facts }: Account): string => `rounded ${ROUNDING[facts.settings.taxRounding]}`;

/** How the tax of lines is rounded. */
export const levelText = (account: Account): string =>
  `${roundedText(account)} ${LEVEL[account.facts.settings.taxRoundLevel]}`;

/** The column of an amount as prices are, and the one of the other basis. */
export const basisOf = (
  { facts }: Account,
  net: string,
  gross: string,
): { readonly own: string; readonly other: string } =>
  facts.settings.priceIncludingTax ? { own: gross, other: net } : { own: net, other: gross };
