import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { ProcessorStep } from '../../../platform/contracts/processors.ts';
import type { PricingInputs } from '../inputs/cartInputs.ts';
import type { CartDraft } from '../draft.ts';
import type { CartComputation } from '../recomputeCart.ts';

/** One step in the computation of a value of a cart. The last step of a value has its result. */
export interface CartStep {
  /** The SKU of the line that the value belongs to; null: it belongs to the cart. */
  readonly sku: string | null;
  /** The column of the value. */
  readonly field: string;
  /** The description of the step, for people. */
  readonly text: string;
  /** The extension that changed the value; null: the shop computed it. */
  readonly extension: string | null;
  /** The value that an extension changed or that was taken away. Money is text in major units with its currency. */
  readonly before: string | null;
  readonly after: string | null;
}

/** One run of a processor, and the line that it was about. */
export interface Turn extends ProcessorStep {
  readonly productId: number | null;
}

/** A cart that was computed for an explanation. */
export interface Account {
  readonly draft: CartDraft;
  readonly inputs: PricingInputs;
  readonly computation: CartComputation;
  readonly turns: readonly Turn[];
  /** The weight unit of the store. */
  readonly weightUnit: string;
}

export const moneyText = (amount: Minor, currency: string): string =>
  `${toDecimal(amount, currency)} ${currency}`;

/** Creates a step of the shop itself. */
export const step = (
  sku: string | null,
  field: string,
  text: string,
  after: string | null,
  before: string | null = null,
): CartStep => ({ sku, field, text, extension: null, before, after });

/** Creates the steps of the processors of a key that changed a value. `show` writes a value as text. */
export const changesBy = (
  turns: readonly Turn[],
  { sku, field, key }: { readonly sku: string | null; readonly field: string; readonly key: string },
  show: (value: unknown) => string,
): readonly CartStep[] =>
  turns
    .filter((turn) => turn.key === key)
    .map((turn) => ({ owner: turn.owner, before: show(turn.before), after: show(turn.after) }))
    .filter(({ before, after }) => before !== after)
    .map(({ owner, before, after }) => ({
      sku,
      field,
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

/** Describes the rounding of one amount, such as the tax of a unit's price or of the shipping fee. */
export const roundedText = ({ inputs }: Account): string =>
  `rounded ${ROUNDING[inputs.settings.taxRounding]}`;

/** Describes the rounding of the tax of lines. */
export const levelText = (account: Account): string =>
  `${roundedText(account)} ${LEVEL[account.inputs.settings.taxRoundLevel]}`;

/** Returns the column of an amount on the basis of prices, and the one of the other basis. */
export const basisOf = (
  { inputs }: Account,
  net: string,
  gross: string,
): { readonly own: string; readonly other: string } =>
  inputs.settings.priceIncludingTax ? { own: gross, other: net } : { own: net, other: gross };
