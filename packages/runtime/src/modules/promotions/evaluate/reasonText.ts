import type { Text } from '../../../platform/contracts/messages.ts';
import { readStoredText } from '../../../platform/messages/storedText.ts';
import { formatPrice } from '../../../platform/money.ts';
import type { PromotionReason } from './promotionCart.ts';

/** Returns a reason in words. A message of an extension that is not installed any more is told as a condition that is not met. */
export const reasonText = (
  { message }: PromotionReason,
  { text, locale }: { readonly text: Text; readonly locale: string },
): string =>
  readStoredText(text, message, ({ amount, currency }) => formatPrice(locale, Number(amount), currency)) ??
  text('promotions.reason.other');
