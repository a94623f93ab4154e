import type { AppContext } from '../../../platform/contracts/context.ts';
import { reasonText } from '../../promotions/index.ts';
import type { CartDraft } from '../draft.ts';
import type { CartComputation } from '../recomputeCart.ts';
import { moneyText, step } from './cartStep.ts';
import type { CartStep } from './cartStep.ts';

/** Names each promotion that may apply to a cart with what it takes off, or the reasons for which it does not apply. */
export function promotionSteps(
  app: AppContext,
  { currency }: Pick<CartDraft, 'currency'>,
  { evaluated: { promotions }, offers }: Pick<CartComputation, 'evaluated' | 'offers'>,
): readonly CartStep[] {
  const words = { text: app.texts(), locale: app.locale };
  const applied = new Map(promotions?.discounts.map((discount) => [discount.promotion.uuid, discount]));
  const steps = (promotions?.explained ?? []).map(({ promotion, reasons }) => {
    const name = `promotion "${promotion.name}"`;
    const discount = applied.get(promotion.uuid);
    if (discount)
      return step(
        null,
        'discounts',
        `${name} applies${codeText(discount.code)}`,
        moneyText(discount.amount, currency),
      );
    const why = reasons.map((reason) => `${reason.code}: ${reasonText(reason, words)}`).join('; ');
    return step(null, 'discounts', `${name} does not apply (${why})`, null);
  });
  return [...steps, ...offers.notes.map(({ message }) => step(null, 'discounts', message, null))];
}

const codeText = (code: string | null) => (code === null ? '' : ` by code ${code}`);
