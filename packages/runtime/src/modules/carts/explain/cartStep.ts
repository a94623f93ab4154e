import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { ProcessorStep } from '../../../platform/contracts/processors.ts';
import type { PricingInputs } from '../inputs/cartInputs.ts';
import type { CartDraft } from '../draft.ts';
import type { CartComputation } from '../recomputeCart.ts';

/** A step in the computation of a cart value. The last step for a value contains the result. */
export interface CartStep {
  /** The SKU of the line that the value belongs to. Null if the value belongs to the cart. */
  readonly sku: string | null;
  /** The column of the value. */
  readonly field: string;
  /** The human-readable description of the step. */
  readonly text: string;
  /** The extension that changed the value. Null if the shop computed the value. */
  readonly extension: string | null;
  /** The value before an extension changed it, or the amount deducted. Money is a string in major units with its currency. */
  readonly before: string | null;
  readonly after: string | null;
}

/** One run of a processor, and the position of the line that it applied to. */
export interface Turn extends ProcessorStep {
  readonly line: number | null;
}

/** A cart computed for an explanation. */
export interface Account {
  readonly draft: CartDraft;
  readonly inputs: PricingInputs;
  readonly computation: CartComputation;
  readonly turns: readonly Turn[];
  /** The store's weight unit. */
  readonly weightUnit: string;
  /** The steps that name the promotions; see `promotionSteps`. */
  readonly promotions: readonly CartStep[];
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

/** Creates the steps of the processors for a key that changed a value. `show` formats a value as a string. */
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

/** Describes the rounding of one amount, such as the tax on a unit price or the shipping fee. */
export const roundedText = ({ inputs }: Account): string =>
  `rounded ${ROUNDING[inputs.settings.taxRounding]}`;

/** Describes the rounding of line tax. */
export const levelText = (account: Account): string =>
  `${roundedText(account)} ${LEVEL[account.inputs.settings.taxRoundLevel]}`;

/** Returns two columns of an amount: the column on the tax basis used for prices, and the column on the other tax basis. */
export const basisOf = (
  { inputs }: Account,
  net: string,
  gross: string,
): { readonly own: string; readonly other: string } =>
  inputs.settings.priceIncludingTax ? { own: gross, other: net } : { own: net, other: gross };
