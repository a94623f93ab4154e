import { z } from 'zod';
import { itemBody } from '../../carts/index.ts';

/**
 * The fields of a gift card in the form of its page. `inputs.other` is the amount that was entered if none was chosen, in the currency
 * `inputs.currency`.
 */
export const INPUT_FIELDS = [
  'inputs.amount',
  'inputs.other',
  'inputs.currency',
  'inputs.recipient_name',
  'inputs.recipient_email',
  'inputs.message',
  'inputs.deliver_at',
] as const;

/**
 * Turns the fields of a form into the inputs of a line: the amount is the chosen one, in the shop's currency, or the entered one, in that of the
 * page. Empty fields are left out.
 */
function inputsOfForm(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const { amount, other, currency, ...others } = sent as Readonly<Record<string, unknown>>;
  const isOther = amount === 'other' || (amount === undefined && other !== undefined);
  const filled = Object.entries(others).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(filled),
    ...(isOther && currency !== undefined
      ? { entered: { amount: withPoint(other), currency } }
      : { amount: withPoint(isOther ? other : amount) }),
  };
}

/** Returns an amount with a decimal point in place of a comma, which people write in many languages. */
const withPoint = (amount: unknown): unknown =>
  typeof amount === 'string' && /^\s*\d+,\d+\s*$/.test(amount) ? amount.trim().replace(',', '.') : amount;

/** The schema of the inputs in the body of a page's form. */
export const sentInputs = z.preprocess(inputsOfForm, itemBody.shape.inputs);
