import type { Text } from '../../platform/contracts/messages.ts';
import type { QuantityRule } from '../catalog/contract.ts';

/** Returns the sentences about the quantities that can be ordered. Returns null if every quantity can. */
export function quantityText(rule: QuantityRule, text: Text): string | null {
  const { most } = rule;
  const sentences = [
    ...leastText(rule, text),
    ...(most === null ? [] : [text('storefront.quantity.most', { most })]),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Returns the sentence about the step and the least quantity. Only packs contain whole steps from 0. */
function leastText({ step, least }: QuantityRule, text: Text): readonly string[] {
  if (step === 1) return least > 1 ? [text('storefront.quantity.least', { least })] : [];
  if (least % step > 0) return [text('storefront.quantity.steps', { step, least })];
  return [
    least > step
      ? text('storefront.quantity.packsFrom', { step, least })
      : text('storefront.quantity.packs', { step }),
  ];
}
