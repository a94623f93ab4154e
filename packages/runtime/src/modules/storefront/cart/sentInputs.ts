import { z } from 'zod';
import { typedAmount } from '../../../platform/http/forms/amounts.ts';
import { itemBody } from '../../carts/index.ts';

/** The fields of a gift card in the form of its page. `inputs.other` is the amount that was entered if none was chosen. */
export const INPUT_FIELDS = [
  'inputs.amount',
  'inputs.other',
  'inputs.recipient_name',
  'inputs.recipient_email',
  'inputs.message',
  'inputs.deliver_at',
] as const;

/** Turns the fields of a form into the inputs of a line: the amount is the chosen or the entered one, and empty fields are left out. */
function inputsOfForm(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const { amount, other, ...others } = sent as Readonly<Record<string, unknown>>;
  const isOther = amount === 'other' || (amount === undefined && other !== undefined);
  const filled = Object.entries(others).filter(([, value]) => value !== '');
  const entered = isOther ? other : amount;
  return {
    ...Object.fromEntries(filled),
    amount: typeof entered === 'string' ? typedAmount(entered) : entered,
  };
}

/** The schema of the inputs in the body of a page's form. */
export const sentInputs = z.preprocess(inputsOfForm, itemBody.shape.inputs);
